import { hourMs, localDayOf, startOfLocalDay } from '@vinrod/locale/clock';
import { stepMs, stepsInDay } from '../quantities/resolution.ts';
import type { Day } from '@vinrod/locale/day';
import { emptyMeterDay, missingValue, type MeterDay } from '../energy/meter-day/meter-day.ts';
import type { InstantMilliseconds, WattHours } from '../quantities/quantities.ts';

/** Groups single values into local days. Holds one open day per site. */
export interface DayCollector {
  /**
   * Adds a value. Skips days without any value; a day with a time off the hour is a day of quarters.
   * @returns false, and adds nothing, when a later value came before it
   */
  add(siteId: string, instant: InstantMilliseconds, wh: WattHours): boolean;
  /** Returns the days that no later value can belong to. */
  takeFinished(): MeterDay[];
  /** Returns everything that is left, after the last value. */
  takeRest(): MeterDay[];
}

interface OpenDay {
  day: Day;
  start: number;
  end: number;
  last: number;
  isQuarter: boolean;
  hasValues: boolean;
  /** Wh per quarter of the day; an hour is stored in its first quarter. Reused for the following days. */
  readonly quarters: Int32Array;
}

const mostQuarters = 100;

function begin(open: OpenDay, instant: InstantMilliseconds): void {
  open.day = localDayOf(instant);
  open.start = startOfLocalDay(open.day);
  open.end = startOfLocalDay(open.day + 1);
  open.isQuarter = false;
  open.hasValues = false;
  open.quarters.fill(missingValue);
}

function meterDayOf(siteId: string, { day, isQuarter, quarters }: OpenDay): MeterDay {
  const resolution = isQuarter ? 'quarter' : 'hour';
  const meterDay = emptyMeterDay(siteId, day, resolution);
  const apart = isQuarter ? 1 : 4;
  for (let step = 0; step < stepsInDay(day, resolution); step += 1)
    meterDay.wh[step] = quarters[step * apart] ?? missingValue;
  return meterDay;
}

/** An empty collector. */
export function createDayCollector(): DayCollector {
  const open = new Map<string, OpenDay>();
  let finished: MeterDay[] = [];

  function take(): MeterDay[] {
    const days = finished;
    finished = [];
    return days;
  }

  return {
    add(siteId, instant, wh) {
      let current = open.get(siteId);
      if (current !== undefined && instant <= current.last) return wh === missingValue;
      if (current === undefined) {
        const quarters = new Int32Array(mostQuarters);
        current = {
          day: 0,
          start: 0,
          end: 0,
          last: Number.NEGATIVE_INFINITY,
          isQuarter: false,
          hasValues: false,
          quarters,
        };
        open.set(siteId, current);
      }
      if (instant >= current.end) {
        if (current.hasValues) finished.push(meterDayOf(siteId, current));
        begin(current, instant);
      }
      if (instant % hourMs !== 0) current.isQuarter = true;
      if (wh === missingValue) return true;
      current.quarters[(instant - current.start) / stepMs.quarter] = wh;
      current.hasValues = true;
      current.last = instant;
      return true;
    },
    takeFinished: take,
    takeRest() {
      for (const [siteId, day] of open) if (day.hasValues) finished.push(meterDayOf(siteId, day));
      open.clear();
      return take();
    },
  };
}
