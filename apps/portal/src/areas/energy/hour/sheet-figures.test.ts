import type { TimeSheets } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { sheetSums } from './sheet-figures.ts';

function sheets(resolution: TimeSheets['resolution'], ...totals: (number | null)[]): TimeSheets {
  return {
    unit: 'kWh',
    resolution,
    timezone: 'Europe/Stockholm',
    period: { start_date: '2026-10-01', end_date: '2026-10-01' },
    sites: [],
    row_count: totals.length,
    rows: totals.map((total, index) => ({
      start: `2026-10-01T0${index}:00:00+02:00`,
      end: '',
      values: {},
      total_kwh: total,
      quality: total === null ? 'missing' : 'measured',
      missing_hours: total === null ? 1 : 0,
      spot_price_ore_per_kwh: null,
      cost_sek: total === null ? null : 1,
      temperature_c: null,
    })),
  };
}

it('adds up what is measured and finds the highest hour', () => {
  expect(sheetSums(sheets('hour', 5, null, 7, 6))).toMatchObject({
    kwh: 18,
    costSek: 3,
    highest: { kw: 7, at: '2026-10-01T02:00:00+02:00' },
  });
  expect(sheetSums(sheets('hour', null)).kwh).toBeNull();
});

it('gives the power of a quarter, and none of a day', () => {
  expect(sheetSums(sheets('quarter', 2)).highest?.kw).toBe(8);
  expect(sheetSums(sheets('day', 240)).highest).toBeNull();
});
