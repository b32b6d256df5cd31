import type { Database } from '../../store/index.ts';
import type { Day } from '@vinrod/locale/day';
import { missingValue, qualityCode, emptyMeterDay, type MeterDay } from '../meter-day/meter-day.ts';
import { writeMeterDays } from '../meter-day/meter-day-store.ts';
import type { Period } from '../period.ts';
import type { WattHours } from '../../quantities/quantities.ts';

/** A day with the same Wh in every hour. */
export function evenDay(siteId: string, day: Day, wh: WattHours): MeterDay {
  const meterDay = emptyMeterDay(siteId, day, 'hour');
  meterDay.wh.fill(wh);
  return meterDay;
}

/** The same day with some hours changed; `null` removes the value. */
export function withHours(day: MeterDay, hours: Readonly<Record<number, number | null>>): MeterDay {
  const wh = day.wh.slice();
  for (const [hour, value] of Object.entries(hours)) wh[Number(hour)] = value ?? missingValue;
  return { ...day, wh };
}

/** The same day with the quality of some hours changed. */
export function withQuality(
  day: MeterDay,
  hours: readonly number[],
  quality: 'estimated' | 'corrected',
): MeterDay {
  const codes = day.quality?.slice() ?? new Uint8Array(day.wh.length);
  for (const hour of hours) codes[hour] = qualityCode[quality];
  return { ...day, quality: codes };
}

/** Stores even days of sites over a period. */
export async function storeEvenDays(
  database: Database,
  corporateGroupId: string,
  whBySite: ReadonlyMap<string, number>,
  period: Period,
): Promise<void> {
  const days: MeterDay[] = [];
  for (const [siteId, wh] of whBySite) {
    for (let day = period.first; day <= period.last; day += 1) days.push(evenDay(siteId, day, wh));
  }
  await writeMeterDays(database.db, corporateGroupId, days, () => new Date('2026-11-20T04:30:00Z'));
}
