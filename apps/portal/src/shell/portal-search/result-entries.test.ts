import type { SearchResult } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { resultEntries } from './result-entries.ts';

const norrviken = { uuid: 'k', name: 'Norrviken Livs' };
const base: SearchResult = {
  kind: 'invoice',
  uuid: 'u',
  title: '4100241254',
  details: ['Norrviken Butik AB', '2026-11-04'],
  corporate_group: norrviken,
  company: null,
};

function addresses(...results: Partial<SearchResult>[]): (string | undefined)[] {
  return resultEntries(
    results.map((changes) => ({ ...base, ...changes })),
    'other',
  ).map(({ href }) => href);
}

it('figures issue 7: leads to what was found, in the corporate group it belongs to', () => {
  expect(
    addresses(
      { kind: 'corporate_group', uuid: 'k' },
      { kind: 'company' },
      { kind: 'site', company: 'b' },
      { kind: 'site_group' },
      { kind: 'customer_user' },
      { kind: 'internal_user', corporate_group: null },
      { kind: 'invoice' },
      { kind: 'certificate', title: 'C-2025-0412' },
      { kind: 'news', corporate_group: null },
    ),
  ).toEqual([
    '/corporate-groups/k',
    '/corporate-groups/k/facility/u',
    '/corporate-groups/k/facility/b/site/u',
    '/groups/u',
    '/users/customer-users/k/user/u',
    '/users/internal-users/u',
    '/invoices?koncern=k&invoice=u',
    '/certificate?search=C-2025-0412',
    '/overview/published-news/u',
  ]);
});

it('names the corporate group of what lies in another one than is shown', () => {
  expect(resultEntries([base], 'other')[0]?.description).toBe(
    'Norrviken Butik AB, 2026-11-04, Norrviken Livs',
  );
  expect(resultEntries([base], 'k')[0]?.description).toBe('Norrviken Butik AB, 2026-11-04');
});

it('leaves out what cannot be opened', () => {
  expect(resultEntries([{ ...base, kind: 'site' }], 'k')).toEqual([]);
});
