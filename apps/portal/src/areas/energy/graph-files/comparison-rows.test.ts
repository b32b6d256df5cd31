import { comparisonGaps } from '@vinrod/api-client/figures';
import { expect, it } from 'vitest';

import { gapText } from '../graph/comparison/change-text.ts';
import { comparisonRows } from './comparison-rows.ts';

const change = {
  kwh: 1488.744,
  previous_kwh: 744,
  change_kwh: 744.744,
  change_percent: 100.1,
  change_percent_reason: null,
  cost_sek: 912.34,
  previous_cost_sek: 401.01,
  change_sek: 511.33,
};
const withoutChange = {
  ...change,
  change_kwh: null,
  change_percent: null,
  change_percent_reason: 'values_missing',
  change_sek: null,
} as const;
const period = { start: '2025-05-01', end: '2025-05-31' } as const;
const compared = { start_date: '2024-05-01', end_date: '2024-05-31' };

it('figures 7: the csv of a graph tells the change of each site and of all, or why there is none', () => {
  const site = { uuid: 'x', site_id: '735999000000010012', name: 'Bageri', company: 'Prov AB' };
  const rows = comparisonRows(
    { period: compared, total: withoutChange, comparable: change, sites: [{ ...site, ...change }] },
    period,
  );
  const days = ['2025-05-01', '2025-05-31'];
  const before = ['2024-05-01', '2024-05-31'];
  expect(rows.slice(1)).toEqual([
    [
      '735999000000010012',
      'Bageri',
      'Prov AB',
      ...days,
      1488.744,
      ...before,
      744,
      744.744,
      100.1,
      912.34,
      401.01,
      511.33,
      null,
    ],
    [
      null,
      'Summa',
      null,
      ...days,
      1488.744,
      ...before,
      744,
      null,
      null,
      912.34,
      401.01,
      null,
      'Mätvärden saknas i perioden',
    ],
  ]);
});

it('figures 7: its headings are those of the file that the server makes', () => {
  const [headings = []] = comparisonRows(
    { period: compared, total: change, comparable: change, sites: [] },
    period,
  );
  expect(headings).toEqual([
    'Anläggnings-id',
    'Anläggning',
    'Bolag',
    'Från och med',
    'Till och med',
    'Förbrukning (kWh)',
    'Jämförelseperiod, från och med',
    'Jämförelseperiod, till och med',
    'Jämförelseperiod (kWh)',
    'Skillnad (kWh)',
    'Förändring (%)',
    'Energikostnad (kr exkl. moms)',
    'Jämförelseperiod (kr exkl. moms)',
    'Skillnad (kr exkl. moms)',
    'Ingen förändring sägs',
  ]);
});

it('figures 7: why there is no change is said in the words that files use', () => {
  const reasons = [
    'period_not_over',
    'values_missing',
    'previous_values_missing',
    'nothing_before',
    'coverage_differs',
    'different_length',
  ] as const satisfies readonly (keyof typeof comparisonGaps)[];
  expect(reasons).toHaveLength(Object.keys(comparisonGaps).length);
  for (const reason of reasons)
    expect(gapText({ ...withoutChange, change_percent_reason: reason })).toBe(comparisonGaps[reason].sv);
});
