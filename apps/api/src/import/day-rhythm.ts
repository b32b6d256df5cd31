import { HOUR_MS, localDayOf, startOfLocalDay } from '@vinrod/locale/clock';
import { STEP_MS, type Resolution } from '../quantities/resolution.ts';
import type { Day } from '@vinrod/locale/day';
import type { InstantMilliseconds } from '../quantities/quantities.ts';

const HALF_HOUR_MS = HOUR_MS / 2;

/** Why the lines of a day fit neither hours nor quarters. */
export interface RhythmProblem {
  /** Line of the first time on that day that does not lie on the hour. */
  readonly line: number;
  readonly message: string;
}

/** The lines of a site on one local day, as they come: whether they are hours or quarters. */
export interface DayRhythm {
  readonly day: Day;
  readonly start: number;
  readonly end: number;
  /** Adds a line of the day. Instants rise. */
  add(instant: InstantMilliseconds, line: number): void;
  /** Quarters when any line lies beside the hour. */
  resolution(): Resolution;
  problem(): RhythmProblem | null;
}

/**
 * Follows the lines of one day. Hours and quarters may change from one day to the next, as when a meter is replaced, but
 * not within a day: then a value on the hour could be that of the hour or of its first quarter. Half-hours are no
 * quarters: taken for such they would lose half their power.
 */
export function dayRhythm(instant: InstantMilliseconds): DayRhythm {
  const day = localDayOf(instant);
  let beside: { readonly line: number; readonly instant: InstantMilliseconds } | null = null;
  let hasQuarter = false;
  let hasHalfStep = false;
  let hasHourStep = false;
  let last = Number.NEGATIVE_INFINITY;
  return {
    day,
    start: startOfLocalDay(day),
    end: startOfLocalDay(day + 1),
    add(next, line) {
      const minutes = next % HOUR_MS;
      if (minutes === 0) {
        if (next - last === HOUR_MS) hasHourStep = true;
      } else {
        beside ??= { line, instant: next };
        if (minutes !== HALF_HOUR_MS) hasQuarter = true;
      }
      if (next - last === HALF_HOUR_MS) hasHalfStep = true;
      last = next;
    },
    resolution: () => (beside === null ? 'hour' : 'quarter'),
    problem() {
      if (beside === null) return null;
      const time = new Date(beside.instant).toISOString().replace(':00.000Z', 'Z');
      const { line } = beside;
      if (hasHourStep) {
        const message = `${time} is a part of an hour on a day of hours; hours and quarters may change from one day to the next only`;
        return { line, message };
      }
      if (hasHalfStep && !hasQuarter)
        return { line, message: `${time} is a half-hour; give hours, or all four quarters of them` };
      return null;
    },
  };
}

/** Steps of a resolution from one instant to another. */
export function stepsBetween(from: number, to: number, resolution: Resolution): number {
  return (to - from) / STEP_MS[resolution];
}
