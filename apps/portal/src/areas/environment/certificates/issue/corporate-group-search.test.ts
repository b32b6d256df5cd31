import { expect, it } from 'vitest';

import { corporateGroupsToAdd } from './corporate-group-search.ts';

const known = { is_whole: true, can_give_administration: false };
const corporateGroups = [
  { uuid: 'n', name: 'Norrviken Livs', organization_number: '556000-1234', site_count: 14, ...known },
  { uuid: 'b', name: 'Björkhaga Fastigheter', organization_number: '556111-4321', site_count: 3, ...known },
  { uuid: 'o', name: 'Östanvik Bruk', organization_number: '559998-0009', site_count: 2, ...known },
];

it.each([
  ['', [], ['n', 'b', 'o']],
  ['', ['b'], ['n', 'o']],
  [' ÖSTAN ', [], ['o']],
  ['ostan', [], []],
  ['556111-4', [], ['b']],
  ['5561114', [], ['b']],
  ['norrviken', ['n'], []],
])('finds for %o, with %o chosen, %o', (search, selected, found) => {
  expect(corporateGroupsToAdd(corporateGroups, selected, search).map(({ uuid }) => uuid)).toEqual(found);
});

it('offers no more than a list can hold', () => {
  const many = Array.from({ length: 312 }, (_, index) => ({
    uuid: `k-${index}`,
    name: `Koncern ${index}`,
    organization_number: '556000-1234',
    site_count: 1,
    ...known,
  }));
  expect(corporateGroupsToAdd(many, [], '')).toHaveLength(50);
});
