import type { TimeScale } from '../core/scale/time-scale.ts';
import type { ValueScale } from '../core/scale/value-scale.ts';
import type { CursorSeries, CursorTrack } from '../cursor/cursor.ts';
import type { CursorDot, CursorView } from './cursor-view.ts';

/** A cursor track over steps that have an order but no time: categories, hours of a day, parts of a whole. */
export function trackInOrder(count: number, series: readonly CursorSeries[]): CursorTrack {
  return { starts: Float64Array.from({ length: count }, (_, place) => place), series };
}

/** Positions of equally wide steps side by side, from `first` up to `end` (exclusive). */
export function sideBySide(x: TimeScale, first: number, end: number): Pick<CursorView, 'xOf' | 'indexAt'> {
  return {
    xOf: (index) => x.toX(index + 0.5),
    indexAt: (position) => Math.max(first, Math.min(end - 1, Math.floor(x.toTime(position)))),
  };
}

/** Dots on the values that exist. */
export function dotsOn(
  y: ValueScale,
  values: readonly { readonly key: string; readonly color: string; readonly value: number }[],
): readonly CursorDot[] {
  return values
    .filter(({ value }) => !Number.isNaN(value))
    .map(({ key, color, value }) => ({ key, color, y: y.toY(value) }));
}
