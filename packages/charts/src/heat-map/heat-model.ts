import { firstNotBefore } from '../core/bisect.ts';
import { ChartDataError } from '../core/errors.ts';
import { hourMs } from '@vinrod/locale/clock';
import { addLocalDays, repeatedHourOf, startOfDayAt, toLocal } from '@vinrod/locale/wall-clock';
import type { TimeSeries } from '../core/series.ts';
import type { StepKind } from '../core/time/steps.ts';
import { valueAt } from '../core/typed-array.ts';
import type { HeatMapCompanion } from './heat-companions.ts';

/** The content of a heat map. */
export interface HeatContent {
  /** What is measured, for example `Förbrukning`. */
  readonly label: string;
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /** Hours or quarters. Keep its identity while the data is the same. */
  readonly data: TimeSeries;
  /**
   * Other series for the same period: spot price, temperature. Announced and in the table, but not drawn. Keep the
   * array's identity while the data is the same.
   */
  readonly companions?: readonly HeatMapCompanion[];
  /** Whether values of several steps may be added up (not prices or temperatures); true by default. */
  readonly hasSum?: boolean;
}

/** Steps of the colour scale (tokens `data-seq-1` … `data-seq-8`). */
export const classCount = 8;

/** Step lengths that a heat map can show. */
export type HeatStep = Extract<StepKind, 'hour' | 'quarter'>;

/** Hours in one step. */
export const stepHours: Readonly<Record<HeatStep, number>> = { hour: 1, quarter: 0.25 };

/**
 * Validates that the step of a series fits the layout of a day.
 *
 * @throws {ChartDataError} for days, weeks and months.
 */
export function heatStep(step: StepKind): HeatStep {
  if (step === 'hour' || step === 'quarter') return step;
  throw new ChartDataError(`A heat map needs hours or quarters of an hour, not steps of one ${step}.`);
}

/** Most days that a heat map can show as distinguishable rows: five years. */
const mostDays = 1830;

/**
 * Checks that the days of a period fit as rows in one picture.
 *
 * @throws {ChartDataError} for more than five years.
 */
export function checkDays(starts: Float64Array): void {
  const days = (valueAt(starts, starts.length - 1) - valueAt(starts, 0)) / (24 * hourMs);
  if (days > mostDays) {
    throw new ChartDataError(
      `A heat map of ${Math.round(days)} days cannot be read; it shows ${mostDays} at most.`,
    );
  }
}

/** The colour class of a value, 0 (lowest) to 7 (highest): eight equal parts from the lowest to the highest value. */
export function classOf(value: number, min: number, max: number): number {
  if (!(max > min)) return classCount / 2;
  return Math.min(classCount - 1, Math.floor(((value - min) / (max - min)) * classCount));
}

/** One local day. */
export interface HeatRow {
  /** Local midnight, UTC ms. */
  readonly day: number;
  /** First visible data step of the day, and the one after the last. */
  readonly first: number;
  readonly end: number;
}

/** The local days of the steps from `first` up to `end` (exclusive). */
export function heatRows(starts: Float64Array, [first, end]: readonly [number, number]): HeatRow[] {
  const rows: HeatRow[] = [];
  let from = first;
  while (from < end) {
    const day = startOfDayAt(valueAt(starts, from));
    const next = Math.min(end, Math.max(from + 1, firstNotBefore(starts, addLocalDays(day, 1))));
    rows.push({ day, first: from, end: next });
    from = next;
  }
  return rows;
}

/** Position of a step on the clock face of its day, hours after midnight. */
export interface Slot {
  readonly from: number;
  readonly to: number;
}

/**
 * Position of a step in the row of its day. The hour that is repeated in October is split: summer time in the left
 * half, standard time in the right. The hour that is skipped in March is left out.
 */
export function slotOf(start: number, step: HeatStep): Slot {
  const { hour, minute, isSummerTime } = toLocal(start);
  const length = stepHours[step];
  if (repeatedHourOf(start) === null) return { from: hour + minute / 60, to: hour + minute / 60 + length };
  const from = hour + (isSummerTime ? 0 : 0.5) + minute / 120;
  return { from, to: from + length / 2 };
}

/** Mean of each hour of the day over the steps from `first` up to `end` (exclusive), per hour; NaN without values. */
export function hourMeans(
  { starts, values, step }: { starts: Float64Array; values: Float64Array; step: HeatStep },
  [first, end]: readonly [number, number],
  hasSum: boolean,
): Float64Array {
  const sums = new Float64Array(24);
  const counts = new Uint32Array(24);
  for (let i = first; i < end; i += 1) {
    const value = valueAt(values, i);
    if (Number.isNaN(value)) continue;
    const { hour } = toLocal(valueAt(starts, i));
    sums[hour] = valueAt(sums, hour) + value;
    counts[hour] = valueAt(counts, hour) + 1;
  }
  // The energy of four quarters adds up to an hour; prices are averaged.
  const perHour = hasSum ? 1 / stepHours[step] : 1;
  return sums.map((sum, hour) => {
    const count = valueAt(counts, hour);
    return count === 0 ? Number.NaN : (sum / count) * perHour;
  });
}

/** Whether a day has another number of hours than 24. */
export function clockChangeOf({ day }: HeatRow): 'short' | 'long' | null {
  const length = startOfDayAt(day + 36 * hourMs) - day;
  if (length === 24 * hourMs) return null;
  return length < 24 * hourMs ? 'short' : 'long';
}
