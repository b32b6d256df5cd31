import { expect, test } from 'vitest';
import { MonthCache } from './month-cache.ts';
import type { StepSum } from './step-sums.ts';

function sums(hours: number): StepSum[] {
  const wh = new Float64Array(hours);
  return [
    {
      day: 1,
      group: 'a',
      resolution: 'hour',
      totalWh: 1,
      wh,
      wholeHours: wh,
      quality: null,
      present: null,
      sites: 1,
    },
  ];
}

test('knows sums of the state they were made from, and of no other', () => {
  const cache = new MonthCache();
  const kept = sums(24);
  cache.keep('a', '30 30', kept);
  expect(cache.find('a', '30 30')).toBe(kept);
  expect(cache.find('a', '30 31')).toBeUndefined();
  expect(cache.find('b', '30 30')).toBeUndefined();
});

test('forgets what was asked for longest ago when it is full', () => {
  const cache = new MonthCache(3 * 24 * 8);
  for (const key of ['a', 'b', 'c']) cache.keep(key, '1', sums(24));
  expect(cache.find('a', '1')).toBeDefined();
  cache.keep('d', '1', sums(24));
  expect(['a', 'b', 'c', 'd'].map((key) => cache.find(key, '1') !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test('keeps one state of a month', () => {
  const cache = new MonthCache(24 * 8);
  cache.keep('a', '1', sums(24));
  cache.keep('a', '2', sums(24));
  expect([cache.find('a', '1'), cache.find('a', '2')?.length]).toEqual([undefined, 1]);
});
