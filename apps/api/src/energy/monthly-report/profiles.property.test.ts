import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../store/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { dayOf, formatDay } from '@vinrod/locale/day';
import { hourMs, startOfLocalDay } from '@vinrod/locale/clock';
import { allSteps } from '../testing/naive.ts';
import { hoursOf, wholeHoursOf, type NaiveHour } from '../testing/naive-hours.ts';
import { printedHolidays } from '../testing/public-holidays.ts';
import {
  requestOf,
  scenarioPrice,
  scenarios,
  storePrices,
  storeScenario,
  type Scenario,
} from '../testing/scenario.ts';
import { buildUsageProfiles } from './usage/usage-profiles.ts';
import { buildWithdrawalProfiles } from './withdrawals/withdrawal-profiles.ts';

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  await storePrices(database, dayOf(2024, 1, 1), dayOf(2027, 1, 31));
});

afterAll(async () => {
  await database.close();
});

function hoursWithin(scenario: Scenario, hours = hoursOf): NaiveHour[] {
  const { first, last } = scenario;
  return hours(allSteps(scenario).filter(({ day }) => day >= first && day <= last));
}

/** Every other site: winter, weekdays 7–20; from the second day of the period, on holidays too. */
async function storeTariffs(
  corporateGroupId: string,
  siteIds: readonly string[],
  first: number,
): Promise<void> {
  const winter = {
    corporate_group_id: corporateGroupId,
    name: 'Effekt',
    high_load_months: [1, 3, 5, 12],
    high_load_weekdays: [1, 2, 3, 4, 5],
    high_load_from_hour: 7,
    high_load_to_hour: 20,
    fuse_sizes_a: [],
    power_step_kw: 1,
    least_power_kw: 0,
  };
  for (const site_id of siteIds.filter((_, index) => index % 2 === 1)) {
    await database.db
      .insertInto('site_tariff')
      .values([
        { ...winter, site_id, valid_from: '2000-01-01', high_load_on_holidays: false },
        { ...winter, site_id, valid_from: formatDay(first + 1), high_load_on_holidays: true },
      ])
      .execute();
  }
}

function isHighLoad({ month, weekday, clock, date }: NaiveHour, site: number, firstDate: string): boolean {
  const isOwnTariff = site % 2 === 1;
  const months = isOwnTariff ? [1, 3, 5, 12] : [1, 2, 3, 11, 12];
  const [from, to] = isOwnTariff ? [7, 20] : [6, 22];
  const countsHolidays = isOwnTariff && date > firstDate;
  return (
    months.includes(month) &&
    weekday <= 5 &&
    clock >= from &&
    clock < to &&
    (countsHolidays || !printedHolidays.has(date))
  );
}

function isWeekday({ weekday, date }: NaiveHour): boolean {
  return weekday <= 5 && !printedHolidays.has(date);
}

function kwh(values: readonly number[]): number {
  return values.reduce((sum, wh) => sum + wh, 0) / 1000;
}

function naiveRow(
  month: string,
  hours: readonly NaiveHour[],
  whole: readonly NaiveHour[],
  firstDate: string,
) {
  if (hours.length === 0) {
    const [high_load_kwh, low_load_kwh, day_kwh, night_kwh] = [null, null, null, null];
    const [weekday_kwh, weekend_kwh, max_kw] = [null, null, null];
    return { month, high_load_kwh, low_load_kwh, day_kwh, night_kwh, weekday_kwh, weekend_kwh, max_kw };
  }
  const steps = hours.flatMap((hour) =>
    hour.steps.map((step) => ({ wh: step.wh ?? 0, isHigh: isHighLoad(hour, step.site, firstDate) })),
  );
  const sumWhere = (wanted: (hour: NaiveHour) => boolean): number =>
    kwh(hours.filter(wanted).map(({ wh }) => wh));
  return {
    month,
    high_load_kwh: kwh(steps.filter(({ isHigh }) => isHigh).map(({ wh }) => wh)),
    low_load_kwh: kwh(steps.filter(({ isHigh }) => !isHigh).map(({ wh }) => wh)),
    day_kwh: sumWhere(({ clock }) => clock >= 6 && clock < 22),
    night_kwh: sumWhere(({ clock }) => clock < 6 || clock >= 22),
    weekday_kwh: sumWhere(isWeekday),
    weekend_kwh: sumWhere((hour) => !isWeekday(hour)),
    max_kw: whole.length === 0 ? null : Math.max(...whole.map(({ wh }) => wh)) / 1000,
  };
}

