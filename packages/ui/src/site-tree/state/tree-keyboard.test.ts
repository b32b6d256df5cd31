import { describe, expect, it } from 'vitest';
import { indexTree } from './tree-index.ts';
import { rowByTyping, treeCommand, type TreeSituation } from './tree-keyboard.ts';
import { visibleRows } from './tree-rows.ts';
import { norrviken } from '../tree.fixture.ts';

const index = indexTree(norrviken);

function situation(row: number, closed: readonly string[] = ['group:kyla']): TreeSituation {
  const isOpen = (place: number) => !closed.includes(index.nodes[place]?.key ?? '');
  return { index, rows: visibleRows(index, null, isOpen), row, isOpen, pageSize: 6 };
}

const isFirst = (place: number) => place === 0;

const press = (key: string, row: number, closed?: readonly string[]) =>
  treeCommand(situation(row, closed), key, false, false);

describe('treeCommand', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowUp', 1, 0],
    ['ArrowUp', 0, 0],
    ['ArrowDown', 17, 17],
    ['Home', 9, 0],
    ['End', 2, 17],
    ['PageDown', 2, 8],
    ['PageUp', 2, 0],
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 3, 0],
  ])('%s on row %i goes to row %i', (key, row, target) => {
    expect(press(key, row)).toEqual({ type: 'focus', place: situation(0).rows[target]?.place });
  });

  it('opens a closed branch and closes an open one', () => {
    expect(press('ArrowRight', 17)).toEqual({ type: 'open', places: [17] });
    expect(press('ArrowLeft', 0)).toEqual({ type: 'close', places: [0] });
  });

  it('does nothing where there is nothing to do', () => {
    expect(press('ArrowRight', 1)).toBeNull();
    expect(press('ArrowLeft', 17)).toBeNull();
    expect(press('Escape', 0)).toBeNull();
    expect(press('ArrowDown', 99)).toBeNull();
  });

  it('turns the selection of the row by Space and Enter', () => {
    expect(press(' ', 2)).toEqual({ type: 'toggle', place: 2 });
    expect(press('Enter', 0)).toEqual({ type: 'toggle', place: 0 });
  });

  it('selects only the row by Shift+Enter', () => {
    expect(treeCommand(situation(2), 'Enter', false, true)).toEqual({ type: 'only', place: 2 });
  });

  it('opens all branches beside the row by *', () => {
    const places = [0, 5, 11, 17];
    expect(press('*', 0)).toEqual({ type: 'open', places });
  });

  it('opens all below them, too, when they are open already', () => {
    const nested = indexTree([
      { ...norrviken[0], key: 'top', type: 'company', uuid: 'top', name: 'A', children: norrviken },
    ]);
    const rows = visibleRows(nested, null, isFirst);
    const command = treeCommand(
      { index: nested, rows, row: 0, isOpen: isFirst, pageSize: 6 },
      '*',
      false,
      false,
    );
    expect(command).toEqual({ type: 'open', places: [0, 1, 6, 12, 18] });
  });

  it('selects all by Ctrl+A and leaves other shortcuts alone', () => {
    expect(treeCommand(situation(3), 'a', true, false)).toEqual({ type: 'select-all' });
    expect(treeCommand(situation(3), 'ArrowDown', true, false)).toBeNull();
  });
});

describe('rowByTyping', () => {
  it('goes to the next name that begins with the letters', () => {
    const row = rowByTyping(situation(0), 'butik k');
    expect(index.nodes[situation(0).rows[row ?? -1]?.place ?? -1]?.name).toBe('Butik Kungsgränd 3');
  });

  it('goes on to the next one when the same letter is typed again, and wraps', () => {
    expect(rowByTyping(situation(0), 'n')).toBe(5);
    expect(rowByTyping(situation(5), 'nn')).toBe(11);
    expect(rowByTyping(situation(11), 'n')).toBe(0);
  });

  it('finds nothing for letters no name begins with', () => {
    expect(rowByTyping(situation(0), 'x')).toBeNull();
  });
});
