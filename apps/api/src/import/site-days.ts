import { missingValue } from '../energy/meter-day/meter-day.ts';
import type { InstantMilliseconds, WattHours } from '../quantities/quantities.ts';
import { stepMs, type Resolution } from '../quantities/resolution.ts';
import { DayRhythm, stepsBetween } from './day-rhythm.ts';
import type { KeptDays } from './kept-days.ts';
import type { ProblemList } from './problems.ts';

/** Contents of a file for one site. */
export interface SiteSurvey {
  /** Resolution of the site's last day in the file. */
  readonly resolution: Resolution;
  readonly values: number;
  /** Steps between the site's first and last time in the file that have no value. */
  readonly missing: number;
  /** The site's first line: the header in a wide file. */
  readonly line: number;
}

/** Where the days of a file are kept, and what is wrong with them told. */
export interface DayKeeping {
  readonly kept: KeptDays;
  readonly problems: ProblemList;
}

/** Quarters of the longest day. */
const mostQuarters = 100;

/** Groups the values of one site into local days. Holds one open day; days without any value are left out. */
export class SiteDays {
  readonly #keeping: DayKeeping;
  readonly #site: number;
  readonly #name: string;
  readonly #line: number;
  readonly #first: InstantMilliseconds;
  #last: InstantMilliseconds;
  #lastValue = Number.NEGATIVE_INFINITY;
  #values = 0;
  /** Steps between the first time and the start of the open day. */
  #steps = 0;
  #rhythm: DayRhythm;
  #hasValues = false;
  /** Wh per quarter of the open day; an hour is in its first quarter. */
  readonly #quarters = new Int32Array(mostQuarters).fill(missingValue);

  /**
   * @param site - its number among those that are kept
   * @param instant - its first time, on line `line`
   */
  constructor(keeping: DayKeeping, site: number, name: string, instant: InstantMilliseconds, line: number) {
    this.#keeping = keeping;
    this.#site = site;
    this.#name = name;
    this.#line = line;
    this.#first = instant;
    this.#last = instant;
    this.#rhythm = new DayRhythm(instant);
  }

  /**
   * Adds a value; a day with a time off the hour is a day of quarters.
   *
   * @returns false, and adds nothing, when a later value came before it
   */
  add(instant: InstantMilliseconds, wh: WattHours, line: number): boolean {
    if (instant >= this.#rhythm.end) this.#beginDay(instant);
    else if (instant <= this.#lastValue || instant < this.#rhythm.start) return wh === missingValue;
    this.#rhythm.add(instant, line);
    this.#last = instant;
    if (wh === missingValue) return true;
    this.#quarters[Math.trunc(instant - this.#rhythm.start) / stepMs.quarter] = wh;
    this.#lastValue = instant;
    this.#hasValues = true;
    this.#values += 1;
    return true;
  }

  #beginDay(instant: InstantMilliseconds): void {
    const { end, resolution } = this.#rhythm;
    this.#endDay(end);
    this.#rhythm = new DayRhythm(instant);
    // Days missing from the file are assumed to have the resolution of the day before.
    this.#steps += stepsBetween(end, this.#rhythm.start, resolution);
  }

  /** Ends the open day: its lines give its resolution, and so its number of steps. */
  #endDay(until: InstantMilliseconds): void {
    const { day, start, resolution, problem } = this.#rhythm;
    this.#steps += stepsBetween(Math.max(this.#first, start), until, resolution);
    if (problem !== null) this.#keeping.problems.add(problem.line, `${problem.message} (site ${this.#name})`);
    if (!this.#hasValues) return;
    this.#keeping.kept.add(this.#site, day, resolution, this.#quarters);
    this.#quarters.fill(missingValue);
    this.#hasValues = false;
  }

  /** Ends the last day. */
  end(): SiteSurvey {
    const { resolution } = this.#rhythm;
    this.#endDay(this.#last + stepMs[resolution]);
    const values = this.#values;
    return { resolution, values, missing: this.#steps - values, line: this.#line };
  }
}
