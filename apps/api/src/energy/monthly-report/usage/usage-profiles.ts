import type { ResponseBody } from '../../../server/operation.ts';
import type { Queries } from '../../../store/index.ts';
import { weekdayOf } from '@vinrod/locale/day';
import { clockHour } from '@vinrod/locale/clock';
import { isWorkday } from '@vinrod/locale/workday';
import { readPricesWith, readSurcharges } from '../../cost/price-book.ts';
import { priceGroups } from '../../cost/price-groups.ts';
import { formatPeriod } from '../../period.ts';
import type { ReportRequest } from '../../report-request.ts';
import { readReportSites } from '../../report-sites.ts';
import { toHundredths, toHundredthsOrNull } from '../../../quantities/rounding.ts';
import { hourPowers, type HoursByDay } from '../../sums/hour-totals.ts';
import { readPeriodTotal } from '../../sums/period-total.ts';
import { qualityOfSites } from '../../sums/quality-of-sites.ts';
import { cachedSteps } from '../../sums/cached-steps.ts';
import { askedOf } from '../../sums/month-states.ts';
import { MeanPower } from './mean-power.ts';
import { profileCost, type ProfileCost } from './profile-cost.ts';

/** Response body of `getUsageProfiles`. */
export type UsageProfiles = ResponseBody<'getUsageProfiles'>;

const hourCount = 24;
const weekdays = 7;

type Profile = Pick<UsageProfiles, 'hours' | 'week' | 'flat_profile_kw'>;

function profileOf(hours: HoursByDay): Profile {
  const weekday = new MeanPower(hourCount);
  const weekend = new MeanPower(hourCount);
  const week = new MeanPower(weekdays * hourCount);
  const flat = new MeanPower(1);
  for (const [day, totals] of hours) {
    const kind = isWorkday(day) ? weekday : weekend;
    for (let index = 0; index < totals.length; index += 1) {
      const wh = totals[index] ?? Number.NaN;
      if (Number.isNaN(wh)) continue;
      const hour = clockHour(day, index);
      kind.add(hour, wh);
      week.add((weekdayOf(day) - 1) * hourCount + hour, wh);
      flat.add(0, wh);
    }
  }
  return {
    hours: Array.from({ length: hourCount }, (_, hour) => ({
      hour,
      weekday_kw: weekday.kw(hour),
      weekend_kw: weekend.kw(hour),
    })),
    week: Array.from({ length: weekdays * hourCount }, (_, place) => ({
      weekday: Math.floor(place / hourCount) + 1,
      hour: place % hourCount,
      kw: week.kw(place),
    })),
    flat_profile_kw: flat.kw(0),
  };
}

function pricesOf(
  cost: ProfileCost | null,
): Pick<
  UsageProfiles,
  'volume_weighted_price_ore_per_kwh' | 'area_average_price_ore_per_kwh' | 'profile_cost_ore_per_kwh'
> {
  const weighted = toHundredthsOrNull(cost?.volumeWeighted ?? null);
  const mean = toHundredthsOrNull(cost?.areaAverage ?? null);
  return {
    volume_weighted_price_ore_per_kwh: weighted,
    area_average_price_ore_per_kwh: mean,
    // From the rounded prices, so that the three figures agree on screen.
    profile_cost_ore_per_kwh: weighted === null || mean === null ? null : toHundredths(weighted - mean),
  };
}

/** The typical day and week of all sites of a scope together, and the cost of their profile. */
export async function buildUsageProfiles(
  db: Queries,
  { scope, siteIds, period, today }: ReportRequest,
): Promise<UsageProfiles> {
  const { corporateGroupId } = scope;
  const asked = askedOf(scope, siteIds);
  const [sites, surcharges] = await Promise.all([
    readReportSites(db, scope, siteIds),
    readSurcharges(db, corporateGroupId),
  ]);
  const { groupOfSite, groups, priceAreas } = priceGroups(sites, surcharges);
  const [sums, prices, total] = await Promise.all([
    cachedSteps(db, corporateGroupId, groupOfSite, period, asked),
    readPricesWith(db, surcharges, priceAreas, period),
    readPeriodTotal(db, corporateGroupId, sites, period, today, asked === 'all'),
  ]);
  const byArea = Map.groupBy(sums, ({ group }) => groups.get(group)?.priceArea ?? null);
  return {
    period: formatPeriod(period),
    ...qualityOfSites(sites, total),
    ...profileOf(hourPowers(sums)),
    ...pricesOf(profileCost(byArea, prices)),
  };
}
