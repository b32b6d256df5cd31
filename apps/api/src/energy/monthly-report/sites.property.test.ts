import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../store/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { addYears, dayOf, formatDay } from '@vinrod/locale/day';
import { formatInstant, hoursInDay, hoursInPeriod } from '@vinrod/locale/clock';
import { allSteps, kwhOf, qualityOf, type PlacedStep } from '../testing/naive.ts';
import { wholeHoursOf } from '../testing/naive-hours.ts';
import {
  requestOf,
  scenarioPrice,
  scenarios,
  storePrices,
  storeScenario,
  type Scenario,
} from '../testing/scenario.ts';
import { buildCustomerNumbers } from './customer-numbers/customer-numbers.ts';
import { buildOutletProfiles } from './outlets/outlet-profiles.ts';
import { buildSubscriptions } from './subscriptions/compilation.ts';

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  await storePrices(database, dayOf(2024, 1, 1), dayOf(2027, 1, 31));
});

afterAll(async () => {
  await database.close();
});

function within(steps: readonly PlacedStep[], first: number, last: number): PlacedStep[] {
  return steps.filter((step) => step.day >= first && step.day <= last);
}

function inYearBefore(steps: readonly PlacedStep[], { first, last }: Scenario): PlacedStep[] {
  return within(steps, addYears(first, -1), addYears(last, -1));
}

function naiveCost(steps: readonly PlacedStep[]): number | null {
  const measured = steps.filter((step) => step.wh !== null);
  if (measured.length === 0) return null;
  return measured.reduce((sum, step) => sum + ((step.wh ?? 0) * scenarioPrice(step.day, step.hour)) / 1e8, 0);
}

/** Whether two amounts are equal apart from rounding; a missing one equals only another missing one. */
function isSameAmount(left: number | null, right: number | null): boolean {
  return left === null || right === null ? left === right : Math.abs(left - right) < 0.0051;
}

function peakKw(steps: readonly PlacedStep[]): number | null {
  const hours = wholeHoursOf(steps);
  return hours.length === 0 ? null : Math.max(...hours.map(({ wh }) => wh)) / 1000;
}

/** Hours for which steps have values. */
function presentHours(steps: readonly PlacedStep[]): number {
  return steps.reduce((sum, { wh, isHour }) => sum + (wh === null ? 0 : isHour ? 1 : 0.25), 0);
}

function qualityWithGaps(steps: readonly PlacedStep[], missing: number): string {
  const weakest = qualityOf(steps) ?? 'measured';
  return weakest !== 'missing' && missing > 0 ? 'incomplete' : weakest;
}

test('security 57: sites month by month equal plain recomputation, largest first', async () => {
  await fc.assert(
    fc.asyncProperty(scenarios(8), async (scenario) => {
      const { corporateGroupId, siteIds } = await storeScenario(database, scenario);
      const report = await buildOutletProfiles(database.db, requestOf(corporateGroupId, scenario));
      const steps = within(allSteps(scenario), scenario.first, scenario.last);
      const before = inYearBefore(allSteps(scenario), scenario);
      const total = kwhOf(steps) ?? 0;
      expect(report.rows).toHaveLength(siteIds.length);
      for (const row of report.rows) {
        const place = siteIds.indexOf(row.site.uuid);
        const own = steps.filter((step) => step.site === place);
        const ownBefore = before.filter((step) => step.site === place);
        expect(row.total_kwh).toBe(kwhOf(own));
        const lacking = hoursInPeriod(scenario.first, scenario.last) - presentHours(own);
        expect([row.quality, row.missing_hours]).toEqual([qualityWithGaps(own, lacking), lacking]);
        const share = total === 0 ? 0 : ((row.total_kwh ?? 0) / total) * 100;
        expect(row.share_percent ?? 0).toBeCloseTo(share, 1);
        for (const month of row.months) {
          const inMonth = own.filter((step) => step.date.startsWith(month.month));
          const { first, last } = scenario;
          const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
          const inThisMonth = days.filter((day) => formatDay(day).startsWith(month.month));
          const hours = inThisMonth.reduce((sum, day) => sum + hoursInDay(day), 0);
          const missing = hours - presentHours(inMonth);
          const year = Number(month.month.slice(0, 4)) - 1;
          const monthBefore = `${year}${month.month.slice(4)}`;
          expect({ ...month, cost_sek: null }).toEqual({
            month: month.month,
            kwh: kwhOf(inMonth),
            quality: qualityWithGaps(inMonth, missing),
            missing_hours: missing,
            max_kw: peakKw(inMonth),
            cost_sek: null,
            previous_year_kwh: kwhOf(ownBefore.filter((step) => step.date.startsWith(monthBefore))),
          });
          expect(isSameAmount(month.cost_sek, naiveCost(inMonth))).toBe(true);
        }
      }
      const totals = report.rows.map((row) => row.total_kwh ?? -1);
      expect(totals).toEqual(totals.toSorted((left, right) => right - left));
    }),
    { numRuns: 30, seed: 20_261_125 },
  );
}, 60_000);

