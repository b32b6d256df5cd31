import type { LineGraphs } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { comparedKey, hasNoValues } from './line-graph-answer.ts';

const graphs: LineGraphs = {
  unit: 'kWh',
  resolution: 'month',
  timezone: 'Europe/Stockholm',
  period: { start_date: '2026-01-01', end_date: '2026-03-31' },
  series: [
    {
      key: 'site:a',
      label: 'Butik Stortorget 4',
      color_index: 3,
      kind: 'site',
      site: { uuid: 'a', site_id: '1', name: 'Butik Stortorget 4' },
      total_kwh: 7,
      points: [
        { x: '2026-01-01', y: 3 },
        { x: '2026-02-01', y: null, quality: 'missing' },
        { x: '2026-03-01', y: 4, quality: 'estimated' },
      ],
    },
    {
      key: 'previous_year:site:a',
      label: 'Butik Stortorget 4',
      color_index: 3,
      kind: 'comparison',
      site: { uuid: 'a', site_id: '1', name: 'Butik Stortorget 4' },
      total_kwh: null,
      points: [{ x: '2025-01-01', y: null, quality: 'missing' }],
    },
  ],
};

it('lays a comparison under its series', () => {
  expect(graphs.series.map(comparedKey)).toEqual([undefined, 'site:a']);
});

it('knows when nothing is measured', () => {
  expect(hasNoValues(graphs)).toBe(false);
  expect(hasNoValues({ ...graphs, series: graphs.series.slice(1) })).toBe(true);
  expect(hasNoValues({ ...graphs, series: [] })).toBe(true);
});
