import { expect, it } from 'vitest';

import { noMissingFilters, readMissingFilters, writeMissingFilters } from './missing-query-params.ts';

it('reads the filters of the address as they were written, and keeps the rest but the page', () => {
  const filters = { gridOwner: 'Sala-Heby Energi & Elnät', leastDays: 7, isOwn: true } as const;
  const params = writeMissingFilters(new URLSearchParams('search=butik&page=3&koncern=alla'), filters);
  expect(params.get('search')).toBe('butik');
  expect(params.get('koncern')).toBe('alla');
  expect(params.has('page')).toBe(false);
  expect(readMissingFilters(params)).toEqual(filters);
});

it('tells sites without a grid owner from those of all', () => {
  const params = writeMissingFilters(new URLSearchParams(), { ...noMissingFilters, gridOwner: '' });
  expect(readMissingFilters(params).gridOwner).toBe('');
  expect(readMissingFilters(new URLSearchParams()).gridOwner).toBeUndefined();
});

it('leaves out what it cannot be', () => {
  expect(readMissingFilters(new URLSearchParams('days=2&own=maybe'))).toEqual(noMissingFilters);
  expect(readMissingFilters(new URLSearchParams('days=x'))).toEqual(noMissingFilters);
  expect(writeMissingFilters(new URLSearchParams(), noMissingFilters).toString()).toBe('');
});
