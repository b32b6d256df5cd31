import { expect, it } from 'vitest';

import { AnnouncedTexts } from './announced-texts.ts';

it('knows a text that comes back late, when more has been typed', () => {
  const reported = new AnnouncedTexts('');
  for (const text of ['a', 'ab', 'abc']) reported.add(text);
  expect(['a', 'abc', 'abc'].map((text) => reported.isForeign(text))).toEqual([false, false, false]);
});

it('takes an earlier text for a new one when later ones have come back', () => {
  const reported = new AnnouncedTexts('');
  reported.add('a');
  reported.add('ab');
  reported.isForeign('ab');
  expect(reported.isForeign('a')).toBe(true);
});

it('knows the text that somebody else wrote from then on', () => {
  const reported = new AnnouncedTexts('');
  expect(reported.isForeign('b')).toBe(true);
  expect(reported.isForeign('b')).toBe(false);
  expect(reported.isForeign('')).toBe(true);
});

it('forgets the oldest of many texts that never came back', () => {
  const reported = new AnnouncedTexts('');
  for (let count = 1; count <= 100; count += 1) reported.add('x'.repeat(count));
  expect(reported.isForeign('')).toBe(true);
});
