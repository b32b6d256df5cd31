import { nice, ticks } from 'd3-array';

import type { TimeSeries } from '../series.ts';
import { statsOf } from '../stats.ts';
import { extremesWithin } from './block-extremes.ts';

/** Maps values to px, upwards, with round ends. */
export interface ValueScale {
  readonly domain: readonly [bottom: number, top: number];
  /** Round values for grid lines, lowest first; 0 is always one of them. */
  readonly ticks: readonly number[];
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

const pxPerTick = 60;

/**
 * Makes a value scale that holds 0 and every value: energy is compared by height above zero, so the axis is
 * never cropped. Without values the axis runs from 0 to 1.
 *
 * @param bottom - Position of the lower end, px (the larger number).
 * @param top - Position of the upper end, px.
 */
export function valueScale(
  extent: readonly [min: number, max: number] | null,
  bottom: number,
  top: number,
): ValueScale {
  const lowest = Math.min(0, extent?.[0] ?? 0);
  const highest = Math.max(0, extent?.[1] ?? 0);
  const count = Math.max(2, Math.round(Math.max(0, bottom - top) / pxPerTick));
  const [from, to] = nice(lowest, lowest === highest ? 1 : highest, count);
  const perUnit = (bottom - top) / (to - from);
  return {
    domain: [from, to],
    ticks: ticks(from, to, count),
    toY: (value) => bottom - (value - from) * perUnit,
  };
}
