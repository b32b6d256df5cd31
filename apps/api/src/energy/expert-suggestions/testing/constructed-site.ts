import type { Day } from '@vinrod/locale/day';
import { HOUR_MS, hoursInDay, startOfLocalDay } from '@vinrod/locale/clock';
import type { Subscription } from '../../monthly-report/subscriptions/capacity.ts';
import { UNKNOWN_TARIFF } from '../../tariff/tariff.ts';
import { examinedHour, type ExaminedHour, type ExaminedSite } from '../examined-site.ts';

/** What an hour is called by before its energy is known. */
export type PlacedHour = Pick<ExaminedHour, 'day' | 'month' | 'clock' | 'isWorkday'>;

/** A site whose every hour is written by hand; a kWh costs 100 öre unless it is told otherwise. */
export function constructedSite(
  first: Day,
  last: Day,
  whOf: (hour: PlacedHour) => number | null,
  subscription: Subscription = { type: null, fuseA: null, powerKw: null },
  orePerKwh = 100,
): ExaminedSite {
  const hours: ExaminedHour[] = [];
  for (let day = first; day <= last; day += 1) {
    for (let index = 0; index < hoursInDay(day); index += 1) {
      const instant = startOfLocalDay(day) + index * HOUR_MS;
      const placed = examinedHour(day, index, { instant, wh: 0, orePerKwh });
      const wh = whOf(placed);
      if (wh !== null) hours.push({ ...placed, wh });
    }
  }
  return { hours, subscription, tariff: UNKNOWN_TARIFF };
}
