import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../store/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createCorporateGroup, type TestCorporateGroup } from '../../testing/test-people.ts';
import { dayOf, type Day } from '@vinrod/locale/day';
import { writeMeterDays } from '../meter-day/meter-day-store.ts';
import { evenDay, storeEvenDays, withHours } from '../testing/store-days.ts';
import { buildDashboard, type Dashboard } from './dashboard.ts';

const todayOfPlan = dayOf(2026, 11, 20);
let database: Database;
let group: TestCorporateGroup;
let first: string;
let second: string;
let third: string;

beforeAll(async () => {
  database = await createTestDatabase();
  group = await createCorporateGroup(database, 'Prov', [2, 1]);
  [first = '', second = '', third = ''] = group.companies.flatMap(({ siteIds }) => siteIds);
  const { db } = database;
  await db.updateTable('site').set({ price_area: 'SE3' }).execute();
  await db
    .updateTable('company')
    .set({ environmental_choice: 'hydro' })
    .where('id', '=', group.companies[1]?.id ?? '')
    .execute();
  const sites = new Map([
    [first, 1000],
    [second, 2000],
    [third, 4000],
  ]);
  await storeEvenDays(database, group.id, sites, { first: dayOf(2025, 1, 1), last: dayOf(2026, 11, 19) });
  for (let day = dayOf(2025, 1, 1); day <= dayOf(2026, 11, 19); day += 1) {
    await sql`insert into spot_price_day (price_area, day, ore_per_mwh)
      select 'SE3', date '1970-01-01' + ${day}::integer, array_fill(50000, array[25])`.execute(db);
  }
}, 60_000);

afterAll(async () => {
  await database.close();
});

function dashboardOf(from: Day, to: Day, companyIds: readonly string[] | null = null): Promise<Dashboard> {
  return buildDashboard(database.db, {
    scope: { corporateGroupId: group.id, companyIds, siteGroupIds: [] },
    siteIds: null,
    period: { first: from, last: to },
    today: todayOfPlan,
    language: 'sv',
  });
}

test('tells consumption, power, cost and emissions of a whole month', async () => {
  const dashboard = await dashboardOf(dayOf(2026, 6, 1), dayOf(2026, 6, 30));
  expect(dashboard).toMatchObject({
    period: { start_date: '2026-06-01', end_date: '2026-06-30' },
    total_consumption_kwh: 7 * 720,
    previous_period_kwh: 7 * 720,
    change_percent: 0,
    change_percent_reason: null,
    max_power_kw: 7,
    max_power_at: '2026-06-01T00:00:00+02:00',
    cost_sek: 7 * 720 * 0.5,
    average_price_ore_per_kwh: 50,
    // 3/7 of the energy has no selected origin: the residual mix of 2024 is the latest published.
    emissions_kg: 1003.95,
    emission_factor_g_per_kwh: 199.2,
    emission_factor_year: 2024,
    emission_factor_source:
      '57\u00A0% vattenkraft, 43\u00A0% residualmix 2024 (Energimarknadsinspektionen (Ei), beräknad av Grexel)',
    site_count: 3,
    sites_without_data: 0,
    coverage_percent: 100,
    complete_through: '2026-11-19',
    data_span: { first_day: '2025-01-01', last_day: '2026-11-19' },
    data_updated_at: '2026-11-20T05:30:00+01:00',
    previous_year: {
      consumption_kwh: 7 * 720,
      cost_sek: 7 * 720 * 0.5,
      max_power_kw: 7,
      emissions_kg: 1003.95,
      is_complete: true,
      change_percent: 0,
      change_percent_reason: null,
    },
    unpaid_invoices: null,
  });
  expect(dashboard.top_sites.map(({ kwh, share_percent }) => [kwh, share_percent])).toEqual([
    [2880, 57.14],
    [1440, 28.57],
    [720, 14.29],
  ]);
  expect(dashboard.energy_mix).toEqual([
    { source: 'hydro', percent: 57.14 },
    { source: 'fossil', percent: 29.23 },
    { source: 'nuclear', percent: 9.26 },
    { source: 'renewable', percent: 4.37 },
  ]);
});

test('counts 23 and 25 hours on the days on which the clocks change', async () => {
  const year = await dashboardOf(dayOf(2026, 3, 29), dayOf(2026, 3, 29));
  expect(year.total_consumption_kwh).toBe(7 * 23);
  expect(year.coverage_percent).toBe(100);
  const autumn = await dashboardOf(dayOf(2026, 10, 25), dayOf(2026, 10, 25));
  expect(autumn.total_consumption_kwh).toBe(7 * 25);
  expect(autumn.cost_sek).toBe(7 * 25 * 0.5);
  expect(autumn.change_percent).toBeCloseTo((25 / 24 - 1) * 100, 1);
});

test('shows a caller with a limited view only its own sites', async () => {
  const ids = [group.companies[1]?.id ?? ''];
  const dashboard = await dashboardOf(dayOf(2026, 6, 1), dayOf(2026, 6, 30), ids);
  expect(dashboard).toMatchObject({
    total_consumption_kwh: 4 * 720,
    site_count: 1,
    emissions_kg: 0,
    emission_factor_g_per_kwh: 0,
    emission_factor_year: null,
    emission_factor_source: '100\u00A0% vattenkraft',
    energy_mix: [{ source: 'hydro', percent: 100 }],
  });
  expect(await dashboardOf(dayOf(2026, 6, 1), dayOf(2026, 6, 30), [])).toMatchObject({
    total_consumption_kwh: null,
    site_count: 0,
    coverage_percent: 0,
    data_span: null,
    top_sites: [],
    energy_mix: [],
  });
});

