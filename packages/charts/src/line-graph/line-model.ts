import { alignTo } from '../core/align.ts';
import type { Annotation } from '../core/annotations.ts';
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
import type { AnyLanguage } from '../core/language.ts';
import type { Steps } from '../cursor/window.ts';
import type { Threshold } from './references.ts';

/** A series of a line graph. */
export interface LineGraphSeries {
  /** Unique in the graph, and stable when the series gets new data. */
  readonly key: string;
  readonly label: string;
  readonly data: TimeSeries;
  /** Index in the palette, 0–9; the index in the list by default. */
  readonly colorIndex?: number;
  /** For an earlier period: key of the series that it is compared with, and aligned to step by step. */
  readonly comparesWith?: string;
}

/** The content of a line graph. */
export interface LineContent {
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /**
   * In their fixed order. With more than ten, the nine largest are kept and the rest become "Övriga". Keep the array's
   * identity while the data is the same.
   */
  readonly series: readonly LineGraphSeries[];
  /**
   * The days covered by the values, where the first or last week, month or year may extend beyond them: such a step is
   * marked as partial, named by the days it covers, and never an extreme. Keep the object's identity while it is the
   * same.
   */
  readonly covers?: CoveredDays;
  /** Whether values may be added up across series and steps (not prices or temperatures); true by default. */
  readonly hasSum?: boolean;
  /** Name of the period that series are compared with, within a sentence: "maj–okt 2025". */
  readonly earlierLabel?: string;
  /**
   * Whether the summary reports the change from the earlier period: only meaningful if both periods are complete, which
   * only the app knows.
   *
   * @default true
   */
  readonly isComparable?: boolean;
  /** Levels that the values are compared with. Keep the array's identity while it is the same. */
  readonly thresholds?: readonly Threshold[];
  /**
   * All steps that there are values for, where `series` has only what is shown of them, or shows it coarser (`useLevels`):
   * the window is counted in these. Keep the object's identity.
   */
  readonly finest?: Steps;
  /** Events and suggestions. Keep the array's identity while it is the same. */
  readonly annotations?: readonly Annotation[];
}

/** A series prepared for drawing, text and speech. */
export interface ChartLine {
  readonly key: string;
  readonly label: string;
  readonly style: LineStyle;
  /** In its own steps. */
  readonly data: TimeSeries;
  /** Aligned to the steps of the time axis. */
  readonly values: Float64Array;
  readonly quality: Uint8Array;
}

/** All series of a line graph, aligned to the same steps. */
export interface LineModel extends InLanguage {
  readonly step: StepKind;
  readonly starts: Float64Array;
  /** Days covered by the values, which may cut off the first and last step; null when no step is cut off. */
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
 * Aligns series to the same steps: earlier periods to the series they are compared with. With more than ten series, the
 * smallest are combined into one, "Övriga".
 *
 * @param days - Days covered by the values; whole steps by default.
 * @throws {ChartDataError} for duplicate or unknown keys, series with different steps, times that are not on a step,
 * and invalid dates.
 */
export function lineModel(
  series: readonly LineGraphSeries[],
  days?: CoveredDays,
  language?: AnyLanguage,
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

/** A model without the earlier periods, for when the comparison is turned off. */
export function withoutEarlier(model: LineModel): LineModel {
  return { ...model, earlier: new Map() };
}

/** Largest magnitude in a model, for choosing decimals; 0 without values. */
export function largestOf(lines: readonly ChartLine[]): number {
  const stats = lines.map(statsOf).filter(({ count }) => count > 0);
  return Math.max(0, ...stats.map(({ min, max }) => Math.max(Math.abs(min), Math.abs(max))));
}
