import { describe, expect, it } from 'vitest';

import { readPeriod, writePeriod } from './period-query-params.ts';
import type { PeriodChoice } from './period-choice.ts';

function read(address: string): PeriodChoice {
  return readPeriod(new URLSearchParams(address));
}

function written(choice: PeriodChoice, before = ''): string {
  const params = new URLSearchParams(before);
  writePeriod(params, choice);
  return params.toString();
}

describe('the period in an address', () => {
  it.each<PeriodChoice>([
    { preset: 'last-6-months' },
    { preset: 'previous-month' },
    { preset: 'current-year' },
    { start: '2025-02-01', end: '2025-02-28' },
  ])('survives the way there and back: %j', (choice) => {
    expect(readPeriod(new URLSearchParams(written(choice)))).toEqual(choice);
  });

  it('is not written when it is the default, and leaves other parameters alone', () => {
    expect(written({ preset: 'last-6-months' }, 'koncern=a&period=current-year')).toBe('koncern=a');
    expect(written({ preset: 'current-year' }, 'start_date=2025-01-01&end_date=2025-02-01')).toBe(
      'period=current-year',
    );
  });

  it.each([
    'start_date=2025-02-30&end_date=2025-03-01',
    'start_date=2025-03-02&end_date=2025-03-01',
    'start_date=2025-03-02',
    'start_date=2001-01-01&end_date=2099-01-01',
    'period=nonsense',
    '',
  ])('falls back to the default for %j', (address) => {
    expect(read(address)).toEqual({ preset: 'last-6-months' });
  });
});
