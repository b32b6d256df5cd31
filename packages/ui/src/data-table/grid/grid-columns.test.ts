import { describe, expect, it } from 'vitest';

import type { DataTableColumn } from '../column.ts';
import { areSameColumns, expandColumn, gridColumns, selectColumn, type GridShape } from './grid-columns.ts';

function column(id: string, more: Partial<DataTableColumn<string>> = {}): DataTableColumn<string> {
  return { id, header: id, text: (row) => row, ...more };
}

const columns = [
  column('star', { isHeaderHidden: true, width: 40 }),
  column('name', { width: '2fr', minWidth: 180 }),
  column('energy', { align: 'end' }),
  column('status', { width: 60 }),
];

const shape: GridShape = {
  isSelectable: false,
  isExpandable: false,
  headers: { select: 'Välj', expand: 'Öppna' },
  widths: {},
};

describe('gridColumns', () => {
  it('keeps everything up to the name in view', () => {
    const laidOut = gridColumns(columns, { ...shape, isSelectable: true, isExpandable: true });
    expect(laidOut.map(({ id, stickyStart }) => [id, stickyStart])).toEqual([
      [selectColumn, 0],
      [expandColumn, 40],
      ['star', 76],
      ['name', 116],
      ['energy', undefined],
      ['status', undefined],
    ]);
  });

  it('takes the reader’s widths before those of the column', () => {
    const [, name] = gridColumns(columns, { ...shape, widths: { name: 320 } });
    expect(name).toMatchObject({ width: 320, minWidth: 180 });
  });

  it('lets a narrow column be as narrow as it says, and gives words after figures air', () => {
    const status = gridColumns(columns, shape).at(-1);
    expect(status).toMatchObject({ minWidth: 60, isAfterFigures: true });
  });
});

describe('areSameColumns', () => {
  it('sees past new functions, not past new words or widths', () => {
    const laidOut = gridColumns(columns, shape);
    const again = columns.map((each) => ({ ...each, text: () => 'another' }));
    expect(areSameColumns(laidOut, gridColumns(again, shape))).toBe(true);
    expect(areSameColumns(laidOut, gridColumns(columns, { ...shape, widths: { name: 320 } }))).toBe(false);
  });
});
