import type { TimeSeries } from '../series.ts';
import { statsOf } from '../stats.ts';
import { extremesWithin } from './block-extremes.ts';
import { valueAxis, type ValueAxis } from './value-axis.ts';

/** Maps values to px, upwards, with round ends. */
export interface ValueScale extends ValueAxis {
  /** px per unit. */
  readonly perUnit: number;
  toY(value: number): number;
}

/** Lowest and highest of the values that exist in several series; null when none does. */
export function extentOf(
  series: readonly Pick<TimeSeries, 'values' | 'quality'>[],
): readonly [min: number, max: number] | null {
  const stats = series.map(statsOf).filter(({ count }) => count > 0);
  if (stats.length === 0) return null;
  return [Math.min(...stats.map(({ min }) => min)), Math.max(...stats.map(({ max }) => max))];
}

/** Lowest and highest of the values from `first` up to `end` (exclusive) in several series; null when none exists. */
export function extentWithin(
  series: readonly { readonly values: Float64Array; readonly range: readonly [first: number, end: number] }[],
): readonly [min: number, max: number] | null {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const { values, range } of series) {
    const [lowest, highest] = extremesWithin(values, ...range);
    min = Math.min(min, lowest);
    max = Math.max(max, highest);
  }
  return min <= max ? [min, max] : null;
}

/**
 * Makes a value scale that holds 0 and every value: energy is compared by height above zero, so the axis is
 * never cropped. Without values the axis runs from 0 to 1.
 *
 * @param bottom - Position of the lower end, px (the larger number).
 * @param top - Position of the upper end, px.
 * @param leastBetween - Least distance between two ticks, px; of numbers above each other when left out.
 */
export function valueScale(
  extent: readonly [min: number, max: number] | null,
  bottom: number,
  top: number,
  leastBetween?: number,
): ValueScale {
  const lowest = Math.min(0, extent?.[0] ?? 0);
  const highest = Math.max(0, extent?.[1] ?? 0);
  const axis = valueAxis(lowest, highest, bottom - top, leastBetween);
  const [from, to] = axis.domain;
  const perUnit = (bottom - top) / (to - from);
  return {
    ...axis,
    perUnit,
    toY: (value) => bottom - (value - from) * perUnit,
  };
}
