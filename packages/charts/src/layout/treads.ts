import { HOUR_MS, MINUTE_MS } from '@vinrod/locale/clock';
import type { StepKind } from '../core/time/steps.ts';

/** px per step from which a staircase is told from a line. */
const stairsFrom = 9;

/** Steps that are metered as such; days and longer ones are sums, of which a line shows where they are heading. */
const meteredMs: ReadonlyMap<StepKind, number> = new Map([
  ['quarter', 15 * MINUTE_MS],
  ['hour', HOUR_MS],
]);

/**
 * How long a value holds in a picture that is zoomed in so far that each is a tread of a staircase, ms: an hour's
 * energy or power is of the whole hour, and a slope to the next would show values that nobody has measured. 0
 * while there is no room for it.
 *
 * @param width Of the chart, px.
 */
export function treadOf(
  step: StepKind | undefined,
  [from, to]: readonly [from: number, to: number],
  width: number,
): number {
  const tread = (step && meteredMs.get(step)) ?? 0;
  return to > from && (width * tread) / (to - from + tread) >= stairsFrom ? tread : 0;
}
