import type { TimeSheetRow } from '@vinrod/api-client';
import { quality as codes } from '@vinrod/charts';
import { expect, it } from 'vitest';

import { sheetSeries } from './sheet-series.ts';

function row(hour: number, quality: TimeSheetRow['quality']): TimeSheetRow {
  const kwh = quality === 'missing' ? null : 5;
  return {
    start: `2026-10-01T0${hour}:00:00+02:00`,
    end: `2026-10-01T0${hour + 1}:00:00+02:00`,
    values: { a: { kwh, quality } },
    total_kwh: kwh,
    quality,
    missing_hours: quality === 'incomplete' ? 0.5 : quality === 'missing' ? 1 : 0,
    spot_price_ore_per_kwh: 58.42,
    cost_sek: null,
    temperature_c: -3.4,
  };
}

it('figures M1: an incomplete row is drawn as such', () => {
  const rows = [row(0, 'incomplete'), row(1, 'estimated')];
  const period = { start_date: '2026-10-01', end_date: '2026-10-01' };
  const sheets = { unit: 'kWh', resolution: 'hour', timezone: 'Europe/Stockholm', period } as const;
  const series = sheetSeries({ ...sheets, sites: [], row_count: 2, rows }, 'consumption');
  expect([...series.quality]).toEqual([codes.incomplete, codes.estimated]);
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
