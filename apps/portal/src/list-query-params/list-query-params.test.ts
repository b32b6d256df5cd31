import { initialTableQuery } from '@vinrod/ui/data-table';
import { describe, expect, it } from 'vitest';

import { readListQueryParams, writeListQueryParams } from './list-query-params.ts';

describe('a list in the address', () => {
  it('comes back as it was written, and leaves other parameters alone', () => {
    const query = initialTableQuery({
      sort: { field: 'site_count', direction: 'descending' },
      search: 'Norrviken',
      page: 3,
      pageSize: 50,
    });
    const params = writeListQueryParams(new URLSearchParams('koncern=k-1&status=unpaid'), query, 'name');
    expect(params.toString()).toBe(
      'koncern=k-1&status=unpaid&search=Norrviken&ordering=-site_count&page=3&page_size=50',
    );
    expect(readListQueryParams(params, 'name')).toEqual(query);
  });

  it('leaves no trace of what is as it is at first', () => {
    const first = readListQueryParams(new URLSearchParams(), 'name');
    expect(first.sort).toEqual({ field: 'name', direction: 'ascending' });
    expect(writeListQueryParams(new URLSearchParams('page=4&search=x'), first, 'name').toString()).toBe('');
  });

  it.each([
    'page=0',
    'page=-3',
    'page=abc',
    'page=1e9',
    'page_size=9999',
    'ordering=name;drop',
    'ordering=%20',
    'page=1.5',
  ])('takes the default for %s', (address) => {
    expect(readListQueryParams(new URLSearchParams(address), 'name')).toEqual(
      readListQueryParams(new URLSearchParams(), 'name'),
    );
  });

  it('cuts a search that the contract would refuse', () => {
    expect(readListQueryParams(new URLSearchParams({ search: 'å'.repeat(300) }), null).search).toHaveLength(
      200,
    );
  });
});
