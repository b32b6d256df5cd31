import { describe, expect, it } from 'vitest';

import { gridMove, inside } from './grid-move.ts';

const shape = { rows: 27, columns: 4 };
const from = (key: string, row: number, column: number, isFar = false) =>
  gridMove(key, isFar, { row, column }, shape);

describe('keys in a table', () => {
  it('go from cell to cell and stop at the edges', () => {
    expect(from('ArrowDown', 0, 1)).toEqual({ row: 1, column: 1 });
    expect(from('ArrowRight', 3, 2)).toEqual({ row: 3, column: 3 });
    expect(from('ArrowUp', 0, 2)).toEqual({ row: 0, column: 2 });
    expect(from('ArrowLeft', 5, 0)).toEqual({ row: 5, column: 0 });
    expect(from('ArrowDown', 26, 0)).toEqual({ row: 26, column: 0 });
  });

  it('go to the ends of the row, and with Ctrl of the table', () => {
    expect(from('Home', 7, 3)).toEqual({ row: 7, column: 0 });
    expect(from('End', 7, 0)).toEqual({ row: 7, column: 3 });
    expect(from('Home', 7, 3, true)).toEqual({ row: 0, column: 0 });
    expect(from('End', 7, 0, true)).toEqual({ row: 26, column: 3 });
    expect(from('ArrowUp', 7, 2, true)).toEqual({ row: 0, column: 2 });
  });

  it('turn pages, and leave what is not theirs', () => {
    expect(from('PageDown', 1, 1)).toEqual({ pages: 1 });
    expect(from('PageUp', 1, 1)).toEqual({ pages: -1 });
    expect(from('Tab', 1, 1)).toBeNull();
    expect(from(' ', 0, 1)).toBeNull();
  });

  it('keep to the cells of a shorter page', () => {
    expect(inside({ row: 25, column: 9 }, { rows: 5, columns: 4 })).toEqual({ row: 4, column: 3 });
  });
});
