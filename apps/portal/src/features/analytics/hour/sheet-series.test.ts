import type { TimeSheetRow } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { rowQuality, sheetSeries } from './sheet-series.ts';

function row(
  hour: number,
  ...qualities: ('measured' | 'estimated' | 'corrected' | 'missing')[]
): TimeSheetRow {
  const isEmpty = qualities.every((quality) => quality === 'missing');
  return {
    start: `2026-10-01T0${hour}:00:00+02:00`,
    end: `2026-10-01T0${hour + 1}:00:00+02:00`,
    values: Object.fromEntries(
      qualities.map((quality, index) => [index, { kwh: quality === 'missing' ? null : 5, quality }]),
    ),
    total_kwh: isEmpty ? null : 5 * qualities.filter((quality) => quality !== 'missing').length,
    spot_price_ore_per_kwh: 58.42,
    cost_sek: null,
    temperature_c: -3.4,
  };
}

it('takes the weakest quality of the sites', () => {
  expect(rowQuality(row(0, 'measured', 'measured'))).toBe('measured');
  expect(rowQuality(row(0, 'measured', 'corrected'))).toBe('corrected');
  expect(rowQuality(row(0, 'corrected', 'estimated'))).toBe('estimated');
  expect(rowQuality(row(0, 'measured', 'missing'))).toBe('estimated');
  expect(rowQuality(row(0, 'missing', 'missing'))).toBe('missing');
});

it('makes a series of each quantity', () => {
  const sheets = {
    unit: 'kWh',
    resolution: 'hour',
    timezone: 'Europe/Stockholm',
    period: { start_date: '2026-10-01', end_date: '2026-10-01' },
    sites: [],
    row_count: 2,
    rows: [row(0, 'measured'), row(1, 'missing')],
  } as const;
  const mutable = { ...sheets, sites: [], rows: [...sheets.rows] };
  expect([...sheetSeries(mutable, 'consumption').values]).toEqual([5, Number.NaN]);
  expect([...sheetSeries(mutable, 'temperature').values]).toEqual([-3.4, -3.4]);
  expect([...sheetSeries(mutable, 'cost').quality]).toEqual([3, 3]);
});
