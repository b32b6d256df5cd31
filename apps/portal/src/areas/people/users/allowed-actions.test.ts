import { expect, it } from 'vitest';

import { allowedActions } from './allowed-actions.ts';

const everything = { mayManage: true, mayRemove: true };

it.each([
  ['invited', ['resend', 'inactivate', 'remove']],
  ['active', ['passwordLink', 'lock', 'inactivate', 'remove']],
  ['locked', ['activate', 'resend', 'inactivate', 'remove']],
  ['inactive', ['activate', 'resend', 'remove']],
] as const)('offers for %s the likeliest first', (status, ids) => {
  expect(allowedActions({ status, has_password: true }, everything).map(({ id }) => id)).toEqual(ids);
});

it('offers only what the reader may do', () => {
  const user = { status: 'active', has_password: true } as const;
  expect(allowedActions(user, { mayManage: false, mayRemove: false })).toEqual([]);
  expect(allowedActions(user, { mayManage: false, mayRemove: true }).map(({ id }) => id)).toEqual(['remove']);
});

it('asks before it takes something away', () => {
  const asked = allowedActions({ status: 'active', has_password: true }, everything).filter(
    ({ isAsked }) => isAsked,
  );
  expect(asked.map(({ id }) => id)).toEqual(['lock', 'inactivate', 'remove']);
});

it.each([
  ['inactive', ['resend', 'remove']],
  ['locked', ['resend', 'inactivate', 'remove']],
] as const)('offers no activation for %s before a password was chosen', (status, ids) => {
  expect(allowedActions({ status, has_password: false }, everything).map(({ id }) => id)).toEqual(ids);
});
