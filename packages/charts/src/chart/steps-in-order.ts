import type { TimeScale } from '../core/scale/time-scale.ts';
import { barsPath, type Bar } from '../core/path/relative.ts';
import type { ValueScale } from '../core/scale/value-scale.ts';
import type { CursorSeries, CursorTrack } from '../cursor/cursor.ts';
import type { PlotBox } from '../layout/plot-box.ts';
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

/** The cursor over bars: an outline around all bars of a step, in place of dots. */
export function outlined(
  outlines: readonly Bar[],
  box: PlotBox,
): Required<Pick<CursorView, 'dotsAt' | 'areaAt'>> {
  return {
    dotsAt: () => [],
    areaAt: ({ index }) => {
      const bar = outlines[index] ?? { x: box.left, width: 0, y0: box.bottom, y1: box.top };
      return { path: barsPath([bar]), left: bar.x, right: bar.x + bar.width, top: box.top };
    },
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
