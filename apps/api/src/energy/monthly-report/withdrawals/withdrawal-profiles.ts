import type { ResponseBody } from '../../../server/operation.ts';
import type { Text } from '@vinrod/locale/messages/texts';
import { Turn } from '../../../server/yield-to-event-loop.ts';
import type { Queries } from '../../../store/index.ts';
import { firstDayOfMonthNumber, formatDay, monthNumber } from '@vinrod/locale/day';
import { clockHour } from '@vinrod/locale/clock';
import { isWorkday } from '@vinrod/locale/workday';
import { readSurcharges, type Surcharges } from '../../cost/price-book.ts';
import { priceGroupNames } from '../../cost/price-groups.ts';
import { formatPeriod, type Period } from '../../period.ts';
import type { ReportRequest } from '../../report-request.ts';
import { readReportSites, type ReportSite } from '../../report-sites.ts';
import { powerOfHourOrNull, toKwhOrNull, toKwOrNull } from '../../../quantities/rounding.ts';
import { hourPowers, type HoursByDay } from '../../sums/hour-totals.ts';
import { readPeriodTotal } from '../../sums/period-total.ts';
import { qualityOfSites } from '../../sums/quality-of-sites.ts';
import { cachedSteps } from '../../sums/cached-steps.ts';
import { askedOf } from '../../sums/month-states.ts';
import { toHours } from '../../sums/step-sums.ts';
import { hasHighLoad, isHighLoadHour } from '../../tariff/high-load.ts';
import { readTariffs, tariffOn, type TariffSteps } from '../../tariff/site-tariffs.ts';
import { durationCurve } from './duration-curve.ts';
import { highLoadDefinition } from './high-load-definition.ts';

/** Response body of `getWithdrawalProfiles`. */
export type WithdrawalProfiles = ResponseBody<'getWithdrawalProfiles'>;

/** Daytime hours, as the contract defines day and night: 06–22. */
const dayStart = 6;
const dayEnd = 22;

/** Sums of a month in Wh. */
interface MonthSums {
  high: number;
  low: number;
  day: number;
  night: number;
  weekday: number;
  weekend: number;
}

/** Sites of a price group, so that all reports share their sums, with the same high load. */
interface TariffGroup {
  readonly steps: TariffSteps;
  readonly siteIds: readonly string[];
}

function groupsOf(
  sites: readonly ReportSite[],
  tariffs: ReadonlyMap<string, TariffSteps>,
  surcharges: Surcharges,
): readonly TariffGroup[] {
  const priceGroup = priceGroupNames(surcharges);
  const groups = Map.groupBy(sites, (site) => {
    const rules = tariffs.get(site.id)?.map(({ from, tariff }) => [from, tariff.highLoad]) ?? [];
    return `${priceGroup(site)} ${JSON.stringify(rules)}`;
  });
  return [...groups.values()].map((ofGroup) => ({
    steps: tariffs.get(ofGroup[0]?.id ?? '') ?? [],
    siteIds: ofGroup.map(({ id }) => id),
  }));
}

class MonthlySums {
  readonly #months = new Map<number, MonthSums>();

  of(month: number): MonthSums | undefined {
    return this.#months.get(month);
  }

  /** Adds the hours of a day of sites with the same tariff. */
  add(day: number, wh: Float64Array, steps: TariffSteps): void {
    const month = monthNumber(day);
    const sums = this.#months.get(month) ?? { high: 0, low: 0, day: 0, night: 0, weekday: 0, weekend: 0 };
    const rule = tariffOn(steps, day).highLoad;
    const hasHigh = hasHighLoad(rule, day);
    let isMeasured = false;
    let total = 0;
    for (let index = 0; index < wh.length; index += 1) {
      const value = wh[index] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      isMeasured = true;
      total += value;
      const hour = clockHour(day, index);
      sums[hasHigh && isHighLoadHour(rule, hour) ? 'high' : 'low'] += value;
      sums[hour >= dayStart && hour < dayEnd ? 'day' : 'night'] += value;
    }
    if (!isMeasured) return;
    sums[isWorkday(day) ? 'weekday' : 'weekend'] += total;
    this.#months.set(month, sums);
  }
}

/** The highest hour of each month, Wh. */
function highestByMonth(hours: HoursByDay): ReadonlyMap<number, number> {
  const highest = new Map<number, number>();
  for (const [day, totals] of hours) {
    const month = monthNumber(day);
    for (const wh of totals) {
      if (!Number.isNaN(wh)) highest.set(month, Math.max(highest.get(month) ?? 0, wh));
    }
  }
  return highest;
}

function rowsOf(
  period: Period,
  sums: MonthlySums,
  highest: ReadonlyMap<number, number>,
): WithdrawalProfiles['rows'] {
  const rows: WithdrawalProfiles['rows'] = [];
  for (let month = monthNumber(period.first); month <= monthNumber(period.last); month += 1) {
    const known = sums.of(month);
    rows.push({
      month: formatDay(firstDayOfMonthNumber(month)).slice(0, 7),
      high_load_kwh: toKwhOrNull(known?.high ?? null),
      low_load_kwh: toKwhOrNull(known?.low ?? null),
      day_kwh: toKwhOrNull(known?.day ?? null),
      night_kwh: toKwhOrNull(known?.night ?? null),
      weekday_kwh: toKwhOrNull(known?.weekday ?? null),
      weekend_kwh: toKwhOrNull(known?.weekend ?? null),
      max_kw: toKwOrNull(powerOfHourOrNull(highest.get(month) ?? null)),
    });
  }
  return rows;
}

function definitionOf(groups: readonly TariffGroup[], period: Period): Text {
  return highLoadDefinition(
    groups.map(({ steps, siteIds }) => ({ tariff: tariffOn(steps, period.last), siteCount: siteIds.length })),
  );
}

/** Shows when the sites of a scope take energy, all of them together. */
export async function buildWithdrawalProfiles(
  db: Queries,
  { scope, siteIds, period, today, language }: ReportRequest,
): Promise<WithdrawalProfiles> {
  const { corporateGroupId } = scope;
  const asked = askedOf(scope, siteIds);
  const sites = await readReportSites(db, scope, siteIds);
  const ids = sites.map((site) => site.id);
  const [tariffs, surcharges] = await Promise.all([
    readTariffs(db, corporateGroupId, ids, period.last),
    readSurcharges(db, corporateGroupId),
  ]);
  const groups = groupsOf(sites, tariffs, surcharges);
  const groupOfSite = new Map(
    groups.flatMap((group, place) => group.siteIds.map((id) => [id, String(place)] as const)),
  );
  const [stepSums, total] = await Promise.all([
    cachedSteps(db, corporateGroupId, groupOfSite, period, asked),
    readPeriodTotal(db, corporateGroupId, sites, period, today, asked === 'all'),
  ]);
  const turn = new Turn();
  const sums = new MonthlySums();
  for (const { group, day, wh, resolution } of stepSums) {
    sums.add(day, toHours(wh, resolution), groups[Number(group)]?.steps ?? []);
    if (turn.isOver) await turn.next();
  }
  const hours = hourPowers(stepSums);
  await turn.next();
  return {
    period: formatPeriod(period),
    ...qualityOfSites(sites, total),
    rows: rowsOf(period, sums, highestByMonth(hours)),
    high_load_definition: definitionOf(groups, period)[language],
    duration_curve: durationCurve(hours),
  };
}
