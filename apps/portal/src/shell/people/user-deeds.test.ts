import { expect, it } from 'vitest';

import { userDeeds } from './user-deeds.ts';

const everything = { mayManage: true, mayRemove: true };

it.each([
  ['invited', ['resend', 'inactivate', 'remove']],
  ['active', ['passwordLink', 'lock', 'inactivate', 'remove']],
  ['locked', ['activate', 'resend', 'inactivate', 'remove']],
  ['inactive', ['activate', 'resend', 'remove']],
] as const)('offers for %s the likeliest first', (status, ids) => {
  expect(userDeeds(status, everything).map(({ id }) => id)).toEqual(ids);
});

it('offers only what the reader may do', () => {
  expect(userDeeds('active', { mayManage: false, mayRemove: false })).toEqual([]);
  expect(userDeeds('active', { mayManage: false, mayRemove: true }).map(({ id }) => id)).toEqual(['remove']);
});

it('asks before it takes something away', () => {
  const asked = userDeeds('active', everything).filter(({ isAsked }) => isAsked);
  expect(asked.map(({ id }) => id)).toEqual(['lock', 'inactivate', 'remove']);
});
