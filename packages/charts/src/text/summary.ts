import { changePercent, formatSignedPercent } from '@vinrod/ui/format';

import { summerTimeOf, toLocal } from '../core/time/stockholm.ts';
import { stepLabel } from '../core/time/step-label.ts';
import type { StepKind } from '../core/time/steps.ts';
import { statsOf } from '../core/stats.ts';
import { trendOf } from '../core/trend.ts';
import { valueAt } from '../core/typed-array.ts';
import { swedishNumber } from './swedish-number.ts';
import { numberText, quantityText } from './values.ts';
import { listed, stepNoun, stepValues, words } from './words.ts';

/** A series as the summary needs it. */
export interface SummarySeries {
  readonly label: string;
  readonly values: Float64Array;
  readonly quality: Uint8Array;
}

/** What a summary is made from. */
export interface SummaryOptions {
  readonly step: StepKind;
  readonly starts: Float64Array;
  readonly unit: string;
  readonly decimals: number;
  /** Visible series, without earlier periods. */
  readonly series: readonly SummarySeries[];
  /** Earlier periods, compared by their sums. */
  readonly comparisons: readonly SummarySeries[];
  /** Whether the series may be added up. */
  readonly hasSum: boolean;
}

function largestText(options: SummaryOptions, total: number): string {
  const largest = options.series
    .map((one) => ({ label: one.label, sum: statsOf(one).sum }))
    .filter(({ sum }) => !Number.isNaN(sum))
    .toSorted((a, b) => b.sum - a.sum)
    .slice(0, 3)
    .map(({ label, sum }) => (total > 0 ? `${label} (${quantityText((sum / total) * 100, 0, '%')})` : label));
  return `Störst är ${listed(largest)}.`;
}

function extremesText({ step, starts, unit, decimals, series }: SummaryOptions): string {
  const all = series
    .map((one) => ({ label: one.label, stats: statsOf(one) }))
    .filter(({ stats }) => stats.count > 0);
  const high = all.toSorted((a, b) => b.stats.max - a.stats.max)[0];
  const low = all.toSorted((a, b) => a.stats.min - b.stats.min)[0];
  if (!high || !low) return '';
  const when = (index: number) => stepLabel(step, valueAt(starts, index)).spoken;
  const name = (label: string) => (series.length > 1 ? `, ${label}` : '');
  const highest = `Högst: ${quantityText(high.stats.max, decimals, unit)}${name(high.label)}, ${when(high.stats.maxIndex)}.`;
  if (high.stats.count === 1 && series.length === 1) return highest;
  return `${highest} Lägst: ${quantityText(low.stats.min, decimals, unit)}${name(low.label)}, ${when(low.stats.minIndex)}.`;
}

/** Fewer values make no trend, nor does a line that explains less than this of them or changes less than this. */
const fewestForTrend = 12;
const leastFit = 1 / 3;
const leastChange = 0.05;

/** Mean of one series, and where it is heading. */
function meanText({ step, unit, decimals, series }: SummaryOptions): string {
  const [only] = series;
  if (!only || series.length > 1) return '';
  const { count, mean } = statsOf(only);
  if (count < 2) return '';
  const level = `I medel ${quantityText(mean, decimals, unit)} per ${stepNoun[step]}`;
  const trend = count < fewestForTrend ? null : trendOf(only.values);
  const change = trend ? trend.to - trend.from : 0;
  if (!trend || trend.fit < leastFit || Math.abs(change) < leastChange * Math.abs(mean)) return `${level}.`;
  const way = change > 0 ? 'stigande' : 'sjunkande';
  return `${level}, ${way} från omkring ${numberText(trend.from, decimals)} till ${numberText(trend.to, decimals)}.`;
}

function completenessText({ series, step }: SummaryOptions): string {
  let all = 0;
  let missing = 0;
  let estimated = 0;
  for (const one of series) {
    const stats = statsOf(one);
    all += one.values.length;
    missing += stats.missing;
    estimated += stats.estimated;
  }
  const of = `av ${swedishNumber(all, 0)} ${stepValues[step]}`;
  const missingText = `${swedishNumber(missing, 0)} ${of} saknas`;
  if (estimated === 0) return missing === 0 ? '' : `${missingText}.`;
  if (missing === 0) return `${swedishNumber(estimated, 0)} ${of} är uppskattade.`;
  return `${missingText} och ${swedishNumber(estimated, 0)} är uppskattade.`;
}

/** Changes against earlier periods. Against a period with gaps nothing is said: the sums would not be comparable. */
function comparisonText({ comparisons, series }: SummaryOptions, total: number): string {
  if (series.some((one) => statsOf(one).missing > 0)) return '';
  return comparisons
    .map((one) => ({ label: one.label, stats: statsOf(one) }))
    .filter(({ stats }) => stats.missing === 0)
    .map(({ label, stats }) => ({ label, change: changePercent(stats.sum, total) }))
    .flatMap(({ label, change }) => (change === null ? [] : [`${formatSignedPercent(change)} mot ${label}.`]))
    .join(' ');
}

function clockChangeText({ step, starts }: SummaryOptions): string {
  if (step !== 'hour' && step !== 'quarter') return '';
  const first = valueAt(starts, 0);
  const last = valueAt(starts, starts.length - 1);
  const changes: number[] = [];
  for (let { year } = toLocal(first); year <= toLocal(last).year; year += 1) {
    changes.push(...summerTimeOf(year).filter((change) => change > first && change <= last));
  }
  if (changes.length === 0) return '';
  return changes.length === 1 ? 'En klockomställning ingår.' : `${changes.length} klockomställningar ingår.`;
}

/** Says in a few plain sentences what the chart shows: the largest, the extremes and when, and what is missing. */
export function summaryText(options: SummaryOptions): string {
  if (options.starts.length === 0) return words.noData;
  if (options.series.length === 0) return words.noneVisible;
  const total = options.series.reduce((sum, one) => sum + (statsOf(one).sum || 0), 0);
  const hasValues = options.series.some((one) => statsOf(one).count > 0);
  if (!hasValues) return words.noData;
  return [
    options.series.length > 1 && options.hasSum ? largestText(options, total) : '',
    extremesText(options),
    meanText(options),
    options.hasSum ? comparisonText(options, total) : '',
    completenessText(options),
    clockChangeText(options),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
