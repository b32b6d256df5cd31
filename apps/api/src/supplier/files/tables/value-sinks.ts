import { formatInstant, hoursInDay, localDayOf, startOfLocalDay } from '@vinrod/locale/clock';
import { formatDay, type Day } from '@vinrod/locale/day';
import { stepMs, stepsInDay, type Resolution } from '../../../quantities/resolution.ts';
import type { FileItem, FileNotice } from '../file-format.ts';
import type { SeriesSink } from './series.ts';
import { tableTexts } from './texts.ts';

/** A sink that makes rows. */
export interface RowSink extends SeriesSink {
  /** Values that it holds. */
  readonly size: number;
  /** The rows that are ready, or those of everything that it holds. */
  rows(isAll: boolean): readonly FileItem[];
}

/** Maximum steps of a row of meter values. */
const longestRun = 3000;
/** Maximum steps that are missing within a row: a longer gap begins another. */
const longestGap = 96;

interface Run {
  readonly line: number;
  readonly resolution: Resolution;
  readonly isEstimated: boolean;
  readonly first: number;
  /** 1 when the values come with the earliest first, -1 with the latest; 0 of a single value. */
  direction: 1 | -1 | 0;
  last: number;
}

/** Numbers in a buffer that is used again: those of a long run would outlive many rounds of the collector, each time anew. */
class RunValues {
  #numbers = new Float64Array(32);
  length = 0;

  add(value: number): void {
    if (this.length === this.#numbers.length) {
      const larger = new Float64Array(2 * this.length);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.length] = value;
    this.length += 1;
  }

  /** Takes all of them; null where there is none. */
  take(isReversed: boolean): (number | null)[] {
    const numbers = this.#numbers.subarray(0, this.length);
    if (isReversed) numbers.reverse();
    this.length = 0;
    const isWhole = !numbers.includes(Number.NaN);
    // Without a callback, the array is as long as it has to be.
    return isWhole
      ? Array.from(numbers)
      : Array.from(numbers, (value) => (Number.isNaN(value) ? null : value));
  }
}

/** Joins the values of a site into rows of the supplier's calls, each a run of steps of one quality. */
export class RunSink implements RowSink {
  readonly #owner: { readonly corporate_group: string; readonly site_id: string };
  readonly #values = new RunValues();
  #run: Run | null = null;
  #ready: FileItem[] = [];
  #notices: FileNotice[] = [];

  constructor(corporateGroup: string, siteId: string) {
    this.#owner = { corporate_group: corporateGroup, site_id: siteId };
  }

  get size(): number {
    return this.#values.length;
  }

  notice(notice: FileNotice): void {
    this.#notices.push(notice);
  }

  take(instant: number, value: number, isEstimated: boolean, line: number, resolution: Resolution): void {
    if (Number.isNaN(value)) return;
    if (!this.#joins(instant, isEstimated, resolution)) {
      this.#close();
      this.#run = { line, resolution, isEstimated, first: instant, direction: 0, last: instant };
    }
    this.#values.add(value);
  }

  /** Moves the end of the run to a value that belongs to it. */
  #joins(instant: number, isEstimated: boolean, resolution: Resolution): boolean {
    const run = this.#run;
    if (run === null || run.isEstimated !== isEstimated || run.resolution !== resolution) return false;
    const direction = instant > run.last ? 1 : -1;
    const steps = Math.abs(instant - run.last) / stepMs[resolution];
    if ((run.direction || direction) !== direction || steps > longestGap) return false;
    if (this.#values.length + steps > longestRun) return false;
    run.direction = direction;
    for (let missing = 1; missing < steps; missing += 1) this.#values.add(Number.NaN);
    run.last = instant;
    return true;
  }

  #close(): void {
    const run = this.#run;
    this.#run = null;
    if (run === null) return;
    const { line, resolution, isEstimated, first, last, direction } = run;
    const row = {
      ...this.#owner,
      start: formatInstant(direction === -1 ? last : first),
      resolution,
      kwh: this.#values.take(direction === -1),
      quality: isEstimated ? 'estimated' : 'measured',
    };
    const notices = this.#notices;
    this.#notices = [];
    this.#ready.push(notices.length === 0 ? { line, row } : { line, row, notices });
  }

  rows(isAll: boolean): readonly FileItem[] {
    if (isAll) this.#close();
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }
}

interface OpenDay {
  readonly day: Day;
  readonly line: number;
  readonly resolution: Resolution;
  readonly values: Map<number, number>;
}

/** How an area's days become rows. */
export interface AreaDays {
  /** Field of the values in a row. */
  readonly field: 'ore_per_kwh' | 'celsius';
  /** Whether days at the ends of the file that are not whole are left out, as times in UTC make them. */
  readonly mayBeginWithinDay: boolean;
}

/** Joins the values of an area into rows, each a whole local day. */
export class DaySink implements RowSink {
  readonly #area: string;
  readonly #days: AreaDays;
  #open: OpenDay | null = null;
  #isFirst = true;
  #ready: FileItem[] = [];
  #notices: FileNotice[] = [];

  constructor(area: string, days: AreaDays) {
    this.#area = area;
    this.#days = days;
  }

  get size(): number {
    return this.#open?.values.size ?? 0;
  }

  notice(notice: FileNotice): void {
    this.#notices.push(notice);
  }

  take(instant: number, value: number, _: boolean, line: number, resolution: Resolution): void {
    if (Number.isNaN(value)) return;
    const day = localDayOf(instant);
    if (this.#open !== null && this.#open.day !== day) this.#close(false);
    this.#open ??= { day, line, resolution, values: new Map() };
    this.#open.values.set((instant - startOfLocalDay(day)) / stepMs[resolution], value);
  }

  #close(isLast: boolean): void {
    const open = this.#open;
    this.#open = null;
    if (open === null) return;
    const isAtEnd = this.#isFirst || isLast;
    this.#isFirst = false;
    const { day, line, resolution, values } = open;
    const wanted = stepsInDay(day, resolution);
    const { field, mayBeginWithinDay } = this.#days;
    if (values.size !== wanted) {
      if (isAtEnd && mayBeginWithinDay) return;
      const text = tableTexts.dayNotWhole({
        day: formatDay(day),
        wanted: String(wanted),
        given: String(values.size),
        hours: String(hoursInDay(day)),
      });
      this.#ready.push({ line, problems: [{ field, texts: [text] }] });
      return;
    }
    const steps = Array.from({ length: wanted }, (_, step) => values.get(step) ?? null);
    const row = {
      price_area: this.#area,
      day: formatDay(day),
      ...(field === 'ore_per_kwh' ? { resolution } : {}),
      [field]: steps,
    };
    const notices = this.#notices;
    this.#notices = [];
    this.#ready.push(notices.length === 0 ? { line, row } : { line, row, notices });
  }

  rows(isAll: boolean): readonly FileItem[] {
    if (isAll) this.#close(true);
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }
}