function monthsOf({ first, last }: Scenario): string[] {
  const dates = Array.from({ length: last - first + 1 }, (_, index) => formatDay(first + index).slice(0, 7));
  return [...new Set(dates)];
}

test('high and low load, day and night, weekday and weekend equal plain recomputation', async () => {
  await fc.assert(
    fc.asyncProperty(scenarios(5), async (scenario) => {
      const { corporateGroupId, siteIds } = await storeScenario(database, scenario);
      await storeTariffs(corporateGroupId, siteIds, scenario.first);
      const report = await buildWithdrawalProfiles(database.db, requestOf(corporateGroupId, scenario));
      const hours = hoursWithin(scenario);
      const whole = hoursWithin(scenario, wholeHoursOf);
      expect(report.rows).toEqual(
        monthsOf(scenario).map((month) =>
          naiveRow(
            month,
            hours.filter(({ date }) => date.startsWith(month)),
            whole.filter(({ date }) => date.startsWith(month)),
            formatDay(scenario.first),
          ),
        ),
      );
      const descending = whole.map(({ wh }) => wh / 1000).toSorted((left, right) => right - left);
      expect(report.duration_curve).toEqual(descending.map((kw, index) => ({ hour_rank: index + 1, kw })));
    }),
    { numRuns: 30, seed: 20_261_123 },
  );
}, 60_000);

function meanKw(hours: readonly NaiveHour[]): number | null {
  return hours.length === 0
    ? null
    : Math.round((kwh(hours.map(({ wh }) => wh)) * 1000) / hours.length) / 1000;
}

function priceOf({ instant, steps }: NaiveHour): number {
  const day = steps[0]?.day ?? 0;
  return scenarioPrice(day, (instant - startOfLocalDay(day)) / hourMs) / 1000;
}

test('the typical day and week and the cost of the profile equal plain recomputation', async () => {
  await fc.assert(
    fc.asyncProperty(scenarios(4), async (scenario) => {
      const { corporateGroupId } = await storeScenario(database, scenario);
      const report = await buildUsageProfiles(database.db, requestOf(corporateGroupId, scenario));
      const hours = hoursWithin(scenario);
      const whole = hoursWithin(scenario, wholeHoursOf);
      const at = (hour: number): NaiveHour[] => whole.filter(({ clock }) => clock === hour);
      expect(report.hours).toEqual(
        Array.from({ length: 24 }, (_, hour) => ({
          hour,
          weekday_kw: meanKw(at(hour).filter(isWeekday)),
          weekend_kw: meanKw(at(hour).filter((item) => !isWeekday(item))),
        })),
      );
      expect(report.week).toHaveLength(168);
      for (const { weekday, hour, kw } of report.week)
        expect(kw).toBe(meanKw(at(hour).filter((item) => item.weekday === weekday)));
      expect(report.flat_profile_kw).toBe(meanKw(whole));
      const total = hours.reduce((sum, { wh }) => sum + wh, 0);
      const weighted = hours.reduce((sum, hour) => sum + hour.wh * priceOf(hour), 0) / total;
      const mean = hours.reduce((sum, hour) => sum + priceOf(hour), 0) / hours.length;
      expect(report.volume_weighted_price_ore_per_kwh ?? 0).toBeCloseTo(total === 0 ? 0 : weighted, 1);
      expect(report.area_average_price_ore_per_kwh ?? 0).toBeCloseTo(total === 0 ? 0 : mean, 1);
    }),
    { numRuns: 30, seed: 20_261_124 },
  );
}, 60_000);
