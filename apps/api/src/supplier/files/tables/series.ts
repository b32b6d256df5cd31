import { hourMs, localDayOf } from '@vinrod/locale/clock';
import { formatDay, type Day } from '@vinrod/locale/day';
import type { Text } from '@vinrod/locale/messages/texts';
import { stepMs, type Resolution } from '../../../quantities/resolution.ts';
import type { FileNotice } from '../file-format.ts';
import { instantsOf, isInDoubleHour, type TableTimeZone } from './read-time.ts';
import { tableTexts } from './texts.ts';

/** A value of a step; NaN where the file has none. */
export interface SeriesValue {
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

/** Takes the values of a series in their order, once their resolution is known. */
export interface SeriesSink {
  take(value: SeriesValue, resolution: Resolution): void;
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
  readonly #zone: TableTimeZone;
  #last: number | null = null;
  #direction: 1 | -1 | null = null;
  /** Whether the last instant was chosen of two. */
  #wasDouble = false;

  constructor(zone: TableTimeZone) {
    this.#zone = zone;
  }

  /** The instant of a row, with the hour that the file left out before it; or why it has none. */
  next(
    time: RowTime,
  ): { readonly instant: number; readonly missing: FileNotice | null } | { readonly problem: Text } {
    const candidates =
      time.offset === null
        ? instantsOf(time.day, time.minute, this.#zone)
        : [...instantsOf(time.day, time.minute, 'UTC')].map((instant) => instant - (time.offset ?? 0));
    const [early, late] = candidates;
    if (early === undefined) return { problem: tableTexts.missingHour };
    const instant = late === undefined ? early : this.#chosen(early, late);
    const last = this.#last;
    if (last !== null) {
      if (instant === last) return { problem: tableTexts.twice };
      const direction = instant > last ? 1 : -1;
      if ((this.#direction ?? direction) !== direction) return { problem: tableTexts.notInOrder };
      this.#direction = direction;
    }
    const missing = this.#missingBefore(instant);
    this.#last = instant;
    this.#wasDouble = late !== undefined;
    return { instant, missing };
  }

  #chosen(early: number, late: number): number {
    const last = this.#last;
    if (last === null) return early;
    if (this.#direction === -1) return late < last ? late : early;
    return early > last ? early : late;
  }

  /** Whether the clock showed 02 only once on the day with 25 hours. */
  #missingBefore(instant: number): FileNotice | null {
    const last = this.#last;
    if (last === null || !this.#wasDouble || isInDoubleHour(instant)) return null;
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
  #last: number | null = null;

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
  add(value: SeriesValue): Text | null {
    const distance = this.#last === null ? null : Math.abs(value.instant - this.#last);
    if (value.instant % stepMs.quarter !== 0) return tableTexts.notWholeSteps;
    this.#resolution ??= distance === null ? null : resolutionOf(distance);
    const resolution = this.#resolution;
    if (resolution === null) {
      this.#last = value.instant;
      if (this.#waiting.length >= mostWaiting) return this.#noStep(distance ?? 0);
      this.#waiting.push(value);
      return null;
    }
    const step = stepMs[resolution];
    if (value.instant % step !== 0 || (distance !== null && distance < step)) return tableTexts.mixedSteps;
    if (this.#waiting.length > 0) {
      const waiting = this.#waiting;
      this.#waiting = [];
      if (waiting.some(({ instant }) => instant % step !== 0)) return tableTexts.mixedSteps;
      for (const earlier of waiting) this.#sink.take(earlier, resolution);
    }
    this.#last = value.instant;
    this.#sink.take(value, resolution);
    return null;
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
    this.#sink.take(first, others);
    return null;
  }
}
