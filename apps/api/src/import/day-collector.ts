import { localDayOf, startOfLocalDay, STEP_MS, type Resolution } from '../energy/calendar/stockholm.ts';
import { emptyMeterDay, MISSING, type MeterDay } from '../energy/meter-day/meter-day.ts';

/** Gathers single values into local days. Holds one open day per site. */
export interface DayCollector {
  /**
   * Adds a value. A day without any value is never made.
   * @returns false, and adds nothing, when a later value or one of another resolution came before it
   */
  add(siteId: string, resolution: Resolution, instant: number, wh: number): boolean;
  /** Hands out the days that no later value can belong to. */
  takeFinished(): MeterDay[];
  /** Hands out everything that is left, after the last value. */
  takeRest(): MeterDay[];
}

interface OpenDay {
  readonly meterDay: MeterDay;
  readonly start: number;
  readonly end: number;
  last: number;
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
    add(siteId, resolution, instant, wh) {
      if (wh === MISSING) return true;
      let current = open.get(siteId);
      if (current !== undefined && (instant <= current.last || current.meterDay.resolution !== resolution))
        return false;
      if (current === undefined || instant >= current.end) {
        if (current !== undefined) finished.push(current.meterDay);
        const day = localDayOf(instant);
        current = {
          meterDay: emptyMeterDay(siteId, day, resolution),
          start: startOfLocalDay(day),
          end: startOfLocalDay(day + 1),
          last: instant,
        };
        open.set(siteId, current);
      }
      current.meterDay.wh[(instant - current.start) / STEP_MS[resolution]] = wh;
      current.last = instant;
      return true;
    },
    takeFinished: take,
    takeRest() {
      for (const { meterDay } of open.values()) finished.push(meterDay);
      open.clear();
      return take();
    },
  };
}
