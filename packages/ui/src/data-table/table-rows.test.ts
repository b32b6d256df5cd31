import { describe, expect, it } from 'vitest';

import { fixedKeysOf, labelSpans, rowKeysOf, sumKey, tableEntries, type RowShape } from './table-rows.ts';

interface Site {
  readonly id: string;
  readonly company: string;
  readonly parts?: readonly Site[];
}

const sites: readonly Site[] = [
  { id: 'a', company: 'Livs' },
  { id: 'b', company: 'Livs', parts: [{ id: 'b1', company: 'Livs' }] },
  { id: 'c', company: 'Butik' },
];

const shape: RowShape<Site> = {
  rowKey: ({ id }) => id,
  rowName: ({ id }) => `Site ${id}`,
  groupOf: ({ company }) => ({ key: company, label: company }),
  childRows: ({ parts }) => parts ?? [],
};

describe('tableEntries', () => {
  it('puts a heading wherever the group changes', () => {
    expect(tableEntries(sites, shape).map(({ id }) => id)).toEqual([
      'group:Livs',
      'a',
      'b',
      'group:Butik',
      'c',
    ]);
  });

  it('has rows only without groups', () => {
    expect(tableEntries(sites, { ...shape, groupOf: undefined }).map(({ kind }) => kind)).toEqual([
      'row',
      'row',
      'row',
    ]);
  });
});

describe('keys', () => {
  it('of rows reach into those below', () => {
    expect(rowKeysOf(tableEntries(sites, shape))).toEqual(['a', 'b', 'b1', 'c']);
  });

  it('of what cannot be chosen are the headings and the sum', () => {
    expect(fixedKeysOf(tableEntries(sites, shape))).toEqual(['group:Livs', 'group:Butik', sumKey]);
  });
});

describe('labelSpans', () => {
  it('lets the label cover the empty columns after it', () => {
    expect(labelSpans(['choose', 'name', 'id', 'energy', 'advice'], 'name', { energy: '362 860' })).toEqual([
      { columnId: 'choose', span: 1 },
      { columnId: 'name', span: 2 },
      { columnId: 'energy', span: 1 },
      { columnId: 'advice', span: 1 },
    ]);
  });

  it('covers the rest of the row when there are no values', () => {
    expect(labelSpans(['name', 'id', 'energy'], 'name', {})).toEqual([{ columnId: 'name', span: 3 }]);
  });
});
