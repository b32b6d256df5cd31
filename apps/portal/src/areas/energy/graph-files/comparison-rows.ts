import type { ConsumptionChange, LineGraphComparison } from '@vinrod/api-client';
import type { CsvCells } from '@vinrod/charts';
import type { Period } from '@vinrod/ui/format';

import { t } from '#messages';

import { gapText } from '../graph/comparison/change-text.ts';

function inUnit(name: string, unit: string): string {
  return `${name} (${unit})`;
}

const kronor = 'kr exkl. moms';

const headings = [
  t('month.siteId'),
  t('month.site'),
  t('month.company'),
  t('analytics.days.first'),
  t('analytics.days.last'),
  inUnit(t('month.consumption'), 'kWh'),
  t('analytics.compare.first'),
  t('analytics.compare.last'),
  inUnit(t('analytics.compare.days'), 'kWh'),
  inUnit(t('analytics.change.kwh'), 'kWh'),
  inUnit(t('analytics.change'), '%'),
  inUnit(t('month.cost'), kronor),
  inUnit(t('analytics.compare.days'), kronor),
  inUnit(t('analytics.change.kwh'), kronor),
  t('analytics.change.none'),
];

/**
 * Comparison of two periods, per site and in total, as file rows with the same words and figures as the server's file.
 *
 * @param period - Selected days.
 */
export function comparisonRows(comparison: LineGraphComparison, period: Period): readonly CsvCells[] {
  const { start_date: first, end_date: last } = comparison.period;
  const cells = (names: CsvCells, change: ConsumptionChange): CsvCells => [
    ...names,
    period.start,
    period.end,
    change.kwh,
    first,
    last,
    change.previous_kwh,
    change.change_kwh,
    change.change_percent,
    change.cost_sek,
    change.previous_cost_sek,
    change.change_sek,
    gapText(change) ?? null,
  ];
  return [
    headings,
    ...comparison.sites.map((site) => cells([site.site_id, site.name, site.company], site)),
    cells([null, t('month.sum'), null], comparison.total),
  ];
}
