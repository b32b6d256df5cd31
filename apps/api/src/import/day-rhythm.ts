import { hourMs, localDayOf, startOfLocalDay } from '@vinrod/locale/clock';
import { stepMs, type Resolution } from '../quantities/resolution.ts';
import type { Day } from '@vinrod/locale/day';
import type { InstantMilliseconds } from '../quantities/quantities.ts';

const halfHourMs = hourMs / 2;

/** Why the lines of a day fit neither hours nor quarters. */
export interface RhythmProblem {
  /** Line of the day's first time off the hour. */
  readonly line: number;
  readonly message: string;
}

/** Detects whether the lines of a site on one local day are hours or quarters. */
export interface DayRhythm {
  readonly day: Day;
  readonly start: number;
  readonly end: number;
  /** Adds a line of the day. Instants are increasing. */
  add(instant: InstantMilliseconds, line: number): void;
  /** Quarters when any line is off the hour. */
  resolution(): Resolution;
  problem(): RhythmProblem | null;
}

/**
 * Tracks the lines of one day. Hours and quarters may change between days, as when a meter is replaced, but not within
 * one: a value on the hour could then be that of the hour or of its first quarter. Half-hours are not accepted as
 * quarters:
 * they would lose half their power.
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
      const minutes = next % hourMs;
      if (minutes === 0) {
        if (next - last === hourMs) hasHourStep = true;
      } else {
        beside ??= { line, instant: next };
        if (minutes !== halfHourMs) hasQuarter = true;
      }
      if (next - last === halfHourMs) hasHalfStep = true;
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

/** Number of steps of a resolution between two instants. */
export function stepsBetween(from: number, to: number, resolution: Resolution): number {
  return (to - from) / stepMs[resolution];
}
