import type { LineGraphs } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { monthBars, wholeYear } from './month-bars.ts';

const common = { label: 'B', color_index: 0, site: null, total_kwh: null };

const graphs: LineGraphs = {
  unit: 'kWh',
  resolution: 'month',
  timezone: 'Europe/Stockholm',
  period: { start_date: '2026-01-01', end_date: '2026-12-31' },
  series: [
    {
      ...common,
      key: 'site:b',
      kind: 'site',
      points: [
        { x: '2026-10-01', y: 90 },
        { x: '2026-11-01', y: 40 },
        { x: '2026-12-01', y: null },
      ],
    },
    {
      ...common,
      key: 'previous_year:site:b',
      kind: 'comparison',
      points: [
        { x: '2026-10-01', y: 100, quality: 'incomplete', missing_hours: 3 },
        { x: '2026-12-01', y: 120 },
      ],
    },
  ],
};

const whole = { isIncomplete: false, isPreviousIncomplete: false };

it('puts each month beside the same month a year before', () => {
  expect(monthBars(graphs, '2026-11-19')).toEqual([
    { month: '2026-10', value: 90, previousValue: 100, ...whole, isPreviousIncomplete: true, state: 'past' },
    { month: '2026-11', value: 40, previousValue: null, ...whole, state: 'ongoing' },
    { month: '2026-12', value: null, previousValue: 120, ...whole, state: 'ahead' },
  ]);
});

it('knows a month as over on its last day', () => {
  expect(monthBars(graphs, '2026-11-30')[1]?.state).toBe('past');
});

it('asks for the whole year', () => {
  expect(wholeYear({ start: '2026-01-01', end: '2026-11-19' })).toEqual({
    start: '2026-01-01',
    end: '2026-12-31',
  });
});
