import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Annika Lindqvist', 'AL'],
  ['Norrviken Livs AB', 'NL'],
  ['örjan åkesson', 'ÖÅ'],
  ['Anna-Lena von Ek', 'AE'],
  ['Kallvik', 'K'],
  ['AB', 'A'],
  ['  ', ''],
  ['😀 Smil', '😀S'],
])('%j gives %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
