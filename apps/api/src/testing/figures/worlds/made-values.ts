import { dayOf, formatDay, type Day } from '@vinrod/locale/day';
import { stepsInDay, type Resolution } from '../../../quantities/resolution.ts';
import { missingValue, qualityCode, type MeterDay } from '../../../energy/meter-day/meter-day.ts';
import type { Random } from '../../contract-inputs/random.ts';

/** First day of the generated values. */
export const firstMadeDay = dayOf(2024, 1, 1);
/** The day on which a site's meter changed from hours to quarters. */
export const meterChange = dayOf(2025, 10, 15);

/** Profile of a site's values. */
export interface MadeSite {
  readonly resolution: (day: Day) => Resolution;
  /** Share of the days with gaps, entirely missing, and with estimates. */
  readonly gaps: number;
}

/** Sites of the made corporate group. */
export const madeSites: readonly MadeSite[] = [
  { resolution: () => 'hour', gaps: 0 },
  { resolution: () => 'quarter', gaps: 0 },
  { resolution: (day) => (day < meterChange ? 'hour' : 'quarter'), gaps: 0 },
  { resolution: () => 'hour', gaps: 0.1 },
  { resolution: () => 'quarter', gaps: 0.1 },
];

function withGaps(day: MeterDay, random: Random): MeterDay {
  const { wh } = day;
  const quality = new Uint8Array(wh.length);
  const from = random.whole(0, wh.length - 1);
  const length = random.whole(1, Math.min(9, wh.length - from));
  const fate = random.pick(['missing', 'estimated', 'corrected'] as const);
  if (fate === 'missing') wh.fill(missingValue, from, from + length);
  else quality.fill(qualityCode[fate], from, from + length);
  // A single missing quarter, beside a high one: an hour that is partly known.
  if (random.chance(0.5)) wh[random.whole(0, wh.length - 1)] = missingValue;
  return { ...day, quality };
}

/** The days of a site from {@link firstMadeDay} through `last`; some may be absent. */
export function madeDays(siteId: string, site: MadeSite, last: Day, random: Random): MeterDay[] {
  const days: MeterDay[] = [];
  for (let day = firstMadeDay; day <= last; day += 1) {
    const isAbsent = random.chance(site.gaps / 4);
    if (isAbsent) continue;
    const resolution = site.resolution(day);
    const wh = Int32Array.from({ length: stepsInDay(day, resolution) }, () =>
      random.whole(0, resolution === 'hour' ? 40_000 : 10_000),
    );
    const made = { siteId, day, resolution, wh, quality: null };
    days.push(random.chance(site.gaps) ? withGaps(made, random) : made);
  }
  return days;
}

/** Spot price of an hour, öre/MWh: different every hour, and sometimes negative. */
export function madePrice(area: string, day: Day, hour: number): number {
  return ((day * 31 + hour * 977 + area.length * 3001) % 180_000) - 12_000;
}

/** A day without a price in one price area. */
export const dayWithoutPrice = formatDay(dayOf(2024, 5, 6));
