import { changePercent } from '@vinrod/ui/format';
import { cutStarts, type Covered } from '../core/time/covered.ts';
import { changesBetween } from '@vinrod/locale/clock';
import type { StepKind } from '../core/time/steps.ts';
import { statsOf } from '../core/stats.ts';
import { trendOf } from '../core/trend.ts';
import { valueAt } from '../core/typed-array.ts';
import { stepName } from './step-name.ts';
import { changeInPercent, numberText, quantityText } from './values.ts';
import { countedQualities } from './counted-qualities.ts';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import { chartMessages } from './messages/chart.ts';
import { summaryMessages } from './messages/summary.ts';
import { listed, stepNoun, stepValues } from './words.ts';

/** A series as the summary needs it. */
export interface SummarySeries {
  readonly label: string;
  readonly values: Float64Array;
  readonly quality: Uint8Array;
}

/** What a summary is made from. */
export interface SummaryOptions extends InLanguage {
  readonly step: StepKind;
  readonly starts: Float64Array;
  /** Days that the values cover, when they may cut the first and the last step: a partial step is no extreme. */
  readonly covered?: Covered | null;
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
    .map(({ label, sum }) =>
      total > 0 ? `${label} (${quantityText((sum / total) * 100, 0, '%', options.language)})` : label,
    );
  return textsIn(summaryMessages, options.language)('largest', { what: listed(largest, options.language) });
}

/** Series without the steps that the covered days cut, unless no other step has a value. */
function withoutCut({ step, starts, covered, series }: SummaryOptions): readonly SummarySeries[] {
  const cut = cutStarts(step, starts, covered);
  if (cut.length === 0) return series;
  const whole = series.map((one) => ({
    ...one,
    values: one.values.map((value, i) => (cut.includes(valueAt(starts, i)) ? Number.NaN : value)),
  }));
  return whole.some((one) => statsOf(one).count > 0) ? whole : series;
}

function extremesText(options: SummaryOptions): string {
  const { step, starts, covered, unit, decimals, language } = options;
  const text = textsIn(summaryMessages, language);
  const series = withoutCut(options);
  const all = series
    .map((one) => ({ label: one.label, stats: statsOf(one) }))
    .filter(({ stats }) => stats.count > 0);
  const high = all.toSorted((a, b) => b.stats.max - a.stats.max)[0];
  const low = all.toSorted((a, b) => a.stats.min - b.stats.min)[0];
  if (!high || !low) return '';
  const when = (index: number) => stepName(step, valueAt(starts, index), covered, language).dated;
  const name = (label: string) => (series.length > 1 ? `, ${label}` : '');
  const what = (value: number, label: string, index: number) =>
    `${quantityText(value, decimals, unit, language)}${name(label)}, ${when(index)}`;
  const highest = text('highest', { what: what(high.stats.max, high.label, high.stats.maxIndex) });
  if (high.stats.count === 1 && series.length === 1) return highest;
  return `${highest} ${text('lowest', { what: what(low.stats.min, low.label, low.stats.minIndex) })}`;
}

/** A trend needs at least this many values, this share of the variation explained, and this relative change. */
const fewestForTrend = 12;
const leastFit = 1 / 3;
const leastChange = 0.05;

/** Mean of one series, and its trend. */
function meanText(options: SummaryOptions): string {
  const { step, unit, decimals, language } = options;
  const text = textsIn(summaryMessages, language);
  const [only, ...others] = withoutCut(options);
  if (!only || others.length > 0) return '';
  const { count, mean } = statsOf(only);
  if (count < 2) return '';
  const level = { value: quantityText(mean, decimals, unit, language), step: stepNoun(step, language) };
  const trend = count < fewestForTrend ? null : trendOf(only.values);
  const change = trend ? trend.to - trend.from : 0;
  if (!trend || trend.fit < leastFit || Math.abs(change) < leastChange * Math.abs(mean))
    return text('mean', level);
  return text(change > 0 ? 'rising' : 'falling', {
    ...level,
    from: numberText(trend.from, decimals, language),
    to: numberText(trend.to, decimals, language),
  });
}

function completenessText({ series, step, language }: SummaryOptions): string {
  const counts = { all: 0, missing: 0, incomplete: 0, estimated: 0 };
  for (const one of series) {
    const stats = statsOf(one);
    counts.all += one.values.length;
    counts.missing += stats.missing;
    counts.incomplete += stats.incomplete;
    counts.estimated += stats.estimated;
  }
  return countedQualities(counts, stepValues(step, language), language);
}

/** Whether any value is missing or incomplete. */
function hasGap(one: SummarySeries): boolean {
  const { missing, incomplete } = statsOf(one);
  return missing + incomplete > 0;
}

/** Changes from earlier periods. A period with gaps is left out: the sums would not be comparable. */
function comparisonText({ comparisons, series, language }: SummaryOptions, total: number): string {
  const text = textsIn(summaryMessages, language);
  if (series.some(hasGap)) return '';
  return comparisons
    .filter((one) => !hasGap(one))
    .map((one) => ({ label: one.label, stats: statsOf(one) }))
    .map(({ label, stats }) => ({ label, change: changePercent(stats.sum, total) }))
    .flatMap(({ label, change }) =>
      change === null ? [] : [text('change', { change: changeInPercent(change, language), label })],
    )
    .join(' ');
}

function clockChangeText({ step, starts, language }: SummaryOptions): string {
  if (step !== 'hour' && step !== 'quarter') return '';
  const first = valueAt(starts, 0);
  const last = valueAt(starts, starts.length - 1);
  const count = changesBetween(first + 1, last).length;
  return count === 0 ? '' : textsIn(summaryMessages, language)('clockChanges', { count });
}

/** Describes a chart in a few plain sentences: the largest series, the extremes and when, and what is missing. */
export function summaryText(options: SummaryOptions): string {
  const text = textsIn(chartMessages, options.language);
  if (options.starts.length === 0) return text('noData');
  if (options.series.length === 0) return text('noneVisible');
  const total = options.series.reduce((sum, one) => sum + (statsOf(one).sum || 0), 0);
  const hasValues = options.series.some((one) => statsOf(one).count > 0);
  if (!hasValues) return text('noData');
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
