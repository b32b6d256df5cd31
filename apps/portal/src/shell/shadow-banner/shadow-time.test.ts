import { expect, it } from 'vitest';

import { shadowTime, untilNextChange } from './shadow-time.ts';

const end = '2026-11-20T10:42:00+01:00';

function at(clock: string): number {
  return Date.parse(`2026-11-20T${clock}+01:00`);
}

it.each([
  ['09:42:00', { kind: 'until', time: 'kl. 10.42' }],
  ['10:36:59', { kind: 'until', time: 'kl. 10.42' }],
  ['10:37:00', { kind: 'soon', minutes: 5 }],
  ['10:41:59', { kind: 'soon', minutes: 1 }],
  ['10:42:00', { kind: 'unknown' }],
  ['11:00:00', { kind: 'unknown' }],
])('says at %s what is left', (clock, expected) => {
  expect(shadowTime(end, at(clock))).toEqual(expected);
});

it.each([undefined, '', 'snart'])('knows no end from %s', (text) => {
  expect(shadowTime(text, at('09:42:00'))).toEqual({ kind: 'unknown' });
  expect(untilNextChange(text, at('09:42:00'))).toBeUndefined();
});

it('wakes when the words change, and at the end', () => {
  expect(untilNextChange(end, at('09:42:00'))).toBe(55 * 60_000);
  expect(untilNextChange(end, at('10:37:00'))).toBe(60_000);
  expect(untilNextChange(end, at('10:41:30'))).toBe(30_000);
  expect(untilNextChange(end, at('10:42:00'))).toBeUndefined();
});
