import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Database } from '../../store/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createCorporateGroup, type TestCorporateGroup } from '../../testing/test-people.ts';
import { dayOf } from '@vinrod/locale/day';
import { buildLineGraphs, type GraphResolution } from '../line-graphs/line-graphs.ts';
import { comparisonWith, type ComparisonKind } from '../line-graphs/comparison.ts';
import type { MeterDay } from '../meter-day/meter-day.ts';
import { writeMeterDays } from '../meter-day/meter-day-store.ts';
import type { Period } from '../period.ts';
import { evenDay, withHours, withQuality } from '../testing/store-days.ts';
import { cachedSteps } from './cached-steps.ts';
import { sumsBySite } from './site-sums.ts';
import { sumSteps, type StepSum } from './step-sums.ts';

/** The stored period: a leap day, two year ends and all clock changes in between. */
const stored: Period = { first: dayOf(2023, 11, 20), last: dayOf(2025, 4, 10) };
let database: Database;
let group: TestCorporateGroup;
let siteIds: readonly string[];

function randomDay(siteId: string, day: number, draw: number): MeterDay {
  const plain = evenDay(siteId, day, draw * 7);
  if (draw % 11 === 0) return withHours(plain, { 2: null, 13: 90_000 });
  if (draw % 17 === 0)
    return withHours(plain, Object.fromEntries(Array.from(plain.wh, (_, hour) => [hour, null])));
  return draw % 29 === 0 ? withQuality(plain, [4], draw % 2 === 0 ? 'estimated' : 'corrected') : plain;
}

beforeAll(async () => {
  database = await createTestDatabase();
  group = await createCorporateGroup(database, 'Stor', [20, 10]);
  siteIds = group.companies.flatMap((company) => company.siteIds);
  const days: MeterDay[] = [];
  for (const [place, siteId] of siteIds.entries()) {
    for (let day = stored.first; day <= stored.last; day += 1) {
      const draw = (day * 7919 + place * 104_729) % 997;
      if (draw % 13 !== 0) days.push(randomDay(siteId, day, draw));
    }
  }
  await writeMeterDays(database.db, group.id, days, () => new Date('2025-04-11T04:30:00Z'));
}, 60_000);

afterAll(async () => {
  await database.close();
});

const period = fc
  .tuple(fc.integer({ min: stored.first - 40, max: stored.last }), fc.integer({ min: 0, max: 450 }))
  .map(([first, length]): Period => ({ first, last: first + length }));

test('security 57: sums of sites over any period equal the sums of their days', async () => {
  await fc.assert(
    fc.asyncProperty(period, async ({ first, last }) => {
      const { rows } = await sql<{ site: string; wh: number | null; hours: number }>`
        select site_id as site, sum(total_wh) as wh,
          sum(measured_count + estimated_count + corrected_count) as hours
        from meter_day where corporate_group_id = ${group.id}
          and day - date '1970-01-01' between ${first}::integer and ${last}::integer
        group by site_id`.execute(database.db);
      const sums = await sumsBySite(database.db, group.id, siteIds, { first, last });
      const known = new Map(sums.map((sum) => [sum.siteId, [sum.totalWh, sum.presentHours]]));
      expect(known).toEqual(new Map(rows.map((row) => [row.site, [row.wh, row.hours]])));
    }),
    { numRuns: 40, seed: 20_261_128 },
  );
}, 60_000);

function graphs(shown: Period, resolution: GraphResolution, kind: ComparisonKind | null) {
  return buildLineGraphs(database.db, {
    scope: { corporateGroupId: group.id, companyIds: null, siteGroupIds: [] },
    siteIds: siteIds.slice(0, 12),
    period: shown,
    resolution,
    comparison: kind === null || kind === 'free' ? null : comparisonWith(shown, kind),
    today: shown.last + 1,
    language: 'sv',
  });
}

