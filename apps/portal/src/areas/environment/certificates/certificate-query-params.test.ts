import { expect, it } from 'vitest';

import { contentQuery, readCertificateQueryParams, withYear } from './certificate-query-params.ts';

it('reads what it understands', () => {
  expect(readCertificateQueryParams(new URLSearchParams('year=2024&content=partnership'))).toEqual({
    year: 2024,
    edited: 'partnership',
  });
  expect(readCertificateQueryParams(new URLSearchParams('year=20&content=x'))).toEqual({
    year: undefined,
    edited: undefined,
  });
});

it('starts over at the first page when the year is changed', () => {
  const before = new URLSearchParams('page=3&search=C-');
  expect(withYear(before, 2024).toString()).toBe('search=C-&year=2024');
  expect(withYear(withYear(before, 2024), undefined).toString()).toBe('search=C-');
});

it('names a text in an address that is read back', () => {
  expect(readCertificateQueryParams(new URLSearchParams(contentQuery('yearly_usage', 2023)))).toEqual({
    year: 2023,
    edited: 'yearly_usage',
  });
});
