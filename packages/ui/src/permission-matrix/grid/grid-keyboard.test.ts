import { describe, expect, it } from 'vitest';

import { firstPlace, placeAfterKey, type GridShape } from './grid-keyboard.ts';

/** A grid from a drawing: `x` is a control, `.` is an empty cell. */
function grid(...lines: readonly string[]): GridShape {
  return {
    rowCount: lines.length,
    columnCount: lines[0]?.length ?? 0,
    hasControl: ({ row, column }) => lines[row]?.[column] === 'x',
  };
}

const sparse = grid('...x', 'xx.x', 'x..x', 'x.xx');
const go = (row: number, column: number, key: string, isWithControl = false) =>
  placeAfterKey(sparse, { row, column }, key, isWithControl);

describe('keys of the grid', () => {
  it('starts at the first control', () => {
    expect(firstPlace(sparse)).toEqual({ row: 0, column: 3 });
    expect(firstPlace(grid('..', '..'))).toBeNull();
  });

  it('moves with the arrows and passes over what is not there', () => {
    expect(go(1, 0, 'ArrowRight')).toEqual({ row: 1, column: 1 });
    expect(go(1, 1, 'ArrowRight')).toEqual({ row: 1, column: 3 });
    expect(go(1, 3, 'ArrowLeft')).toEqual({ row: 1, column: 1 });
    expect(go(1, 0, 'ArrowDown')).toEqual({ row: 2, column: 0 });
    expect(go(1, 1, 'ArrowDown')).toBeNull();
    expect(go(1, 0, 'ArrowUp')).toBeNull();
  });

  it('stays at the edges', () => {
    expect(go(3, 3, 'ArrowDown')).toBeNull();
    expect(go(3, 3, 'ArrowRight')).toBeNull();
  });

  it('goes to the ends of the row, and with Ctrl to those of the grid', () => {
    expect(go(2, 3, 'Home')).toEqual({ row: 2, column: 0 });
    expect(go(2, 0, 'End')).toEqual({ row: 2, column: 3 });
    expect(go(2, 0, 'Home', true)).toEqual({ row: 0, column: 3 });
    expect(go(0, 3, 'End', true)).toEqual({ row: 3, column: 3 });
  });

  it('goes ten rows, or as far as there are controls', () => {
    const tall = grid('x.', ...Array.from({ length: 14 }, () => 'xx'), '.x');
    expect(placeAfterKey(tall, { row: 1, column: 0 }, 'PageDown', false)).toEqual({ row: 11, column: 0 });
    expect(placeAfterKey(tall, { row: 8, column: 0 }, 'PageDown', false)).toEqual({ row: 14, column: 0 });
    expect(placeAfterKey(tall, { row: 5, column: 1 }, 'PageUp', false)).toEqual({ row: 1, column: 1 });
  });

  it('leaves other keys alone', () => {
    expect(go(1, 0, 'a')).toBeNull();
    expect(go(1, 0, 'ArrowDown', true)).toBeNull();
  });
});
