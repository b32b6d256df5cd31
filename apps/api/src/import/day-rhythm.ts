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

/**
 * Detects whether the lines of a site on one local day are hours or quarters. Hours and quarters may change between days,
 * as when a meter is replaced, but not within one: a value on the hour could then be that of the hour or of its first
 * quarter. Half-hours are not accepted as quarters: they would lose half their power.
 */
export class DayRhythm {
  readonly day: Day;
  readonly start: InstantMilliseconds;
  readonly end: InstantMilliseconds;
  /** Line and milliseconds into the day of the first time off the hour. */
  #besideLine = 0;
  #besideMs = -1;
  #hasQuarter = false;
  #hasHalfStep = false;
  #hasHourStep = false;
  #lastMs = -hourMs * 24;

  /** @param instant - an instant of the day */
  constructor(instant: InstantMilliseconds) {
    this.day = localDayOf(instant);
    this.start = startOfLocalDay(this.day);
    this.end = startOfLocalDay(this.day + 1);
  }

  /** Adds a line of the day; instants are increasing. */
  add(instant: InstantMilliseconds, line: number): void {
    // Small whole numbers, with which the engine reckons faster than with instants.
    const ms = Math.trunc(instant - this.start);
    const pastHour = ms % hourMs;
    const step = ms - this.#lastMs;
    this.#lastMs = ms;
    if (pastHour === 0) {
      if (step === hourMs) this.#hasHourStep = true;
    } else {
      if (this.#besideMs < 0) {
        this.#besideMs = ms;
        this.#besideLine = line;
      }
      if (pastHour !== halfHourMs) this.#hasQuarter = true;
    }
    if (step === halfHourMs) this.#hasHalfStep = true;
  }

  /** Quarters when any line is off the hour. */
  get resolution(): Resolution {
    return this.#besideMs < 0 ? 'hour' : 'quarter';
  }

  get problem(): RhythmProblem | null {
    if (this.#besideMs < 0) return null;
    const time = new Date(this.start + this.#besideMs).toISOString().replace(':00.000Z', 'Z');
    const line = this.#besideLine;
    if (this.#hasHourStep) {
      const message = `${time} is a part of an hour on a day of hours; hours and quarters may change from one day to the next only`;
      return { line, message };
    }
    if (this.#hasHalfStep && !this.#hasQuarter)
      return { line, message: `${time} is a half-hour; give hours, or all four quarters of them` };
    return null;
  }
}

/** Number of steps of a resolution between two instants. */
export function stepsBetween(from: number, to: number, resolution: Resolution): number {
  return (to - from) / stepMs[resolution];
}
