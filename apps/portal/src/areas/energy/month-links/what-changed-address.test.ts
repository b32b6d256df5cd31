import { expect, it } from 'vitest';

import { readSites } from '#selected-sites';

import { whatChangedAddress } from './what-changed-address.ts';

function paramsOf(address: string): URLSearchParams {
  return new URL(address, 'https://portal.example').searchParams;
}

it('names the corporate group, the month and the sites', () => {
  const every = whatChangedAddress('2026-10', { corporateGroup: 'k', sites: {} });
  expect(every).toBe('/analytics?koncern=k&report=changes&month=2026-10');
  expect(readSites(paramsOf(every))).toBe('all');
  const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  expect(
    readSites(paramsOf(whatChangedAddress('2026-10', { corporateGroup: 'k', sites: { site_id: ids } }))),
  ).toEqual({ ids });
  const many = whatChangedAddress('2026-10', { corporateGroup: 'k', sites: { site_set: 'A___4' } });
  expect(readSites(paramsOf(many))).toEqual({ set: 'A___4' });
});
