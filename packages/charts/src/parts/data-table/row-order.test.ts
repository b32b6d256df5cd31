import { describe, expect, it } from 'vitest';

import { nextSort, ownOrder, rowOrder, type TableSort } from './row-order.ts';
import type { TableColumn } from '../../chart/table-column.ts';

function columnOf(values: readonly number[]): TableColumn {
  return {
    key: 'a',
    label: 'Butik',
    valueOf: (row) => values[row] ?? Number.NaN,
    textOf: String,
    noteOf: () => null,
    sumOf: () => null,
  };
}

function orderOf(values: readonly number[], sort: TableSort, first = 0, end = values.length): number[] {
  const at = rowOrder(first, end, sort, [columnOf(values)]);
  return Array.from({ length: end - first }, (_, place) => at(place));
}

const missing = Number.NaN;
const falling: TableSort = { key: 'a', direction: 'descending' };
const rising: TableSort = { key: 'a', direction: 'ascending' };

describe('order of rows', () => {
  it('is their own, forwards or backwards', () => {
    expect(orderOf([3, 1, 2], ownOrder)).toEqual([0, 1, 2]);
    expect(orderOf([3, 1, 2], { key: null, direction: 'descending' })).toEqual([2, 1, 0]);
    expect(orderOf([3, 1, 2], { key: 'gone', direction: 'ascending' })).toEqual([0, 1, 2]);
  });

  it('is by value, with what is missing last either way', () => {
    const values = [3, missing, -1, 3, missing, 2];
    expect(orderOf(values, falling)).toEqual([0, 3, 5, 2, 1, 4]);
    expect(orderOf(values, rising)).toEqual([2, 5, 0, 3, 1, 4]);
  });

  it('is of the rows that the chart shows only', () => {
    expect(orderOf([9, 1, 5, 2, 9], falling, 1, 4)).toEqual([2, 3, 1]);
    expect(orderOf([1], falling, 1, 1)).toEqual([]);
  });
});

describe('pressing a column', () => {
  it('puts the highest first, then the lowest', () => {
    const one = nextSort(ownOrder, 'a');
    expect(one).toEqual(falling);
    expect(nextSort(one, 'a')).toEqual(rising);
  });

  it('of the rows themselves goes back to their own order, then backwards', () => {
    expect(nextSort(falling, null)).toEqual(ownOrder);
    expect(nextSort(ownOrder, null)).toEqual({ key: null, direction: 'descending' });
  });
});
