import { alignTo } from '../core/align.ts';
import { ChartDataError } from '../core/errors.ts';
import { timeGrid } from '../core/grid.ts';
import { limitColumns } from '../core/limit.ts';
import { comparisonLine, paletteLine, paletteSize, type LineStyle } from '../core/palette.ts';
import { coveredBy, type Covered, type CoveredDays } from '../core/time/covered.ts';
import { statsOf } from '../core/stats.ts';
import type { TimeSeries } from '../core/series.ts';
import type { StepKind } from '../core/time/steps.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import type { Language } from '@vinrod/locale/messages/language';

/** A series of a line graph. */
export interface LineGraphSeries {
  /** Unique in the graph, and the same when new data comes for the same thing. */
  readonly key: string;
  readonly label: string;
  readonly data: TimeSeries;
  /** Place in the palette, 0–9; the place in the list when left out. */
  readonly colorIndex?: number;
  /** For an earlier period: key of the series that it is compared with. It is laid under it, step by step. */
  readonly comparesWith?: string;
}

/** A series ready to be drawn, read and spoken. */
export interface ChartLine {
  readonly key: string;
  readonly label: string;
  readonly style: LineStyle;
  /** At its own times. */
  readonly data: TimeSeries;
  /** On the steps of the time axis. */
  readonly values: Float64Array;
  readonly quality: Uint8Array;
}

/** All series of a line graph on one row of steps. */
export interface LineModel extends InLanguage {
  readonly step: StepKind;
  readonly starts: Float64Array;
  /** Days that the values are of, when they may cut the first and the last step; null when no step is cut. */
  readonly covered: Covered | null;
  /** In their fixed order. */
  readonly lines: readonly ChartLine[];
  /** Earlier periods by the key of the line that they are compared with. */
  readonly earlier: ReadonlyMap<string, ChartLine>;
}

function checkKeys(series: readonly LineGraphSeries[]): void {
  const keys = new Set<string>();
  for (const { key, comparesWith } of series) {
    if (keys.has(key)) throw new ChartDataError(`Two series have the key ${key}.`);
    keys.add(key);
    if (comparesWith !== undefined && !series.some((one) => one.key === comparesWith)) {
      throw new ChartDataError(`Series ${key} is compared with ${comparesWith}, which does not exist.`);
    }
  }
}

function firstStart(series: readonly LineGraphSeries[]): number {
  return Math.min(...series.map(({ data }) => data.starts[0] ?? Number.POSITIVE_INFINITY));
}

/**
 * Puts series on one row of steps: earlier periods under the one they are compared with, and beyond ten series
 * the smallest into one, "Övriga".
 *
 * @param days Days that the values are of; whole steps when left out.
 * @throws {ChartDataError} for keys that occur twice or do not exist, series with different steps, times off the
 * steps, and days that are no dates.
 */
export function lineModel(
  series: readonly LineGraphSeries[],
  days?: CoveredDays,
  language?: Language,
): LineModel {
  checkKeys(series);
  const main = series.filter(({ comparesWith }) => comparesWith === undefined);
  const start = firstStart(main);
  const placed = series.map((one) =>
    one.comparesWith === undefined || !Number.isFinite(start) ? one.data : alignTo(one.data, start).series,
  );
  const grid = timeGrid(
    placed,
    series.map(({ label }) => label),
  );
  const all = series.map((one, i) => ({
    ...one,
    data: placed[i] ?? one.data,
    values: grid.columns[i]?.values ?? new Float64Array(0),
    quality: grid.columns[i]?.quality ?? new Uint8Array(0),
  }));
  const { kept, rest, restCount } = limitColumns(
    all.filter(({ comparesWith }) => comparesWith === undefined),
    grid.starts.length,
  );
  const lines = kept.map(({ key, label, data, values, quality, colorIndex }, i): ChartLine => {
    return { key, label, data, values, quality, style: paletteLine(colorIndex ?? i) };
  });
  if (rest) {
    const data = { step: grid.step, starts: grid.starts, ...rest };
    const label = textsIn(chartMessages, language)('others', { count: restCount });
    lines.push({ key: 'charts:others', label, data, ...rest, style: paletteLine(paletteSize - 1) });
  }
  const earlier = new Map<string, ChartLine>();
  for (const { key, label, data, values, quality, comparesWith } of all) {
    const index = kept.findIndex((one) => one.key === comparesWith);
    if (comparesWith === undefined || index < 0) continue;
    const isOnly = lines.length === 1;
    const style = comparisonLine(isOnly ? null : (kept[index]?.colorIndex ?? index));
    earlier.set(comparesWith, { key, label, data, values, quality, style });
  }
  const covered = days === undefined ? null : coveredBy(days);
  return { step: grid.step, starts: grid.starts, covered, lines, earlier, language };
}

/** A model without the earlier periods, for a reader who has turned the comparison off. */
export function withoutEarlier(model: LineModel): LineModel {
  return { ...model, earlier: new Map() };
}

/** Largest magnitude in a model, for choosing decimals; 0 without values. */
export function largestOf(lines: readonly ChartLine[]): number {
  const stats = lines.map(statsOf).filter(({ count }) => count > 0);
  return Math.max(0, ...stats.map(({ min, max }) => Math.max(Math.abs(min), Math.abs(max))));
}
