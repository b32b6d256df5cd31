import { describe, expect, it } from 'vitest';

import {
  initialTableQuery,
  listParameters,
  sortOfOrdering,
  toggledSort,
  withPage,
  withPageSize,
  withSearch,
  withSort,
} from './table-query.ts';

const sorted = initialTableQuery({ sort: { field: 'name', direction: 'ascending' }, page: 3, pageSize: 20 });

describe('listParameters', () => {
  it('leaves out what is not asked for', () => {
    expect(listParameters(initialTableQuery())).toEqual({ limit: 16, offset: 0 });
  });

  it('writes page as offset and a falling sort with a minus', () => {
    const query = {
      ...sorted,
      search: '  lövåsen ',
      sort: { field: 'due_date', direction: 'descending' },
    } as const;
    expect(listParameters(query)).toEqual({
      limit: 20,
      offset: 40,
      search: 'lövåsen',
      ordering: '-due_date',
    });
  });

  it('never asks for rows before the first', () => {
    expect(listParameters({ ...sorted, page: -4 }).offset).toBe(0);
  });
});

describe('sortOfOrdering', () => {
  it('reads what listParameters writes', () => {
    expect(sortOfOrdering('-due_date')).toEqual({ field: 'due_date', direction: 'descending' });
    expect(sortOfOrdering('name,-created_at')).toEqual({ field: 'name', direction: 'ascending' });
  });

  it.each([null, undefined, '', '-', ' '])('finds nothing in %j', (ordering) => {
    expect(sortOfOrdering(ordering)).toBeNull();
  });
});

describe('changes of a query', () => {
  it('start over at the first page when order or search changes', () => {
    expect(withSort(sorted, null)).toMatchObject({ page: 1, sort: null });
    expect(withSearch(sorted, 'kyl')).toMatchObject({ page: 1, search: 'kyl' });
  });

  it('keep the first visible row in view when the page grows', () => {
    expect(withPageSize(sorted, 50)).toMatchObject({ pageSize: 50, page: 1 });
    expect(withPageSize(sorted, 10)).toMatchObject({ pageSize: 10, page: 5 });
  });

  it('never leave the first page backwards', () => {
    expect(withPage(sorted, 0).page).toBe(1);
  });
});

describe('toggledSort', () => {
  it('turns on the same column and starts rising on another', () => {
    expect(toggledSort(sorted.sort, 'name').direction).toBe('descending');
    expect(toggledSort({ field: 'name', direction: 'descending' }, 'name').direction).toBe('ascending');
    expect(toggledSort(sorted.sort, 'city')).toEqual({ field: 'city', direction: 'ascending' });
  });
});
