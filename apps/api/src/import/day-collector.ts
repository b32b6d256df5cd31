import { HOUR_MS, localDayOf, startOfLocalDay } from '@vinrod/locale/clock';
import { STEP_MS, stepsInDay } from '../quantities/resolution.ts';
import type { Day } from '@vinrod/locale/day';
import { emptyMeterDay, MISSING, type MeterDay } from '../energy/meter-day/meter-day.ts';
import type { InstantMilliseconds, WattHours } from '../quantities/quantities.ts';

/** Gathers single values into local days. Holds one open day per site. */
export interface DayCollector {
  /**
   * Adds a value. A day without any value is never made; one with a time beside the hour is a day of quarters.
   * @returns false, and adds nothing, when a later value came before it
   */
  add(siteId: string, instant: InstantMilliseconds, wh: WattHours): boolean;
  /** Hands out the days that no later value can belong to. */
  takeFinished(): MeterDay[];
  /** Hands out everything that is left, after the last value. */
  takeRest(): MeterDay[];
}

interface OpenDay {
  day: Day;
  start: number;
  end: number;
  last: number;
  isQuarter: boolean;
  hasValues: boolean;
  /** Wh of every quarter of the day; hours stand in their first one. Used again for the days that follow. */
  readonly quarters: Int32Array;
}

const MOST_QUARTERS = 100;

function begin(open: OpenDay, instant: InstantMilliseconds): void {
  open.day = localDayOf(instant);
  open.start = startOfLocalDay(open.day);
  open.end = startOfLocalDay(open.day + 1);
  open.isQuarter = false;
  open.hasValues = false;
  open.quarters.fill(MISSING);
}

function meterDayOf(siteId: string, { day, isQuarter, quarters }: OpenDay): MeterDay {
  const resolution = isQuarter ? 'quarter' : 'hour';
  const meterDay = emptyMeterDay(siteId, day, resolution);
  const apart = isQuarter ? 1 : 4;
  for (let step = 0; step < stepsInDay(day, resolution); step += 1)
    meterDay.wh[step] = quarters[step * apart] ?? MISSING;
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
      if (current !== undefined && instant <= current.last) return wh === MISSING;
      if (current === undefined) {
        const quarters = new Int32Array(MOST_QUARTERS);
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
      if (instant % HOUR_MS !== 0) current.isQuarter = true;
      if (wh === MISSING) return true;
      current.quarters[(instant - current.start) / STEP_MS.quarter] = wh;
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
