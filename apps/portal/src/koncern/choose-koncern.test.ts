import { expect, it } from 'vitest';

import { chooseKoncern } from './choose-koncern.ts';

const koncerner = ['a', 'b', 'c'].map((uuid) => ({
  uuid,
  name: uuid.toUpperCase(),
  organization_number: '556677-8899',
  site_count: 1,
  is_whole: true,
  can_give_administration: true,
}));
const nothing = { fromAddress: null, remembered: null, fromProfile: null };

it('takes the address before the memory before the profile', () => {
  const wishes = { fromAddress: 'a', remembered: 'b', fromProfile: 'c' };
  expect(chooseKoncern(koncerner, wishes)?.uuid).toBe('a');
  expect(chooseKoncern(koncerner, { ...wishes, fromAddress: null })?.uuid).toBe('b');
  expect(chooseKoncern(koncerner, { ...nothing, fromProfile: 'c' })?.uuid).toBe('c');
  expect(chooseKoncern(koncerner, nothing)?.uuid).toBe('a');
});

it('passes over koncerner that the user may not see', () => {
  expect(chooseKoncern(koncerner, { fromAddress: 'x', remembered: 'y', fromProfile: 'b' })?.uuid).toBe('b');
  expect(chooseKoncern([], { ...nothing, fromAddress: 'a' })).toBeUndefined();
});
