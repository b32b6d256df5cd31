import { hourMs, hoursInDay } from '@vinrod/locale/clock';
import { weekdayOf, type Day } from '@vinrod/locale/day';
import { isPublicHoliday } from '@vinrod/locale/workday';
import { stepMs, type Resolution } from '../../quantities/resolution.ts';
import type { WattHours } from '../../quantities/quantities.ts';
import { missingValue, qualityCode, type MeterDay } from '../meter-day/meter-day.ts';

/** The stored days of one site. */
export type SiteDays = ReadonlyMap<Day, MeterDay>;

/** Days before and after a gap in which like days are looked for. */
export const likeDaysReach = 35;

/** Like days that an estimate is the mean of: the nearest. */
const mostLikeDays = 4;

/** Fewer like days than this say too little: the value stays missing. */
const leastLikeDays = 2;

const sunday = 7;

/** Weekday of a day, 1 to 7; a public holiday is like a Sunday. */
function kindOf(day: Day): number {
  return isPublicHoliday(day) ? sunday : weekdayOf(day);
}

/** Place of a step on the clock: what the clock shows at its start, in steps from midnight. */
export function clockStep(day: Day, index: number, resolution: Resolution): number {
  const perHour = hourMs / stepMs[resolution];
  const hour = Math.floor(index / perHour);
  const hours = hoursInDay(day);
  if (hours === 23 && hour >= 2) return index + perHour;
  return hours === 25 && hour >= 3 ? index - perHour : index;
}

/** The step of a day at which the clock shows the same; null in the hour that the day lacks. */
function stepAtClock(day: Day, step: number, resolution: Resolution): number | null {
  const perHour = hourMs / stepMs[resolution];
  const hour = Math.floor(step / perHour);
  const hours = hoursInDay(day);
  if (hours === 23 && hour === 2) return null;
  if (hours === 23 && hour > 2) return step - perHour;
  // Of the hour that comes twice, the first.
  return hours === 25 && hour > 2 ? step + perHour : step;
}

/** A measured or corrected value; null for one that is missing or itself estimated. */
export function readValue({ wh, quality }: MeterDay, index: number): WattHours | null {
  const value = wh[index] ?? missingValue;
  if (value === missingValue || quality?.[index] === qualityCode.estimated) return null;
  return value;
}

const quartersPerHour = 4;

/** A day's energy at a place on the clock, by the resolution asked for; null where not all of it is known. */
function valueAtClock(day: MeterDay, step: number, resolution: Resolution): WattHours | null {
  if (day.resolution === resolution) {
    const index = stepAtClock(day.day, step, resolution);
    return index === null ? null : readValue(day, index);
  }
  if (resolution === 'quarter') {
    const hour = valueAtClock(day, Math.floor(step / quartersPerHour), 'hour');
    return hour === null ? null : hour / quartersPerHour;
  }
  let sum = 0;
  for (let quarter = 0; quarter < quartersPerHour; quarter += 1) {
    const value = valueAtClock(day, step * quartersPerHour + quarter, 'quarter');
    if (value === null) return null;
    sum += value;
  }
  return sum;
}

/** The days around a day that are like it, the nearest first. */
export function likeDays(days: SiteDays, day: Day): readonly MeterDay[] {
  const kind = kindOf(day);
  const found: MeterDay[] = [];
  for (let distance = 1; distance <= likeDaysReach; distance += 1)
    for (const at of [day - distance, day + distance]) {
      const stored = days.get(at);
      if (stored !== undefined && kindOf(at) === kind) found.push(stored);
    }
  return found;
}

/** The mean of the nearest like days at a place on the clock; null when too few have a value there. */
export function meanOfLikeDays(
  likes: readonly MeterDay[],
  step: number,
  resolution: Resolution,
): WattHours | null {
  let [sum, count] = [0, 0];
  for (const like of likes) {
    const value = valueAtClock(like, step, resolution);
    if (value === null) continue;
    sum += value;
    count += 1;
    if (count === mostLikeDays) break;
  }
  return count < leastLikeDays ? null : sum / count;
}
