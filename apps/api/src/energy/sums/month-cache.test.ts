import { expect, test } from 'vitest';
import { MonthCache } from './month-cache.ts';

function cacheOf(most: number): MonthCache<Float64Array> {
  return new MonthCache((row) => row.byteLength, most);
}

const hours = (): Float64Array[] => [new Float64Array(24)];

test('knows rows of the state they were made from, and of no other', () => {
  const cache = cacheOf(1000);
  const kept = hours();
  cache.keep('a', '30 30', kept);
  expect(cache.find('a', '30 30')).toBe(kept);
  expect(cache.find('a', '30 31')).toBeUndefined();
  expect(cache.find('b', '30 30')).toBeUndefined();
});

test('forgets what was asked for longest ago when it is full', () => {
  const cache = cacheOf(3 * 24 * 8);
  for (const key of ['a', 'b', 'c']) cache.keep(key, '1', hours());
  expect(cache.find('a', '1')).toBeDefined();
  cache.keep('d', '1', hours());
  expect(['a', 'b', 'c', 'd'].map((key) => cache.find(key, '1') !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test('keeps one state of a month', () => {
  const cache = cacheOf(24 * 8);
  cache.keep('a', '1', hours());
  cache.keep('a', '2', hours());
  expect([cache.find('a', '1'), cache.find('a', '2')?.length]).toEqual([undefined, 1]);
});
