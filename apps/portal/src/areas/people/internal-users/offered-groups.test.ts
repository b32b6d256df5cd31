import { expect, it } from 'vitest';

import { offeredGroups } from './offered-groups.ts';

const norrviken = { uuid: 'k', name: 'Norrviken Livs' };

it('offers every group once, also a chosen one of a corporate group that is no longer looked after', () => {
  const shops = { uuid: 'g1', name: 'Butiker', corporate_group: norrviken };
  const old = { uuid: 'g9', name: 'Sjukhus', corporate_group: { uuid: 'b', name: 'Björkhaga Fastigheter' } };
  const selected = [
    { ...shops, site_count: 3 },
    { ...old, site_count: 2 },
  ];
  expect(offeredGroups(selected, [shops])).toEqual([
    { value: 'g1', label: 'Butiker', description: 'Norrviken Livs' },
    { value: 'g9', label: 'Sjukhus', description: 'Björkhaga Fastigheter' },
  ]);
});
