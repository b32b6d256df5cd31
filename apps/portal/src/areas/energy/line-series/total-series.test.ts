import type { LineGraphs } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { totalSeries } from './total-series.ts';

function graphs(...ofSites: readonly (readonly (number | null)[])[]): LineGraphs {
  return {
    unit: 'kWh',
    resolution: 'hour',
    timezone: 'Europe/Stockholm',
    period: { start_date: '2026-10-01', end_date: '2026-10-01' },
    series: ofSites.map((values, index) => ({
      key: `site:${index}`,
      label: `Butik ${index}`,
      color_index: index,
      kind: 'site',
      site: null,
      total_kwh: null,
      points: values.map((y, hour) => ({
        x: `2026-10-01T0${hour}:00:00+02:00`,
        y,
        ...(y === null ? { quality: 'missing' as const } : {}),
      })),
    })),
  };
}

it('adds the sites up hour by hour', () => {
  const total = totalSeries(graphs([1, 2, 3], [10, 20, 30]));
  expect([...(total?.values ?? [])]).toEqual([11, 22, 33]);
  expect([...(total?.quality ?? [])]).toEqual([0, 0, 0]);
});

it('figures M1: marks hours of which a part is missing, and leaves a gap where all is', () => {
  const total = totalSeries(graphs([1, null, null], [10, 20, null]));
  expect([...(total?.values ?? [])]).toEqual([11, 20, Number.NaN]);
  expect([...(total?.quality ?? [])]).toEqual([0, 4, 3]);
});

it('is nothing without a site', () => {
  expect(totalSeries(graphs())).toBeUndefined();
});
