import { describe, expect, it } from 'vitest';

import { GridStore } from '../grid/grid-store.ts';
import type { RowKeys } from './row-selection.ts';

const rowKeys = ['a', 'b', 'c', 'd'];

/** A table whose app keeps the selection, with an initial selection. */
function tableWith(selected: readonly string[]) {
  let selectedKeys: RowKeys = new Set(selected);
  const set = (store: GridStore): void =>
    store.set({
      ...store.get(),
      rowKeys,
      selection: {
        selectedKeys,
        onChange: (keys) => {
          selectedKeys = keys;
          set(store);
        },
      },
    });
  const store = new GridStore({
    drawCell: () => null,
    currentKey: undefined,
    rowKeys: [],
    selection: undefined,
    sort: undefined,
    onSort: () => undefined,
    onRowAction: undefined,
    onColumnWidthsChange: undefined,
  });
  set(store);
  return { choice: store.choice, selected: () => [...selectedKeys].toSorted().join('') };
}

describe('RowChoice', () => {
  it('chooses a run from the row chosen last, and lets it shrink again', () => {
    const { choice, selected } = tableWith([]);
    choice.toggle('b');
    choice.extendTo('d');
    expect(selected()).toBe('bcd');
    choice.extendTo('c');
    expect(selected()).toBe('bc');
  });

  it('begins a new run where focus has gone in the meantime', () => {
    const { choice, selected } = tableWith([]);
    choice.toggle('a');
    choice.begin('c');
    choice.extendTo('d');
    expect(selected()).toBe('acd');
    choice.begin('d');
    choice.extendTo('c');
    expect(selected()).toBe('ac');
  });

  it('chooses and clears the page, and leaves other pages alone', () => {
    const { choice, selected } = tableWith(['a', 'z']);
    choice.selectPage(true);
    expect(selected()).toBe('abcdz');
    choice.selectPage(false);
    expect(selected()).toBe('z');
  });

  it('knows the rows that can be chosen', () => {
    const { choice } = tableWith([]);
    expect([choice.has('a'), choice.has('group:x')]).toEqual([true, false]);
  });
});
