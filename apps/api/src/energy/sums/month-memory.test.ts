import { expect, test } from 'vitest';
import { MonthMemory } from './month-memory.ts';
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
  const memory = new MonthMemory();
  const kept = sums(24);
  memory.keep('a', '30 30', kept);
  expect(memory.find('a', '30 30')).toBe(kept);
  expect(memory.find('a', '30 31')).toBeUndefined();
  expect(memory.find('b', '30 30')).toBeUndefined();
});

test('forgets what was asked for longest ago when it is full', () => {
  const memory = new MonthMemory(3 * 24 * 8);
  for (const key of ['a', 'b', 'c']) memory.keep(key, '1', sums(24));
  expect(memory.find('a', '1')).toBeDefined();
  memory.keep('d', '1', sums(24));
  expect(['a', 'b', 'c', 'd'].map((key) => memory.find(key, '1') !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test('keeps one state of a month', () => {
  const memory = new MonthMemory(24 * 8);
  memory.keep('a', '1', sums(24));
  memory.keep('a', '2', sums(24));
  expect([memory.find('a', '1'), memory.find('a', '2')?.length]).toEqual([undefined, 1]);
});
