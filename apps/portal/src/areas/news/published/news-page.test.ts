import { expect, it } from 'vitest';

import { readNewsPage, writeNewsPage } from './news-page.ts';

it.each([
  { page: 1, search: '' },
  { page: 3, search: 'effekttopp å & ö' },
])('survives the way into the address and back: %j', (page) => {
  expect(readNewsPage(writeNewsPage(new URLSearchParams('koncern=a'), page))).toEqual(page);
});

it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e9', ''])('shows page one for %j', (address) => {
  expect(readNewsPage(new URLSearchParams(address)).page).toBe(1);
});

it('leaves no trace of what is the default, and other parameters alone', () => {
  const params = writeNewsPage(new URLSearchParams('koncern=a&page=2&search=x'), { page: 1, search: '' });
  expect(params.toString()).toBe('koncern=a');
});
