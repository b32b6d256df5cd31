import { hourMs, minuteMs } from '@vinrod/locale/clock';
import type { StepKind } from '../core/time/steps.ts';

/** px per step from which a staircase can be distinguished from a line. */
const stairsFrom = 9;

/** Steps that are metered directly; days and longer are sums, and a line through them shows their trend. */
const meteredMs: ReadonlyMap<StepKind, number> = new Map([
  ['quarter', 15 * minuteMs],
  ['hour', hourMs],
]);

/**
 * How long a value holds, ms, when zoomed in far enough to draw a staircase: an hour's energy or power is for the
 * whole hour, and a slope to the next would show values that were never measured. 0 while there is no room for it.
 *
 * @param width - Width of the chart, px.
 */
export function heldInterval(
  step: StepKind | undefined,
  [from, to]: readonly [from: number, to: number],
  width: number,
): number {
  const held = (step && meteredMs.get(step)) ?? 0;
  return to > from && (width * held) / (to - from + held) >= stairsFrom ? held : 0;
}
