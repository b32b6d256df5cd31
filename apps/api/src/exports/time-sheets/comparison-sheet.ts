import { comparisonGaps } from '@vinrod/api-client/figures';
import type { Period } from '../../energy/period.ts';
import type { ConsumptionChange, PeriodComparison } from '../../energy/period-comparison.ts';
import type { Cell, Column, Sheet } from '../../files/sheet.ts';
import type { Language } from '@vinrod/locale/messages/language';
import { column, numbers } from './columns.ts';
import { timeSheetTexts as texts } from './texts.ts';

/** The reason why there is no change, in the words of the screen; null when there is one. */
export function gapText(
  { change_percent_reason: reason }: ConsumptionChange,
  language: Language,
): string | null {
  return reason === null ? null : comparisonGaps[reason][language];
}

function columnsOf(language: Language): Column[] {
  return [
    column('siteId', { kind: 'text' }, language, 22),
    column('site', { kind: 'text' }, language, 34),
    column('company', { kind: 'text' }, language, 34),
    column('from', { kind: 'day' }, language),
    column('to', { kind: 'day' }, language),
    numbers('consumption', 3, language),
    column('comparedFrom', { kind: 'day' }, language),
    column('comparedTo', { kind: 'day' }, language),
    numbers('comparedKwh', 3, language),
    numbers('changeKwh', 3, language),
    numbers('changePercent', 2, language),
    numbers('cost', 2, language),
    numbers('comparedCost', 2, language),
    numbers('changeCost', 2, language),
    column('noChange', { kind: 'text' }, language, 44),
  ];
}

/** A comparison with its period. */
export interface ComparedPeriods {
  readonly period: Period;
  readonly comparison: PeriodComparison;
}

function* rows(
  { period, comparison }: ComparedPeriods,
  language: Language,
): Generator<readonly Cell[], void, void> {
  const cells = (names: readonly Cell[], change: ConsumptionChange): readonly Cell[] => [
    ...names,
    period.first,
    period.last,
    change.kwh,
    comparison.source.first,
    comparison.source.last,
    change.previous_kwh,
    change.change_kwh,
    change.change_percent,
    change.cost_sek,
    change.previous_cost_sek,
    change.change_sek,
    gapText(change, language),
  ];
  for (const { site, change } of comparison.sites)
    yield cells([site.siteId, site.name, site.companyName], change);
  yield cells([null, texts.sum[language], null], comparison.total);
}

/** Consumption and cost of each site and the total in two periods, with the change or the reason for its absence. */
export function comparisonSheet(compared: ComparedPeriods, name: string, language: Language): Sheet {
  return { name, columns: columnsOf(language), rows: rows(compared, language) };
}
