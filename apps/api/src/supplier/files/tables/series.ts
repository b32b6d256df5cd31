import { hourMs, localDayOf } from '@vinrod/locale/clock';
import { formatDay, type Day } from '@vinrod/locale/day';
import type { Text } from '@vinrod/locale/messages/texts';
import { stepMs, type Resolution } from '../../../quantities/resolution.ts';
import type { FileNotice } from '../file-format.ts';
import { instantsOf, isInDoubleHour, type TableTimeZone } from './read-time.ts';
import { tableTexts } from './texts.ts';

/** A value of a step; NaN where the file has none. */
interface SeriesValue {
  /** Start of the step, milliseconds since 1970. */
  readonly instant: number;
  readonly value: number;
  readonly isEstimated: boolean;
  readonly line: number;
}

/** A row's time, as the file has it. */
export interface RowTime {
  readonly day: Day;
  readonly minute: number;
  /** Milliseconds ahead of UTC, when the row says it. */
  readonly offset: number | null;
}

/** The instants that the time of a row may be: two in the hour that comes twice, none in the hour that is left out. */
export interface PossibleInstants {
  readonly early: number | null;
  readonly late: number | null;
}

/** The instants that a row's time may be in a time zone. */
export function possibleInstants({ day, minute, offset }: RowTime, zone: TableTimeZone): PossibleInstants {
  const [early = null, late = null] =
    offset === null
      ? instantsOf(day, minute, zone)
      : instantsOf(day, minute, 'UTC').map((instant) => instant - offset);
  return { early, late };
}

/** Takes the values of a series in their order, once their resolution is known. */
export interface SeriesSink {
  take(instant: number, value: number, isEstimated: boolean, line: number, resolution: Resolution): void;
  notice(notice: FileNotice): void;
}

/** Values that wait for the next one to tell their resolution. */
const mostWaiting = 5000;

function resolutionOf(ms: number): Resolution | null {
  if (ms === stepMs.hour) return 'hour';
  return ms === stepMs.quarter ? 'quarter' : null;
}

/** Decides which instants the times of rows are, which come in order: the earliest first, or the latest. */
export class RowClock {
  /** NaN before the first: null would be another kind of number to the engine, made anew for every row. */
  #last = Number.NaN;
  #direction: 1 | -1 | null = null;
  /** Whether the last instant was chosen of two. */
  #wasDouble = false;
  /** The hour that the file left out before the last instant. */
  missing: FileNotice | null = null;

  /** The instant of a row, or why it has none. */
  next({ early, late }: PossibleInstants): number | Text {
    if (early === null) return tableTexts.missingHour;
    const instant = late === null ? early : this.#chosen(early, late);
    const last = this.#last;
    if (!Number.isNaN(last)) {
      if (instant === last) return tableTexts.twice;
      const direction = instant > last ? 1 : -1;
      if ((this.#direction ?? direction) !== direction) return tableTexts.notInOrder;
      this.#direction = direction;
    }
    this.missing = this.#wasDouble ? this.#missingBefore(instant) : null;
    this.#last = instant;
    this.#wasDouble = late !== null;
    return instant;
  }

  #chosen(early: number, late: number): number {
    const last = this.#last;
    if (Number.isNaN(last)) return early;
    if (this.#direction === -1) return late < last ? late : early;
    return early > last ? early : late;
  }

  /** Whether the clock showed 02 only once on the day with 25 hours. */
  #missingBefore(instant: number): FileNotice | null {
    const last = this.#last;
    if (Number.isNaN(last) || isInDoubleHour(instant)) return null;
    const isFirstHour = isInDoubleHour(last + hourMs);
    if (isFirstHour !== instant > last) return null;
    const day = formatDay(localDayOf(last));
    return {
      code: 'missing_hour',
      subject: day,
      text: tableTexts.missingDoubleHour({ day, read: isFirstHour ? 'summer' : 'normal' }),
    };
  }
}

/** Finds the resolution of a series by the distance of its values, and hands them on. */
export class Series {
  readonly #sink: SeriesSink;
  #resolution: Resolution | null;
  #waiting: SeriesValue[] = [];
  #last = Number.NaN;
  /** Milliseconds between the last value and one that belongs to it; NaN until there is one. */
  #step = Number.NaN;

  constructor(sink: SeriesSink, resolution: Resolution | null) {
    this.#sink = sink;
    this.#resolution = resolution;
  }

  get resolution(): Resolution | null {
    return this.#resolution;
  }

  notice(notice: FileNotice): void {
    this.#sink.notice(notice);
  }

  /** Takes a value that comes after those before; null, or why it does not belong to hours or quarters. */
  add(instant: number, value: number, isEstimated: boolean, line: number): Text | null {
    const distance = Math.abs(instant - this.#last);
    if (distance === this.#step && this.#resolution !== null) {
      this.#last = instant;
      this.#sink.take(instant, value, isEstimated, line, this.#resolution);
      return null;
    }
    if (instant % stepMs.quarter !== 0) return tableTexts.notWholeSteps;
    this.#resolution ??= resolutionOf(distance);
    const resolution = this.#resolution;
    if (resolution === null) {
      this.#last = instant;
      if (this.#waiting.length >= mostWaiting) return this.#noStep(distance);
      this.#waiting.push({ instant, value, isEstimated, line });
      return null;
    }
    const step = stepMs[resolution];
    if (instant % step !== 0 || distance < step) return tableTexts.mixedSteps;
    if (this.#waiting.length > 0) {
      const waiting = this.#waiting;
      this.#waiting = [];
      if (waiting.some((earlier) => earlier.instant % step !== 0)) return tableTexts.mixedSteps;
      for (const earlier of waiting) this.#hand(earlier, resolution);
    }
    this.#last = instant;
    this.#step = step;
    this.#sink.take(instant, value, isEstimated, line, resolution);
    return null;
  }

  #hand({ instant, value, isEstimated, line }: SeriesValue, resolution: Resolution): void {
    this.#sink.take(instant, value, isEstimated, line, resolution);
  }

  #noStep(distance: number): Text {
    return tableTexts.noStep({ minutes: String(distance / 60_000) });
  }

  /**
   * Ends the series. A single value is of the resolution that others in the file have.
   *
   * @returns the line of the first value, and why it does not belong to hours or quarters; null when all do.
   */
  end(others: Resolution | null): { readonly line: number; readonly text: Text } | null {
    const [first, second] = this.#waiting;
    if (first === undefined) return null;
    if (second !== undefined)
      return { line: first.line, text: this.#noStep(Math.abs(second.instant - first.instant)) };
    if (others === null || first.instant % stepMs[others] !== 0)
      return { line: first.line, text: tableTexts.oneValue };
    this.#hand(first, others);
    return null;
  }
}
