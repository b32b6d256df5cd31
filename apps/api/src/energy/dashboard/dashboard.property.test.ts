import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../store/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { addYears, dayOf, formatDay, type Day } from '@vinrod/locale/day';
import { formatInstant, hoursInDay, hoursInPeriod } from '@vinrod/locale/clock';
import { wholeHoursOf } from '../testing/naive-hours.ts';
import { allSteps, groupBy, kwhOf, sumOf, type PlacedStep } from '../testing/naive.ts';
import { scenarioPrice, scenarios, storePrices, storeScenario, type Scenario } from '../testing/scenario.ts';
import { buildDashboard, type Dashboard } from './dashboard.ts';

const todayOfPlan = dayOf(2030, 1, 1);
let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  await storePrices(database, dayOf(2023, 1, 1), dayOf(2027, 1, 31));
});

afterAll(async () => {
  await database.close();
});

function within(steps: readonly PlacedStep[], first: number, last: number): PlacedStep[] {
  return steps.filter((step) => step.day >= first && step.day <= last);
}

function naivePeak(steps: readonly PlacedStep[]): { kw: number | null; at: string | null } {
  let [kw, at]: [number | null, string | null] = [null, null];
  for (const { instant, wh } of wholeHoursOf(steps))
    if (kw === null || wh / 1000 > kw) [kw, at] = [wh / 1000, formatInstant(instant)];
  return { kw, at };
}

function naiveCost(steps: readonly PlacedStep[]): number | null {
  const measured = steps.filter((step) => step.wh !== null);
  if (measured.length === 0) return null;
  return measured.reduce((sum, step) => sum + ((step.wh ?? 0) * scenarioPrice(step.day, step.hour)) / 1e8, 0);
}

/** Hours of the period for which a site has a value. */
function presentHours(scenario: Scenario, steps: readonly PlacedStep[]): number {
  return steps
    .filter((step) => step.wh !== null)
    .reduce((sum, step) => sum + (scenario.sites[step.site]?.resolution === 'quarter' ? 0.25 : 1), 0);
}

/** Largest difference between amounts, SEK; infinite when only one side has an amount. */
function amountDifference(pairs: readonly (readonly [number | null, number | null])[]): number {
  return Math.max(
    ...pairs.map(([left, right]) => {
      if (left === null || right === null) return left === right ? 0 : Number.POSITIVE_INFINITY;
      return Math.abs(left - right);
    }),
  );
}

/** Days of the period a year before on which a site lacks a value: each site by its single values. */
function plainLacking(scenario: Scenario, steps: readonly PlacedStep[]): readonly Day[] {
  const [from, to] = [addYears(scenario.first, -1), addYears(scenario.last, -1)];
  const days = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return days.filter((day) =>
    scenario.sites.some(
      (_, index) =>
        presentHours(
          scenario,
          steps.filter((step) => step.day === day && step.site === index),
        ) < hoursInDay(day),
    ),
  );
}

function plainFigures(scenario: Scenario, siteIds: readonly string[], steps: readonly PlacedStep[]) {
  const { first, last, sites } = scenario;
  const current = within(steps, first, last);
  const yearBefore = within(steps, addYears(first, -1), addYears(last, -1));
  const hours = hoursInPeriod(first, last) * sites.length;
  const present = presentHours(scenario, current);
  const byDate = groupBy(steps, (step) => step.date);
  const days = Array.from({ length: last - first + 1 }, (_, index) => formatDay(first + index));
  const totals = sites
    .map((_, index) => ({ uuid: siteIds[index], kwh: kwhOf(current.filter((step) => step.site === index)) }))
    .filter(({ kwh }) => kwh !== null)
    .toSorted((left, right) => (right.kwh ?? 0) - (left.kwh ?? 0));
  const lacking = plainLacking(scenario, steps);
  const [firstLacking] = lacking;
  const lastLacking = lacking.at(-1);
  return {
    lacking:
      firstLacking === undefined || lastLacking === undefined
        ? null
        : { count: lacking.length, first: formatDay(firstLacking), last: formatDay(lastLacking) },
    total: kwhOf(current),
    totalYearBefore: kwhOf(yearBefore),
    peak: naivePeak(current),
    peakYearBefore: naivePeak(yearBefore).kw,
    coverage: hours === 0 ? 0 : Math.floor((present / hours) * 10_000) / 100,
    withoutData: sites.filter((_, index) => sumOf(current.filter((step) => step.site === index)) === null)
      .length,
    days: days.map((date) => ({
      date,
      kwh: kwhOf(byDate.get(date) ?? []),
      previous_year_kwh: date.endsWith('-02-29')
        ? null
        : kwhOf(byDate.get(`${Number(date.slice(0, 4)) - 1}${date.slice(4)}`) ?? []),
      is_previous_year_whole:
        !date.endsWith('-02-29') &&
        !lacking.some((day) => formatDay(day) === `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`),
    })),
    months: [...new Set(days.map((date) => date.slice(0, 7)))].map((month) => ({
      month,
      kwh: kwhOf(current.filter((step) => step.date.startsWith(month))),
    })),
    top: totals.slice(0, 10),
  };
}

function shownFigures(dashboard: Dashboard): ReturnType<typeof plainFigures> {
  const { missing = null } = dashboard.previous_year;
  return {
    lacking:
      missing === null
        ? null
        : { count: missing.day_count, first: missing.first_day, last: missing.last_day },
    total: dashboard.total_consumption_kwh,
    totalYearBefore: dashboard.previous_year.consumption_kwh,
    peak: { kw: dashboard.max_power_kw, at: dashboard.max_power_at },
    peakYearBefore: dashboard.previous_year.max_power_kw,
    coverage: dashboard.coverage_percent,
    withoutData: dashboard.sites_without_data,
    days: dashboard.consumption_by_day.map(({ is_previous_year_whole: isWhole = false, ...day }) => ({
      ...day,
      is_previous_year_whole: isWhole,
    })),
    months: dashboard.consumption_by_month.map(({ month, kwh }) => ({ month, kwh })),
    top: dashboard.top_sites.map(({ uuid, kwh }) => ({ uuid, kwh })),
  };
}

test('security 57: every figure equals plain recomputation from single values', async () => {
  await fc.assert(
    fc.asyncProperty(scenarios(12), async (scenario) => {
      const { corporateGroupId, siteIds } = await storeScenario(database, scenario);
      const dashboard = await buildDashboard(database.db, {
        scope: { corporateGroupId, companyIds: null, siteGroupIds: [] },
        siteIds: null,
        period: { first: scenario.first, last: scenario.last },
        today: todayOfPlan,
        language: 'sv',
      });
      const steps = allSteps(scenario);
      const { first, last } = scenario;
      const yearBefore = within(steps, addYears(first, -1), addYears(last, -1));
      expect(shownFigures(dashboard)).toEqual(plainFigures(scenario, siteIds, steps));
      const amounts = amountDifference([
        [dashboard.cost_sek, naiveCost(within(steps, first, last))],
        [dashboard.previous_year.cost_sek, naiveCost(yearBefore)],
      ]);
      expect(amounts).toBeLessThan(0.0051);
      const months = dashboard.consumption_by_month.map((month) => month.previous_year_kwh ?? 0);
      expect(months.reduce((sum, kwh) => sum + kwh, 0)).toBeCloseTo(kwhOf(yearBefore) ?? 0, 6);
    }),
    { numRuns: 30, seed: 20_261_120 },
  );
}, 60_000);
