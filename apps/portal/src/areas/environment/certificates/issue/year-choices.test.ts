import { expect, it } from 'vitest';

import { missingChoices, yearChoices } from './year-choices.ts';

function obstacleOf2025(today: string) {
  return yearChoices([], today).find(({ year }) => year === 2025)?.obstacle;
}

function missingYears(issuable: readonly number[]) {
  return missingChoices(yearChoices(issuable, '2026-11-20')).map(({ year }) => year);
}

it('says why a year is missing', () => {
  expect(yearChoices([2024, 2022], '2026-11-20')).toEqual([
    { year: 2026, obstacle: 'notOver' },
    { year: 2025, obstacle: 'noMix' },
    { year: 2024, obstacle: undefined },
    { year: 2023, obstacle: 'noMix' },
    { year: 2022, obstacle: undefined },
  ]);
});

it('waits until guarantees of origin can no longer be cancelled', () => {
  expect(obstacleOf2025('2026-03-31')).toBe('cancellationsOpen');
  expect(obstacleOf2025('2026-04-01')).toBe('noMix');
});

it('names the missing years above the newest one', () => {
  expect(missingYears([2024, 2022])).toEqual([2026, 2025]);
  expect(missingYears([])).toEqual([2026, 2025]);
});
