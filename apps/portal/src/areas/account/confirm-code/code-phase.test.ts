import { expect, it } from 'vitest';

import { codePhase } from './code-phase.ts';

const now = Date.UTC(2026, 10, 20, 8, 47);
const state = { recipient: 'a***@x.example', length: 6, expiresAt: now + 300_000, resendAt: now + 30_000 };

it('counts down to the next code in whole seconds', () => {
  expect(codePhase(state, now).resendInSeconds).toBe(30);
  expect(codePhase(state, now + 1).resendInSeconds).toBe(30);
  expect(codePhase(state, now + 29_001).resendInSeconds).toBe(1);
  expect(codePhase(state, now + 30_000).resendInSeconds).toBe(0);
  expect(codePhase(state, now + 90_000).resendInSeconds).toBe(0);
});

it('warns a minute before the code expires, and says when it has', () => {
  expect(codePhase(state, now).age).toBe('fresh');
  expect(codePhase(state, now + 240_000).age).toBe('fresh');
  expect(codePhase(state, now + 240_001).age).toBe('expires-soon');
  expect(codePhase(state, now + 299_999).age).toBe('expires-soon');
  expect(codePhase(state, now + 300_000).age).toBe('expired');
});

it('says nothing of a code it does not know', () => {
  expect(codePhase({ ...state, expiresAt: undefined, resendAt: 0 }, now)).toEqual({
    age: 'unknown',
    resendInSeconds: 0,
  });
});
