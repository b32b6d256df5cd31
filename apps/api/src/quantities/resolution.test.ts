import { dayOf } from '@vinrod/locale/day';
import { expect, test } from 'vitest';
import { stepsInDay } from './resolution.ts';

test.each([
  ['2026-03-29', dayOf(2026, 3, 29), 23, 92],
  ['2026-10-25', dayOf(2026, 10, 25), 25, 100],
  ['2024-02-29', dayOf(2024, 2, 29), 24, 96],
])('%s has its stored hours and quarters', (_, day, hours, quarters) => {
  expect(stepsInDay(day, 'hour')).toBe(hours);
  expect(stepsInDay(day, 'quarter')).toBe(quarters);
});