/** Whether every step of `count` sites has a value. */
function isWhole(steps: readonly PlacedStep[], first: number, last: number, count: number): boolean {
  return count > 0 && presentHours(steps) === hoursInPeriod(first, last) * count;
}

test('what each company used and paid equals plain recomputation', async () => {
  await fc.assert(
    fc.asyncProperty(scenarios(4), async (scenario) => {
      const { corporateGroupId, siteIds } = await storeScenario(database, scenario);
      const report = await buildCustomerNumbers(database.db, requestOf(corporateGroupId, scenario));
      const half = Math.ceil(siteIds.length / 2);
      const parts = [
        { customer_id: '1000', from: 0, to: half },
        { customer_id: '1001', from: half, to: siteIds.length },
      ].filter(({ from, to }) => to > from);
      expect(report.rows.map((row) => row.customer_id)).toEqual(parts.map((part) => part.customer_id));
      const { first, last } = scenario;
      for (const [index, { from, to }] of parts.entries()) {
        const isOwn = ({ site }: PlacedStep): boolean => site >= from && site < to;
        const current = within(allSteps(scenario), first, last).filter(isOwn);
        const before = inYearBefore(allSteps(scenario), scenario).filter(isOwn);
        const row = report.rows[index];
        const lacking = hoursInPeriod(first, last) * (to - from) - presentHours(current);
        expect(row).toMatchObject({
          quality: qualityWithGaps(current, lacking),
          missing_hours: lacking,
          site_count: to - from,
          consumption_kwh: kwhOf(current),
          previous_year_kwh: kwhOf(before),
        });
        expect(isSameAmount(row?.cost_sek ?? null, naiveCost(current))).toBe(true);
        const canCompare =
          isWhole(current, first, last, to - from) &&
          isWhole(before, addYears(first, -1), addYears(last, -1), to - from);
        expect([row?.change_percent === null, row?.change_percent_reason === null]).toEqual([
          !canCompare,
          canCompare,
        ]);
      }
    }),
    { numRuns: 30, seed: 20_261_126 },
  );
}, 60_000);

test('highest hours, excess and the year behind a recommendation equal plain recomputation', async () => {
  await fc.assert(
    fc.asyncProperty(scenarios(5), async (scenario) => {
      const { corporateGroupId, siteIds } = await storeScenario(database, scenario);
      const limitKw = 300;
      await database.db
        .updateTable('site')
        .set({ subscription_type: 'power', subscribed_power_kw: limitKw })
        .where('corporate_group_id', '=', corporateGroupId)
        .execute();
      const report = await buildSubscriptions(database.db, requestOf(corporateGroupId, scenario));
      const steps = allSteps(scenario);
      const { first, last } = scenario;
      // The months up to the period's last day, or to the end of the month before it.
      const yearEnd = formatDay(last + 1).endsWith('-01')
        ? last + 1
        : last - Number(formatDay(last).slice(8)) + 1;
      const yearStart = addYears(yearEnd, -1);
      expect(report.rows).toHaveLength(siteIds.length);
      for (const row of report.rows) {
        const own = steps.filter((step) => step.site === siteIds.indexOf(row.site.uuid));
        const hours = wholeHoursOf(within(own, first, last));
        const year = within(own, yearStart, yearEnd - 1);
        const peak = hours.reduce<(typeof hours)[number] | null>(
          (highest, hour) => (highest === null || hour.wh > highest.wh ? hour : highest),
          null,
        );
        expect(row).toMatchObject({
          max_power_kw: peak === null ? null : peak.wh / 1000,
          max_power_at: peak === null ? null : formatInstant(peak.instant),
          excess_count: hours.filter(({ wh }) => wh > limitKw * 1000).length,
          excess_kw: peak === null ? null : Math.max(0, peak.wh - limitKw * 1000) / 1000,
          annual_consumption_kwh: kwhOf(year),
          annual_max_power_kw: peakKw(year),
        });
      }
    }),
    { numRuns: 30, seed: 20_261_127 },
  );
}, 60_000);
