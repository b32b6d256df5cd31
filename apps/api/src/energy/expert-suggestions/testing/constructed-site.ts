import type { Day } from '@vinrod/locale/day';
import { hourMs, hoursInDay, startOfLocalDay } from '@vinrod/locale/clock';
import type { Subscription } from '../../monthly-report/subscriptions/capacity.ts';
import { unknownTariff } from '../../tariff/tariff.ts';
import { examinedHour, type ExaminedHour, type ExaminedSite } from '../examined-site.ts';

/** What the energy of an hour is computed from. */
export type PlacedHour = Pick<ExaminedHour, 'day' | 'month' | 'clock' | 'isWorkday'>;

/** A site with hand-written hours; a kWh costs 100 öre by default. */
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
      const instant = startOfLocalDay(day) + index * hourMs;
      const placed = examinedHour(day, index, { instant, wh: 0, orePerKwh });
      const wh = whOf(placed);
      if (wh !== null) hours.push({ ...placed, wh });
    }
  }
  return { hours, subscription, tariff: unknownTariff };
}
