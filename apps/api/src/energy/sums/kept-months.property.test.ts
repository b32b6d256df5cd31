import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database, Queries } from '../../store/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createCorporateGroup, type TestCorporateGroup } from '../../testing/test-people.ts';
import { addMonths, dayOf, formatDay } from '@vinrod/locale/day';
import { buildDashboard } from '../dashboard/dashboard.ts';
import { withMonth, writeEstimatedDays } from '../estimates/estimated-days.ts';
import { qualityCode } from '../meter-day/meter-day.ts';
import { writeMeterDays } from '../meter-day/meter-day-store.ts';
import { removeMeterDays } from '../meter-day/remove-meter-days.ts';
import type { Period } from '../period.ts';
import { readReportSites } from '../report-sites.ts';
import { monthsThatDiffer } from '../testing/months-that-differ.ts';
import { reachThatDiffers } from '../testing/reach-that-differs.ts';
import { evenDay, storeEvenDays, withHours } from '../testing/store-days.ts';
import { cachedStepsOf } from './cached-steps.ts';
import { keepSums } from './keep-sums.ts';
import type { AskedSites } from './month-states.ts';
import { readPeriodSum, readPeriodTotal } from './period-total.ts';
import { sumSteps, type StepSum } from './step-sums.ts';

const stored: Period = { first: dayOf(2026, 1, 20), last: dayOf(2026, 4, 10) };
const today = dayOf(2026, 4, 11);
const receivedAt = (): Date => new Date('2026-04-11T04:30:00Z');
let database: Database;
let group: TestCorporateGroup;
let siteIds: readonly string[];

/** The same database as a process that has just started sees it. */
function startedProcess(): Queries {
  return database.db.withoutPlugins();
}

beforeAll(async () => {
  database = await createTestDatabase();
  group = await createCorporateGroup(database, 'Stor', [20, 10]);
  siteIds = group.companies.flatMap((company) => company.siteIds);
  // Two sites have no values yet.
  const whBySite = new Map(siteIds.slice(0, -2).map((id, place) => [id, 100 + place]));
  await storeEvenDays(database, group.id, whBySite, stored);
});

beforeEach(async () => {
  await database.db.deleteFrom('site_set_month').execute();
});

afterAll(() => database.close());

const place = fc.integer({ min: 0, max: 29 });
const day = fc.integer({ min: stored.first - 40, max: stored.last + 5 });
const change = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('store' as const),
      place,
      day,
      wh: fc.nat(5000),
      gap: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const), place, day, days: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('estimate' as const), place, day }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('regroup' as const), place }) },
);
type Change = typeof change extends fc.Arbitrary<infer Made> ? Made : never;

const period = fc
  .tuple(fc.integer({ min: stored.first - 40, max: stored.last }), fc.integer({ min: 0, max: 120 }))
  .map(([first, length]): Period => ({ first, last: first + length }));

async function estimateDay(siteId: string, on: number): Promise<void> {
  const even = evenDay(siteId, on, 321);
  const shown = { ...even, quality: new Uint8Array(even.wh.length).fill(qualityCode.estimated) };
  const month = on - (Number(formatDay(on).slice(8)) - 1);
  const { rows } = await sql`select from meter_day where site_id = ${siteId}
    and day = ${formatDay(on)}::date`.execute(database.db);
  if (rows.length > 0) return;
  await withMonth(database, { corporateGroupId: group.id, siteId, month }, (trx) =>
    writeEstimatedDays(
      trx,
      group.id,
      [{ shown, methods: ['like_days'], filledWh: 321 * even.wh.length, filledCount: even.wh.length }],
      receivedAt(),
    ),
  );
}

/** Makes a change; tells the groups that sites are in from then on. */
async function make(made: Change, groups: Map<string, string>): Promise<void> {
  const siteId = siteIds[made.place] ?? '';
  switch (made.kind) {
    case 'store': {
      const even = evenDay(siteId, made.day, made.wh);
      const days = [made.gap ? withHours(even, { 2: null }) : even];
      return writeMeterDays(database.db, group.id, days, receivedAt);
    }
    case 'undo':
      await database.transaction((trx) =>
        removeMeterDays(
          trx,
          group.id,
          Array.from({ length: made.days + 1 }, (_, more) => ({ siteId, day: made.day + more })),
        ),
      );
      return;
    case 'estimate':
      return estimateDay(siteId, made.day);
    case 'regroup':
      groups.set(siteId, groups.get(siteId) === 'a' ? 'b' : 'a');
  }
}

function ordered(sums: readonly StepSum[]): StepSum[] {
  return sums.toSorted((left, right) => left.day - right.day || left.group.localeCompare(right.group));
}

test('sums that processes keep for each other equal fresh ones, whatever changes in between', async () => {
  const asked = fc.constantFrom<AskedSites>('all', 'scope', 'named');
  const groups = new Map(siteIds.map((id, index) => [id, index < 17 ? 'a' : 'b']));
  const running = startedProcess();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(change, fc.tuple(period, period), asked), { minLength: 1, maxLength: 6 }),
      async (steps) => {
        for (const [made, periods, which] of steps) {
          await make(made, groups);
          // A scope shows some of the sites only.
          const own = which === 'all' ? groups : new Map([...groups].slice(0, 26));
          for (const process of [running, startedProcess()]) {
            const cached = await cachedStepsOf(process, group.id, own, periods, which);
            for (const [index, { first, last }] of periods.entries()) {
              const fresh = await sumSteps(database.db, group.id, own, { first, last });
              expect(ordered(cached[index] ?? [])).toEqual(ordered(fresh));
            }
          }
        }
        expect(await monthsThatDiffer(database.db)).toEqual([]);
        expect(await reachThatDiffers(database.db)).toEqual([]);
      },
    ),
    { numRuns: 25, seed: 20_261_131 },
  );
}, 120_000);

