import type { LineGraphs, LineGraphPoint } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { totalSeries } from './total-series.ts';

function graphs(kind: 'sum' | 'site', ...points: readonly Omit<LineGraphPoint, 'x'>[]): LineGraphs {
  return {
    unit: 'kWh',
    resolution: 'hour',
    timezone: 'Europe/Stockholm',
    period: { start_date: '2026-10-01', end_date: '2026-10-01' },
    series: [
      {
        key: kind,
        label: 'Summa',
        color_index: 0,
        kind,
        site: null,
        total_kwh: null,
        points: points.map((point, hour) => ({ x: `2026-10-01T0${hour}:00:00+02:00`, ...point })),
      },
    ],
  };
}

it('is the sum of all sites, in the unit that is asked for', () => {
  expect([...(totalSeries(graphs('sum', { y: 11_000 }, { y: 22_000 }), 'MWh')?.values ?? [])]).toEqual([
    11, 22,
  ]);
});

it('figures M1: marks hours of which a part is missing, and leaves a gap where all is', () => {
  const total = totalSeries(
    graphs('sum', { y: 11 }, { y: 20, quality: 'incomplete' }, { y: null, quality: 'missing' }),
  );
  expect([...(total?.values ?? [])]).toEqual([11, 20, Number.NaN]);
  expect([...(total?.quality ?? [])]).toEqual([0, 4, 3]);
});

it('takes no site for the sum of all', () => {
  expect(totalSeries(graphs('site', { y: 1 }))).toBeUndefined();
});
