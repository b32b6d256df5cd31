import type { TimeSheetRow } from '@vinrod/api-client';
import { expect, test } from 'vitest';

import { peakDays } from './peak-days.ts';

function day(date: string, kwh: number | null, quality: TimeSheetRow['quality'] = 'measured'): TimeSheetRow {
  return {
    start: `${date}T00:00:00+01:00`,
    end: `${date}T24:00:00+01:00`,
    values: {},
    total_kwh: kwh,
    quality,
    missing_hours: 0,
    spot_price_ore_per_kwh: null,
    cost_sek: null,
    temperature_c: null,
  };
}

test('the highest days come first, and of two alike the later one', () => {
  const rows = [day('2026-01-01', 5), day('2026-01-02', 9), day('2026-01-03', 9), day('2026-01-04', 1)];
  expect(peakDays(rows, 3).map(({ start }) => start.slice(0, 10))).toEqual([
    '2026-01-03',
    '2026-01-02',
    '2026-01-01',
  ]);
});

test('days that lack values are none of them', () => {
  expect(
    peakDays(
      [day('2026-01-01', null, 'missing'), day('2026-01-02', 90, 'incomplete'), day('2026-01-03', 2)],
      5,
    ),
  ).toEqual([day('2026-01-03', 2)]);
});