test('sums of a period by its days equal those of its sites', async () => {
  const groups = new Map(siteIds.map((id) => [id, 'alla']));
  const scope = { corporateGroupId: group.id, companyIds: null, siteGroupIds: [] };
  const sites = (await readReportSites(database.db, scope)).map((site, index) =>
    index % 7 === 0 ? { ...site, supplyStart: stored.first + 15, supplyEnd: stored.last - 20 } : site,
  );
  await fc.assert(
    fc.asyncProperty(period, async (asked) => {
      const [sums = []] = await cachedStepsOf(startedProcess(), group.id, groups, [asked], 'all');
      const {
        bySite: _bySite,
        outside: _outside,
        ...total
      } = await readPeriodTotal(database.db, group.id, sites, asked, today);
      expect(await readPeriodSum(database.db, group.id, sites, sums, asked, today)).toEqual(total);
    }),
    { numRuns: 30, seed: 20_261_132 },
  );
}, 60_000);

async function keptMonths(kind: 'steps' | 'sites' = 'steps') {
  return database.db
    .selectFrom('site_set_month')
    .select(['sites', 'month', 'sums', 'made_at'])
    .where('corporate_group_id', '=', group.id)
    .where('sites', 'like', `${kind} %`)
    .orderBy('month')
    .orderBy('sites')
    .execute();
}

const dashboardRequest = (siteIdsAsked: readonly string[] | null = null) => ({
  scope: { corporateGroupId: group.id, companyIds: null, siteGroupIds: [] },
  siteIds: siteIdsAsked,
  period: { first: dayOf(2026, 2, 1), last: dayOf(2026, 3, 31) },
  today,
  language: 'sv' as const,
});

test('a process that has just started reads what another has kept, and a new site changes none of it', async () => {
  const first = await buildDashboard(startedProcess(), dashboardRequest());
  const kept = await keptMonths();
  expect(kept.map(({ month }) => month)).toEqual(['2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01']);
  const { id: companyId } = group.companies[0] ?? { id: '' };
  await database.db
    .insertInto('site')
    .values({
      corporate_group_id: group.id,
      id: randomUUID(),
      company_id: companyId,
      site_id: '735999000000019999',
      name: 'Ny',
      street: 'Storgatan 12',
      postal_code: '972 38',
      city: 'Luleå',
    })
    .execute();
  const second = await buildDashboard(startedProcess(), dashboardRequest());
  expect(second).toEqual({
    ...first,
    site_count: first.site_count + 1,
    sites_without_data: first.sites_without_data + 1,
    coverage_percent: second.coverage_percent,
    missing_hours: second.missing_hours,
    previous_year: second.previous_year,
  });
  expect(await keptMonths()).toEqual(kept);
  await database.db.updateTable('site_set_month').set({ sums: '' }).execute();
  const third = await buildDashboard(startedProcess(), dashboardRequest());
  expect(third.max_power_kw).toBeNull();
});

test('sums of named sites are kept for nobody else', async () => {
  await buildDashboard(startedProcess(), dashboardRequest(siteIds.slice(0, 26)));
  expect(await keptMonths()).toEqual([]);
});

test('are added up before anybody asks, again only after a change, and dropped when they are old', async () => {
  const deps = {
    clock: { now: () => new Date('2026-04-11T08:00:00Z') },
    database,
    isStopping: () => false,
    log: { info: () => undefined },
  };
  await keepSums(deps);
  const kept = await keptMonths();
  const months = ['2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'];
  expect(kept.map(({ month }) => month)).toEqual(months);
  const ofSites = await keptMonths('sites');
  expect(ofSites.map(({ month }) => month)).toEqual(months);
  await keepSums(deps);
  expect([await keptMonths(), await keptMonths('sites')]).toEqual([kept, ofSites]);
  const changed = evenDay(siteIds[3] ?? '', dayOf(2026, 3, 5), 4321);
  await writeMeterDays(database.db, group.id, [changed], receivedAt);
  await keepSums(deps);
  const after = await keptMonths();
  const march = kept.findIndex(({ month }) => month === '2026-03-01');
  expect(after.filter((_, index) => index !== march)).toEqual(kept.filter((_, index) => index !== march));
  expect(after[march]?.sums).not.toBe(kept[march]?.sums);
  const groups = new Map(siteIds.map((id) => [id, 'alla']));
  const asked = { first: addMonths(dayOf(2026, 4, 1), -2), last: dayOf(2026, 3, 31) };
  const fresh = await sumSteps(database.db, group.id, groups, asked);
  const [sums] = await cachedStepsOf(startedProcess(), group.id, groups, [asked], 'all');
  expect(sums).toEqual(fresh);
  await sql`update site_set_month set made_at = now() - interval '101 days'`.execute(database.db);
  await keepSums(deps);
  expect((await keptMonths()).map(({ sums: text }) => text)).toEqual(after.map(({ sums: text }) => text));
});