test('months of a line graph equal the sums of its days, compared or not', async () => {
  const comparison = fc.constantFrom<ComparisonKind | null>(null, 'previous_year', 'previous_period');
  await fc.assert(
    fc.asyncProperty(period, comparison, async (shown, compared) => {
      const months = await graphs(shown, 'month', compared);
      const days = await graphs(shown, 'day', compared);
      for (const [place, series] of months.series.entries()) {
        const all = days.series[place];
        const ofDays = Map.groupBy(all?.points ?? [], ({ x }) => `${x.slice(0, 7)}-01`);
        const drawnWh = (all?.points ?? []).reduce((sum, { y }) => sum + Math.round((y ?? 0) * 1000), 0);
        // A leap day of the year before has no counterpart, and counts in February.
        const undrawnWh = Math.round((all?.total_kwh ?? 0) * 1000) - drawnWh;
        const isLeap = ({ x }: { readonly x: string }): boolean => undrawnWh > 0 && x === '2025-02-01';
        const expected = [...ofDays].map(([x, points]) => {
          const values = points.map(({ y }) => y).filter((y) => y !== null);
          const wh =
            values.reduce((sum, y) => sum + Math.round(y * 1000), 0) + (isLeap({ x }) ? undrawnWh : 0);
          // 29 February has no counterpart a year earlier or later, and lacks nothing.
          const beside = points.filter(
            ({ x: day }) => compared !== 'previous_year' || !day.endsWith('02-29'),
          );
          const qualities = beside.map(({ quality }) => (quality === 'missing' ? 'incomplete' : quality));
          const order = ['incomplete', 'estimated', 'corrected'] as const;
          const quality = order.find((name) => qualities.includes(name));
          if (values.length === 0) return { x, y: null, quality: 'missing' };
          return { x, y: wh / 1000, ...(quality === undefined || isLeap({ x }) ? {} : { quality }) };
        });
        const reported = series.points.map(({ missing_hours: _hours, quality, ...point }) => ({
          ...point,
          // The daily graph gives no quality for a day it does not draw.
          ...(quality === undefined || (isLeap(point) && point.y !== null) ? {} : { quality }),
        }));
        expect(reported).toEqual(expected);
        expect(series.total_kwh).toBe(days.series[place]?.total_kwh);
      }
    }),
    { numRuns: 30, seed: 20_261_129 },
  );
}, 60_000);

function ordered(sums: readonly StepSum[]): StepSum[] {
  return sums.toSorted((left, right) => left.day - right.day || left.group.localeCompare(right.group));
}

test('remembered sums equal fresh ones, whatever was changed in between', async () => {
  const change = fc.record({
    site: fc.integer({ min: 0, max: 29 }),
    day: fc.integer({ min: stored.first - 5, max: stored.last + 5 }),
    draw: fc.integer({ min: 1, max: 996 }),
  });
  const groups = new Map(siteIds.map((id, place) => [id, place < 26 ? 'a' : 'b']));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(change, period), { minLength: 1, maxLength: 4 }), async (steps) => {
      for (const [{ site, day, draw }, asked] of steps) {
        const fresh = ordered(await sumSteps(database.db, group.id, groups, asked));
        expect(ordered(await cachedSteps(database.db, group.id, groups, asked))).toEqual(fresh);
        const changed = randomDay(siteIds[site] ?? '', day, draw);
        await writeMeterDays(database.db, group.id, [changed], () => new Date('2025-04-12T04:30:00Z'));
        const after = ordered(await sumSteps(database.db, group.id, groups, asked));
        expect(ordered(await cachedSteps(database.db, group.id, groups, asked))).toEqual(after);
      }
    }),
    { numRuns: 12, seed: 20_261_130 },
  );
}, 60_000);

test('the same sites under other names, and other sites under the same name, are told apart', async () => {
  const asked: Period = { first: dayOf(2024, 2, 1), last: dayOf(2024, 3, 31) };
  const half = new Map(siteIds.map((id, place) => [id, place < 15 ? 'one' : 'two']));
  const swapped = new Map(siteIds.map((id, place) => [id, place < 15 ? 'two' : 'one']));
  const other = new Map(siteIds.map((id, place) => [id, place < 14 ? 'one' : 'two']));
  for (const groups of [half, swapped, other, half]) {
    const fresh = ordered(await sumSteps(database.db, group.id, groups, asked));
    expect(ordered(await cachedSteps(database.db, group.id, groups, asked))).toEqual(fresh);
  }
});
