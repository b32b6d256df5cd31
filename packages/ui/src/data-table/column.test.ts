import { describe, expect, it } from 'vitest';

import {
  fittingColumns,
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

describe('columns of a narrow table', () => {
  const invoices = [
    column('number', { minWidth: 100 }),
    column('company', { minWidth: 150, priority: 1, listPlace: 'detail' }),
    column('period', { minWidth: 100, priority: 3, listPlace: 'detail' }),
    column('date', { width: 110, priority: 2 }),
    column('total', { minWidth: 100, align: 'end' }),
    column('status', { minWidth: 100 }),
  ];
  const fitting = (room: number | undefined) => {
    const { columns: shown, details } = fittingColumns(invoices, room);
    return [shown, details].map((some) => some.map(({ id }) => id).join(' '));
  };

  it('all stay where there is room, and while the width is not known', () => {
    expect(fitting(660)).toEqual(['number company period date total status', '']);
    expect(fitting(undefined)).toEqual(['number company period date total status', '']);
  });

  it('leave by their priority, and details go below the name', () => {
    expect(fitting(659)).toEqual(['number company date total status', 'period']);
    expect(fitting(550)).toEqual(['number company total status', 'period']);
    expect(fitting(440)).toEqual(['number total status', 'company period']);
  });

  it('without a priority never leave, and neither does the one that names the row', () => {
    expect(fitting(1)).toEqual(['number total status', 'company period']);
    const [first, ...rest] = invoices;
    const named = first === undefined ? [] : [{ ...first, priority: 9 }, ...rest];
    expect(fittingColumns(named, 1).columns.map(({ id }) => id)).toEqual(['number', 'total', 'status']);
  });
});
