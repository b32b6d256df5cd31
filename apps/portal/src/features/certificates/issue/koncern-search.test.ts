import { expect, it } from 'vitest';

import { koncernerToAdd } from './koncern-search.ts';

const koncerner = [
  { uuid: 'n', name: 'Norrviken Livs', organization_number: '556000-1234', site_count: 14 },
  { uuid: 'b', name: 'Björkhaga Fastigheter', organization_number: '556111-4321', site_count: 3 },
  { uuid: 'o', name: 'Östanvik Bruk', organization_number: '559998-0009', site_count: 2 },
];

it.each([
  ['', [], ['n', 'b', 'o']],
  ['', ['b'], ['n', 'o']],
  [' ÖSTAN ', [], ['o']],
  ['ostan', [], []],
  ['556111-4', [], ['b']],
  ['5561114', [], ['b']],
  ['norrviken', ['n'], []],
])('finds for %o, with %o chosen, %o', (search, chosen, found) => {
  expect(koncernerToAdd(koncerner, chosen, search).map(({ uuid }) => uuid)).toEqual(found);
});

it('offers no more than a list can hold', () => {
  const many = Array.from({ length: 312 }, (_, index) => ({
    uuid: `k-${index}`,
    name: `Koncern ${index}`,
    organization_number: '556000-1234',
    site_count: 1,
  }));
  expect(koncernerToAdd(many, [], '')).toHaveLength(50);
});
