import { expect, it } from 'vitest';
import { firstYearFor, hasChoice, monthsOf } from './year-page.ts';

it('lists the months of a year', () => {
  expect(monthsOf(2026)).toHaveLength(12);
  expect([monthsOf(2026)[0], monthsOf(2026)[11]]).toEqual(['2026-01', '2026-12']);
});

it.each([
  ['2026-05', 2025, 2, 2025],
  ['2027-01', 2025, 2, 2026],
  ['2024-12', 2025, 2, 2024],
  ['2027-01', 2026, 1, 2027],
])('brings %s into view', (month, firstShown, count, first) => {
  expect(firstYearFor(month, firstShown, count)).toBe(first);
});

it('knows years without a choice', () => {
  const bounds = { min: '2024-12', max: '2026-01' };
  expect([2023, 2024, 2025, 2026, 2027].map((year) => hasChoice(year, bounds))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(hasChoice(1900, {})).toBe(true);
});
