import { expect, test } from 'vitest';

import { accountState } from './account-state.ts';

const at = '2026-11-20T08:00:00+01:00';
const secret = { uuid: 'a', created_at: at, expires_at: null, last_used_at: null };

test.each([
  ['works', null, [secret]],
  ['rotating', null, [secret, { ...secret, expires_at: at }]],
  ['revoked', at, []],
] as const)('an account %s', (state, revokedAt, secrets) => {
  expect(accountState({ revoked_at: revokedAt, secrets: [...secrets] })).toBe(state);
});