test('shows nothing, and never zero, for a period without values', async () => {
  const dashboard = await dashboardOf(dayOf(2023, 5, 1), dayOf(2023, 5, 2));
  expect(dashboard).toMatchObject({
    total_consumption_kwh: null,
    previous_period_kwh: null,
    change_percent: null,
    max_power_kw: null,
    max_power_at: null,
    cost_sek: null,
    average_price_ore_per_kwh: null,
    emissions_kg: null,
    emission_factor_g_per_kwh: null,
    sites_without_data: 3,
    coverage_percent: 0,
    data_span: { first_day: '2025-01-01', last_day: '2026-11-19' },
    consumption_by_day: [
      { date: '2023-05-01', kwh: null, previous_year_kwh: null },
      { date: '2023-05-02', kwh: null, previous_year_kwh: null },
    ],
    consumption_by_month: [{ month: '2023-05', kwh: null, previous_year_kwh: null, cost_sek: null }],
    top_sites: [],
    energy_mix: [],
  });
  expect(dashboard.previous_year.is_complete).toBe(false);
});

test('compares only periods that are over', async () => {
  const dashboard = await dashboardOf(dayOf(2026, 11, 1), dayOf(2026, 11, 30));
  expect(dashboard).toMatchObject({
    coverage_percent: 100,
    change_percent: null,
    change_percent_reason: 'period_not_over',
    previous_year: { is_complete: false, change_percent: null, change_percent_reason: 'period_not_over' },
  });
});

describe('with one hour missing', () => {
  const day = dayOf(2026, 7, 10);

  beforeAll(async () => {
    const gap = withHours(evenDay(first, day, 1000), { 3: null, 5: 9000 });
    await writeMeterDays(database.db, group.id, [gap], () => new Date('2026-11-20T04:30:00Z'));
  });

  test('sums what exists, compares nothing and says how much is there', async () => {
    const dashboard = await dashboardOf(dayOf(2026, 7, 1), dayOf(2026, 7, 31));
    expect(dashboard).toMatchObject({
      total_consumption_kwh: 7 * 744 - 1 + 8,
      previous_period_kwh: 7 * 744,
      change_percent: null,
      change_percent_reason: 'values_missing',
      previous_year: { change_percent: null, change_percent_reason: 'values_missing' },
      coverage_percent: 99.95,
      max_power_kw: 15,
      max_power_at: '2026-07-10T05:00:00+02:00',
    });
    expect(dashboard.previous_year.is_complete).toBe(false);
    const after = await dashboardOf(dayOf(2026, 8, 1), dayOf(2026, 8, 31));
    expect(after).toMatchObject({
      previous_period_kwh: null,
      change_percent: null,
      change_percent_reason: 'previous_values_missing',
      previous_year: { change_percent: 0 },
      coverage_percent: 100,
    });
    expect(after.previous_year.is_complete).toBe(true);
  });

  test('is complete again where the site was not delivered to', async () => {
    await database.db
      .updateTable('site')
      .set({ supply_start: '2026-07-11' })
      .where('id', '=', first)
      .execute();
    const dashboard = await dashboardOf(dayOf(2026, 7, 1), dayOf(2026, 7, 31));
    expect(dashboard.coverage_percent).toBe(100);
    await database.db.updateTable('site').set({ supply_start: null }).where('id', '=', first).execute();
  });
});

test('complete_through waits for the slowest site, but not for one whose delivery has ended', async () => {
  const until = dayOf(2026, 11, 19);
  const late = withHours(evenDay(second, until, 2000), { 20: null });
  await writeMeterDays(database.db, group.id, [late], () => new Date('2026-11-20T04:30:00Z'));
  const period = [dayOf(2026, 6, 1), dayOf(2026, 6, 2)] as const;
  expect((await dashboardOf(...period)).complete_through).toBe('2026-11-18');
  await database.db.updateTable('site').set({ supply_end: '2026-11-18' }).where('id', '=', second).execute();
  expect((await dashboardOf(...period)).complete_through).toBe('2026-11-19');
});

test('adds the surcharge that is agreed for the day', async () => {
  const [company] = group.companies;
  for (const [from, ore] of [
    ['2026-01-01', 2000],
    ['2026-09-16', 4000],
  ] as const) {
    await database.db
      .insertInto('company_surcharge')
      .values({
        corporate_group_id: group.id,
        company_id: company?.id ?? '',
        valid_from: from,
        ore_per_mwh: ore,
      })
      .execute();
  }
  const dashboard = await dashboardOf(dayOf(2026, 9, 15), dayOf(2026, 9, 16), [company?.id ?? '']);
  expect(dashboard.cost_sek).toBe(3 * 24 * 0.52 + 3 * 24 * 0.54);
});

test('knows no cost when an hour with energy has no price', async () => {
  await sql`delete from spot_price_day where day = '2026-04-15'`.execute(database.db);
  const dashboard = await dashboardOf(dayOf(2026, 3, 1), dayOf(2026, 4, 30));
  expect(dashboard.cost_sek).toBeNull();
  expect(dashboard.average_price_ore_per_kwh).toBeNull();
  expect(dashboard.consumption_by_month.map(({ cost_sek }) => cost_sek)).toEqual([
    expect.closeTo(7 * 743 * 0.5 + 3 * 743 * 0.02, 2),
    null,
  ]);
});
