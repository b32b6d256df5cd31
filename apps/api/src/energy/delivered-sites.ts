import type { Day } from '@vinrod/locale/day';
import { daysIn, overlap, type Period } from './period.ts';
import type { ReportSite } from './report-sites.ts';

/** The delivery period of a site. */
export type Delivery = Pick<ReportSite, 'supplyStart' | 'supplyEnd'>;

/** Whether a site should have values for a day: it has delivery, and the day is complete. */
export function shouldHaveValues({ supplyStart, supplyEnd }: Delivery, day: Day, today: Day): boolean {
  return day < today && day >= (supplyStart ?? day) && day <= (supplyEnd ?? day);
}

/** The number of sites that should have values for a day: {@link shouldHaveValues}, for many sites and days at once. */
export function sitesThatShould(
  sites: readonly Delivery[],
  period: Period,
  today: Day,
): (day: Day) => number {
  const changes = new Int32Array(daysIn(period) + 1);
  for (const { supplyStart, supplyEnd } of sites) {
    const delivered = overlap(period, {
      first: supplyStart ?? period.first,
      last: Math.min(supplyEnd ?? period.last, today - 1),
    });
    if (delivered === null) continue;
    changes[delivered.first - period.first] = (changes[delivered.first - period.first] ?? 0) + 1;
    changes[delivered.last - period.first + 1] = (changes[delivered.last - period.first + 1] ?? 0) - 1;
  }
  let count = 0;
  const counts = changes.map((change) => (count += change));
  return (day) => counts[day - period.first] ?? 0;
}
