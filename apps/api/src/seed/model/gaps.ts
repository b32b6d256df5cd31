import type { Day } from '@vinrod/locale/day';
import { hoursInDay } from '@vinrod/locale/clock';
import { chance, seedOf } from './random.ts';

/** State of one hour's value. */
export type HourFate = 'measured' | 'estimated' | 'corrected' | 'missing';

/** Reliability of a site's metering. */
export interface GapHabit {
  /** Seed of the site's randomness: the anläggnings-id. */
  readonly key: string;
  /** Probability that an outage starts on a day, 0 to 1. */
  readonly outagesPerDay: number;
  /** Outages up to and including this day may stay open; the network company always fills in later ones. */
  readonly openUntil: Day;
}

/** Maximum length of an outage, in days before the one it ends on. */
const longestDays = 3;

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
 * State of each hour of a local day, or null when every hour was measured. Depends only on the site and the day, like
 * the
 * load itself.
 */
export function hourFates(habit: GapHabit, day: Day): readonly HourFate[] | null {
  const seed = seedOf(`gaps ${habit.key}`);
  let fates: HourFate[] | null = null;
  for (let startDay = day - longestDays; startDay <= day; startDay += 1) {
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
