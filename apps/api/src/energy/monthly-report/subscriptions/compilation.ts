import type { ResponseBody } from '../../../server/operation.ts';
import type { Queries } from '../../../store/index.ts';
import { addMonths, endOfMonth, startOfMonth, type Day } from '@vinrod/locale/day';
import { formatInstant } from '@vinrod/locale/clock';
import { formatPeriod, type Period } from '../../period.ts';
import type { ReportRequest } from '../../report-request.ts';
import { readReportSites, type ReportSite } from '../../report-sites.ts';
import {
  powerOfHour,
  powerOfHourOrNull,
  toHundredths,
  toKw,
  toKwhOrNull,
  toKwOrNull,
} from '../../../quantities/rounding.ts';
import { askedOf } from '../../sums/month-states.ts';
import { countHoursAbove, type PeakHour } from '../../sums/peaks.ts';
import { readTariffs, tariffOn, type TariffSteps } from '../../tariff/site-tariffs.ts';
import { siteReference } from '../site-reference.ts';
import { capacityW, kindOf } from './capacity.ts';
import { assess, recommend } from './recommend.ts';
import { readPowers } from './site-powers.ts';
import { readSubscriptions, type NetworkSubscription } from './subscribed-sites.ts';
import type { WattHours, Watts } from '../../../quantities/quantities.ts';

/** Response body of `getCompilationOfSubscriptions`. */
export type CompilationOfSubscriptions = ResponseBody<'getCompilationOfSubscriptions'>;

/** Subscription of one site. */
export type SubscriptionRow = CompilationOfSubscriptions['rows'][number];

const months = 12;

/** The last twelve full months up to and including a day. */
function yearBefore(day: Day): Period {
  const last = endOfMonth(day) === day ? day : startOfMonth(day) - 1;
  return { first: startOfMonth(addMonths(last, 1 - months)), last };
}

/** Measured figures of one site. */
interface Measured {
  readonly peak: PeakHour | null;
  readonly hoursAbove: number;
  readonly annualWh: WattHours | null;
  readonly annualPeakW: Watts | null;
}

/** Whether a site has delivery on every day of a period. */
function isDeliveredThrough({ supplyStart, supplyEnd }: ReportSite, { first, last }: Period): boolean {
  return (supplyStart === null || supplyStart <= first) && (supplyEnd === null || supplyEnd >= last);
}

function utilisationHours(
  site: ReportSite,
  year: Period,
  { annualWh, annualPeakW }: Measured,
): number | null {
  if (annualWh === null || annualPeakW === null || annualPeakW === 0) return null;
  return isDeliveredThrough(site, year) ? Math.round(annualWh / annualPeakW) : null;
}

function advise(
  subscription: NetworkSubscription,
  tariffs: TariffSteps | undefined,
  day: Day,
  { peak, annualPeakW }: Measured,
): Pick<SubscriptionRow, 'recommended_fuse_a' | 'recommended_power_kw' | 'assessment'> {
  const highest = Math.max(peak === null ? 0 : powerOfHour(peak.wh), annualPeakW ?? 0);
  if (highest === 0) return { recommended_fuse_a: null, recommended_power_kw: null, assessment: null };
  const recommendation = recommend(kindOf(subscription), tariffOn(tariffs, day), highest);
  const capacity = capacityW(subscription);
  return {
    recommended_fuse_a: recommendation.fuseA,
    recommended_power_kw: toKwOrNull(recommendation.powerW),
    assessment: capacity === null ? null : assess(capacity, highest, recommendation),
  };
}

function load(
  subscription: NetworkSubscription,
  { peak, hoursAbove }: Measured,
): Pick<SubscriptionRow, 'capacity_kw' | 'utilisation_percent' | 'excess_kw' | 'excess_count'> {
  const capacity = capacityW(subscription);
  const highest = powerOfHourOrNull(peak?.wh ?? null);
  const isKnown = capacity !== null && capacity > 0 && highest !== null;
  return {
    capacity_kw: toKwOrNull(capacity),
    utilisation_percent: isKnown ? toHundredths((highest / capacity) * 100) : null,
    excess_kw: isKnown ? toKw(Math.max(0, highest - capacity)) : null,
    excess_count: hoursAbove,
  };
}

interface SubscribedSite {
  readonly site: ReportSite;
  readonly subscription: NetworkSubscription;
  readonly tariffs: TariffSteps | undefined;
  readonly measured: Measured;
}

function toRow(subscribed: SubscribedSite, period: Period, year: Period): SubscriptionRow {
  const { site, subscription, tariffs, measured } = subscribed;
  return {
    site: siteReference(site),
    company: { uuid: site.companyId, name: site.companyName },
    customer_id: site.customerId,
    grid_owner: subscription.gridOwner,
    grid_tariff: subscription.gridTariff,
    subscription_type: kindOf(subscription),
    fuse_size_a: subscription.fuseA,
    subscribed_power_kw: subscription.powerKw,
    max_power_kw: measured.peak === null ? null : toKw(powerOfHour(measured.peak.wh)),
    max_power_at: measured.peak === null ? null : formatInstant(measured.peak.instant),
    ...load(subscription, measured),
    // Meters measure active energy only.
    reactive_kvar: null,
    annual_consumption_kwh: toKwhOrNull(measured.annualWh),
    annual_max_power_kw: toKwOrNull(measured.annualPeakW),
    utilisation_hours: utilisationHours(site, year, measured),
    ...advise(subscription, tariffs, period.last, measured),
  };
}

/** Compares the subscriptions of sites with their highest hours of a period and of the year up to its end. */
export async function buildSubscriptions(
  db: Queries,
  { scope, siteIds, period }: ReportRequest,
): Promise<CompilationOfSubscriptions> {
  const { corporateGroupId } = scope;
  const asked = askedOf(scope, siteIds);
  const sites = await readReportSites(db, scope, siteIds);
  const ids = sites.map((site) => site.id);
  const year = yearBefore(period.last);
  const [subscriptions, tariffs, powers] = await Promise.all([
    readSubscriptions(db, corporateGroupId, ids),
    readTariffs(db, corporateGroupId, ids, period.last),
    readPowers(db, { corporateGroupId, sites, period, year, asked }),
  ]);
  const limits = new Map<string, number>();
  for (const [id, subscription] of subscriptions) {
    const capacity = capacityW(subscription);
    if (capacity !== null && (powers.get(id)?.inPeriod?.wh ?? 0) > capacity) limits.set(id, capacity);
  }
  const above = await countHoursAbove(db, corporateGroupId, limits, period);
  const rows = sites.flatMap((site) => {
    const subscription = subscriptions.get(site.id);
    if (subscription === undefined) return [];
    const measured: Measured = {
      peak: powers.get(site.id)?.inPeriod ?? null,
      hoursAbove: above.get(site.id) ?? 0,
      annualWh: powers.get(site.id)?.annualWh ?? null,
      annualPeakW: powerOfHourOrNull(powers.get(site.id)?.inYear ?? null),
    };
    return [toRow({ site, subscription, tariffs: tariffs.get(site.id), measured }, period, year)];
  });
  return { period: formatPeriod(period), rows };
}
