import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../store/index.ts';
import { migrate } from '../../store/migrate.ts';
import { migrations } from '../../store/migrations/index.ts';
import { createTestDatabase, createUnmigratedDatabase } from '../../testing/test-database.ts';
import { createCorporateGroup } from '../../testing/test-people.ts';
import { dayOf } from '@vinrod/locale/day';
import { buildDashboard } from '../dashboard/dashboard.ts';
import { emptyMeterDay, missingValue, type MeterDay } from '../meter-day/meter-day.ts';
import { writeMeterDays } from '../meter-day/meter-day-store.ts';
import { buildOutletProfiles } from '../monthly-report/outlets/outlet-profiles.ts';
import { buildSubscriptions } from '../monthly-report/subscriptions/compilation.ts';
import { buildWithdrawalProfiles } from '../monthly-report/withdrawals/withdrawal-profiles.ts';
import type { ReportRequest } from '../report-request.ts';
import { evenDay, withHours } from '../testing/store-days.ts';
import { storePastSums } from '../testing/store-past-sums.ts';
import { openTimeSheet } from '../time-sheets/time-sheet.ts';
import { wholeHours } from './step-sums.ts';

const day = dayOf(2026, 5, 5);
const lastMoment = (): Date => new Date('2026-05-07T04:30:00Z');

/** Quarters of 100 Wh, but 900 in the hour from 7, whose last quarter is missing. */
function gapDay(siteId: string): MeterDay {
  const meterDay = emptyMeterDay(siteId, day, 'quarter');
  meterDay.wh.fill(100);
  meterDay.wh.set([900, 900, 900, missingValue], 7 * 4);
  return meterDay;
}

let database: Database;
let request: ReportRequest;
let siteIds: readonly string[];

beforeAll(async () => {
  database = await createTestDatabase();
  const group = await createCorporateGroup(database, 'Prov', [2]);
  siteIds = group.companies.flatMap((company) => company.siteIds);
  const [quarters = '', hours = ''] = siteIds;
  const days = [gapDay(quarters), withHours(evenDay(hours, day, 1000), { 7: 1200 })];
  await writeMeterDays(database.db, group.id, days, lastMoment);
  request = {
    scope: { corporateGroupId: group.id, companyIds: null, siteGroupIds: [] },
    siteIds: null,
    period: { first: day, last: day },
    today: day + 2,
    language: 'sv',
  };
});

afterAll(() => database.close());

/** The highest power of a site in each view, kW. */
async function reported(siteId: string): Promise<unknown> {
  const asked = { ...request, siteIds: [siteId] };
  const figures = await (await openTimeSheet(database.db, asked, 'hour')).figures();
  const withdrawals = await buildWithdrawalProfiles(database.db, asked);
  return {
    overview: (await buildDashboard(database.db, asked)).max_power_kw,
    timeReport: (figures[0]?.maxW ?? Number.NaN) / 1000,
    outlets: (await buildOutletProfiles(database.db, asked)).rows[0]?.months[0]?.max_kw,
    subscriptions: (await buildSubscriptions(database.db, asked)).rows[0]?.max_power_kw,
    withdrawals: withdrawals.rows[0]?.max_kw,
    durationCurve: withdrawals.duration_curve[0]?.kw,
  };
}

/** The expected result when all views agree. */
function everywhere(kw: number): Record<string, number> {
  return {
    overview: kw,
    timeReport: kw,
    outlets: kw,
    subscriptions: kw,
    withdrawals: kw,
    durationCurve: kw,
  };
}

test('figures issue 3: an hour of which a quarter is missing has no power anywhere', async () => {
  const [quarters = '', hours = ''] = siteIds;
  expect(await reported(quarters)).toEqual(everywhere(0.4));
  expect(await reported(hours)).toEqual(everywhere(1.2));
});

test('figures issue 3: a site with a gap in an hour is left out of what sites take together in it, not of the energy', async () => {
  const dashboard = await buildDashboard(database.db, request);
  // In the hour from 7, only the site with whole hours counts, with 1.2 kW; in every other hour both take 1.4 kW.
  expect([dashboard.max_power_kw, dashboard.max_power_at]).toEqual([1.4, '2026-05-05T00:00:00+02:00']);
  expect(dashboard.total_consumption_kwh).toBe((92 * 100 + 3 * 900 + 23 * 1000 + 1200) / 1000);
});

test('hours of quarters are whole or none', () => {
  const quarters = Float64Array.of(1, 2, 3, 4, 5, Number.NaN, 7, 8, 0, 0, 0, 0);
  expect([...wholeHours(quarters, 'quarter')]).toEqual([10, Number.NaN, 0]);
  expect(wholeHours(quarters, 'hour')).toBe(quarters);
});

test('figures issue 3: the migration mends the highest hours of stored days, and values written later have them', async () => {
  const old = await createUnmigratedDatabase();
  const before = '0026_saved_views';
  const migrator = new Migrator({
    db: old.db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  expect((await migrator.migrateTo(before)).error).toBeUndefined();
  const group = await createCorporateGroup(old, 'Prov', [2]);
  const [quarters = '', hours = ''] = group.companies.flatMap((company) => company.siteIds);
  const peaks = async (): Promise<unknown> => {
    const { rows } = await sql`select site_id, peak_wh from meter_day order by site_id, day`.execute(old.db);
    return rows;
  };
  const rowsOf = (peakWh: number) =>
    [
      { site_id: quarters, peak_wh: peakWh },
      { site_id: hours, peak_wh: 1000 },
    ].toSorted((left, right) => (left.site_id < right.site_id ? -1 : 1));
  const days = [gapDay(quarters), evenDay(hours, day, 1000)];
  await storePastSums(old.db, group.id, days, lastMoment());
  expect(await peaks()).toEqual(rowsOf(2700));
  const ran = await migrate(old);
  expect(ran).toContain('0029_whole_hour_peak');
  expect(await peaks()).toEqual(rowsOf(400));
  const none = emptyMeterDay(quarters, day, 'quarter');
  await writeMeterDays(old.db, group.id, [none], lastMoment);
  expect(await peaks()).toContainEqual({ site_id: quarters, peak_wh: null });
  await writeMeterDays(old.db, group.id, days, lastMoment);
  expect(await peaks()).toEqual(rowsOf(400));
  await old.close();
});
