import { expect, it } from 'vitest';

import { AnnouncedTexts } from './told-texts.ts';

it('knows a text that comes back late, when more has been typed', () => {
  const told = new AnnouncedTexts('');
  for (const text of ['a', 'ab', 'abc']) told.add(text);
  expect(['a', 'abc', 'abc'].map((text) => told.isForeign(text))).toEqual([false, false, false]);
});

it('takes an earlier text for a new one when later ones have come back', () => {
  const told = new AnnouncedTexts('');
  told.add('a');
  told.add('ab');
  told.isForeign('ab');
  expect(told.isForeign('a')).toBe(true);
});

it('knows the text that somebody else wrote from then on', () => {
  const told = new AnnouncedTexts('');
  expect(told.isForeign('b')).toBe(true);
  expect(told.isForeign('b')).toBe(false);
  expect(told.isForeign('')).toBe(true);
});

it('forgets the oldest of many texts that never came back', () => {
  const told = new AnnouncedTexts('');
  for (let count = 1; count <= 100; count += 1) told.add('x'.repeat(count));
  expect(told.isForeign('')).toBe(true);
});
