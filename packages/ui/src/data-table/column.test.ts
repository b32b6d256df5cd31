import { describe, expect, it } from 'vitest';

import {
  hiddenAtFirst,
  isHideable,
  listPlaceOf,
  namingColumn,
  orderingField,
  visibleColumns,
  type DataTableColumn,
} from './column.ts';

function column(id: string, more: Partial<DataTableColumn<string>> = {}): DataTableColumn<string> {
  return { id, header: id, text: (row) => row, ...more };
}

const star = column('star', { isHeaderHidden: true });
const name = column('name', { isHiddenAtFirst: true });
const city = column('city', { isHiddenAtFirst: true });
const energy = column('energy', { align: 'end', ordering: 'annual_kwh' });
const power = column('power', { align: 'end', isHideable: false });
const columns = [star, name, city, energy, power];

describe('columns', () => {
  it('are named by the first with a visible header', () => {
    expect(namingColumn(columns)).toBe(name);
  });

  it('may be hidden unless they name the row, have no header or say no', () => {
    expect(columns.filter((each) => isHideable(each, columns))).toEqual([city, energy]);
  });

  it('start hidden only where the reader can bring them back', () => {
    expect([...hiddenAtFirst(columns)]).toEqual(['city']);
  });

  it('leave out what is hidden, never the naming one', () => {
    expect(visibleColumns(columns, new Set(['name', 'city', 'energy']))).toEqual([star, name, power]);
  });

  it('sort by their own field when they have one', () => {
    expect(orderingField(energy)).toBe('annual_kwh');
    expect(orderingField(name)).toBe('name');
  });

  it('become name and one figure on phones', () => {
    expect(columns.map((each) => listPlaceOf(each, columns))).toEqual([
      'none',
      'title',
      'none',
      'figure',
      'none',
    ]);
  });

  it('follow the place they are given', () => {
    const given = [name, energy, column('cost', { listPlace: 'figure' })];
    expect(given.map((each) => listPlaceOf(each, given))).toEqual(['title', 'none', 'figure']);
  });
});
