import { expect, it } from 'vitest';
import { changeTone } from './change-tone.ts';

it.each([
  ['up', 'bad', 'bad'],
  ['down', 'bad', 'good'],
  ['up', 'good', 'good'],
  ['down', 'good', 'bad'],
  ['down', 'neutral', 'neutral'],
  ['none', 'bad', 'neutral'],
  ['unknown', 'good', 'neutral'],
] as const)('%s is %s when a rise is %s', (direction, rise, tone) => {
  expect(changeTone(direction, rise)).toBe(tone);
});
