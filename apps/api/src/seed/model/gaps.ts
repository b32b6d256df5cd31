import type { Day } from '@vinrod/locale/day';
import { hoursInDay } from '@vinrod/locale/clock';
import { chance, seedOf } from './random.ts';

/** What became of the values of one hour. */
export type HourFate = 'measured' | 'estimated' | 'corrected' | 'missing';

/** How reliably a site's values arrive. */
export interface GapHabit {
  /** Decides the site's own chance; the anläggnings-id. */
  readonly key: string;
  /** Outages that start per day, 0 to 1. */
  readonly outagesPerDay: number;
  /** Outages up to and with this day may stay open; later ones are always filled in by the network company. */
  readonly openUntil: Day;
}

/** The longest an outage lasts, in days before the one it ends on. */
const LONGEST_DAYS = 3;

/** Length of an outage in hours: most are short, a few last for days. */
function outageHours(draw: number): number {
  if (draw < 0.72) return 1 + Math.floor(draw * 7);
  if (draw < 0.95) return 6 + Math.floor((draw - 0.72) * 74);
  return 24 + Math.floor((draw - 0.95) * 700);
}

function fateOf(habit: GapHabit, seed: number, startDay: Day): HourFate {
  const draw = chance(seed ^ 0x33, startDay);
  if (startDay <= habit.openUntil && draw < 0.45) return 'missing';
  return draw < 0.94 ? 'estimated' : 'corrected';
}

/**
 * What became of each hour of a local day, or null when every hour was measured. Like the load itself it depends on
 * the site and the day only.
 */
export function hourFates(habit: GapHabit, day: Day): readonly HourFate[] | null {
  const seed = seedOf(`gaps ${habit.key}`);
  let fates: HourFate[] | null = null;
  for (let startDay = day - LONGEST_DAYS; startDay <= day; startDay += 1) {
    if (chance(seed, startDay) >= habit.outagesPerDay) continue;
    let from = Math.floor(chance(seed ^ 0x11, startDay) * 24);
    let length = outageHours(chance(seed ^ 0x22, startDay));
    for (let passed = startDay; passed < day && length > 0; passed += 1) {
      length -= Math.min(length, hoursInDay(passed) - from);
      from = 0;
    }
    const hours = hoursInDay(day);
    if (length <= 0 || from >= hours) continue;
    const fate = fateOf(habit, seed, startDay);
    fates ??= Array.from({ length: hours }, (): HourFate => 'measured');
    fates.fill(fate, from, Math.min(hours, from + length));
  }
  return fates;
}
