import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../store/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createCorporateGroup, type TestCorporateGroup } from '../../testing/test-people.ts';
import { dayOf, weekdayOf } from '@vinrod/locale/day';
import { hoursInPeriod } from '@vinrod/locale/clock';
import { writeMeterDays } from '../meter-day/meter-day-store.ts';
import type { ReportRequest } from '../report-request.ts';
import { evenDay, storeEvenDays, withHours } from '../testing/store-days.ts';
import { buildCustomerNumbers } from './customer-numbers/customer-numbers.ts';
import { buildOutletProfiles } from './outlets/outlet-profiles.ts';
import { buildSubscriptions } from './subscriptions/compilation.ts';
import { buildUsageProfiles } from './usage/usage-profiles.ts';
import { buildWithdrawalProfiles } from './withdrawals/withdrawal-profiles.ts';

let database: Database;
let group: TestCorporateGroup;
let fuse: string;
let power: string;
let third: string;

beforeAll(async () => {
  database = await createTestDatabase();
  group = await createCorporateGroup(database, 'Prov', [2, 1]);
  [fuse = '', power = '', third = ''] = group.companies.flatMap(({ siteIds }) => siteIds);
  const { db } = database;
  const subscriptions = [
    [fuse, { subscription_type: 'fuse', fuse_size_a: 50, heated_area_m2: 100 }],
    [power, { subscription_type: 'power', subscribed_power_kw: 160, supply_start: '2025-12-01' }],
    [third, { subscription_type: 'power', subscribed_power_kw: 10 }],
  ] as const;
  for (const [id, subscription] of subscriptions)
    await db
      .updateTable('site')
      .set({ ...subscription, price_area: 'SE3' })
      .where('id', '=', id)
      .execute();
  const sites = new Map([
    [fuse, 10_000],
    [power, 100_000],
    [third, 20_000],
  ]);
  await storeEvenDays(database, group.id, sites, { first: dayOf(2024, 11, 1), last: dayOf(2026, 11, 19) });
  const peaks = [
    withHours(evenDay(power, dayOf(2026, 1, 15), 100_000), { 17: 145_000 }),
    withHours(evenDay(power, dayOf(2026, 6, 10), 100_000), { 9: 120_000, 12: 120_000 }),
    withHours(evenDay(third, dayOf(2026, 6, 9), 5000), { 3: 11_000, 4: 10_000, 5: 10_001, 6: null }),
  ];
  await writeMeterDays(db, group.id, peaks, () => new Date('2026-11-20T04:30:00Z'));
  await sql`insert into spot_price_day (price_area, day, ore_per_mwh)
    select 'SE3', day, case when extract(isodow from day) = 1 then array_fill(80000, array[25])
      else array_fill(50000, array[25]) end
    from generate_series(date '2024-11-01', date '2026-11-19', interval '1 day') as day`.execute(db);
}, 60_000);

afterAll(async () => {
  await database.close();
});

const june = { first: dayOf(2026, 6, 1), last: dayOf(2026, 6, 30) };

function request(siteIds: readonly string[] | null = null): ReportRequest {
  return {
    scope: { corporateGroupId: group.id, companyIds: null, siteGroupIds: [] },
    siteIds,
    period: june,
    today: dayOf(2026, 11, 20),
    language: 'sv',
  };
}

describe('subscriptions', () => {
  test('tell the highest hour of the period and recommend by the one of the year', async () => {
    const { rows } = await buildSubscriptions(database.db, request([power]));
    expect(rows).toMatchObject([
      {
        company: { name: 'Prov Bolag 1 AB' },
        customer_id: '1000',
        subscription_type: 'power',
        max_power_kw: 120,
        max_power_at: '2026-06-10T09:00:00+02:00',
        capacity_kw: 160,
        utilisation_percent: 75,
        excess_kw: 0,
        excess_count: 0,
        annual_max_power_kw: 145,
        // 145 kW plus 5 % is 152,25 kW; without tariff data in whole kW.
        recommended_power_kw: 153,
        recommended_fuse_a: null,
        assessment: 'right',
        // Delivery started within the twelve months.
        utilisation_hours: null,
      },
    ]);
  });

  test('count the hours above what is subscribed', async () => {
    const { rows } = await buildSubscriptions(database.db, request([third]));
    expect(rows).toMatchObject([
      { max_power_kw: 20, excess_kw: 10, excess_count: 29 * 24 + 2, assessment: 'too_small' },
    ]);
  });

  test('tell utilisation hours of a whole year, and the fuse that is enough', async () => {
    const { rows } = await buildSubscriptions(database.db, request([fuse]));
    expect(rows).toMatchObject([
      {
        capacity_kw: 34.5,
        utilisation_percent: 28.99,
        annual_consumption_kwh: 87_600,
        utilisation_hours: 8760,
        recommended_fuse_a: 16,
        recommended_power_kw: null,
        assessment: 'too_large',
      },
    ]);
  });

  test("follow the site's own tariff where there is one", async () => {
    await database.db
      .insertInto('site_tariff')
      .values({
        corporate_group_id: group.id,
        site_id: power,
        valid_from: '2026-01-01',
        name: 'Effekt 10',
        high_load_months: [6],
        high_load_weekdays: [1],
        high_load_from_hour: 8,
        high_load_to_hour: 9,
        high_load_on_holidays: true,
        fuse_sizes_a: [],
        power_step_kw: 10,
        least_power_kw: 100,
      })
      .execute();
    const { rows } = await buildSubscriptions(database.db, request([power]));
    expect(rows).toMatchObject([{ recommended_power_kw: 160, assessment: 'right' }]);
    const withdrawals = await buildWithdrawalProfiles(database.db, request([power]));
    expect(withdrawals.high_load_definition).toBe('Måndag 08–09, juni');
    expect(withdrawals.rows).toMatchObject([{ month: '2026-06', high_load_kwh: 500 }]);
    const both = await buildWithdrawalProfiles(database.db, request([power, fuse, third]));
    expect(both.high_load_definition).toBe(
      'Måndag–fredag 06–22 utom helgdagar, november–mars – antaget, nättariff saknas (2 anläggningar); Måndag 08–09, juni (1 anläggning)',
    );
  });
});

test('sites month by month tell share, area and the year before', async () => {
  const { rows } = await buildOutletProfiles(database.db, request([fuse]));
  const mondays = Array.from({ length: 30 }, (_, index) => weekdayOf(june.first + index)).filter(
    (day) => day === 1,
  );
  expect(rows).toEqual([
    {
      site: { uuid: fuse, site_id: '735999000000010000', name: 'Prov anläggning 1.1' },
      months: [
        {
          month: '2026-06',
          kwh: 7200,
          quality: 'measured',
          missing_hours: 0,
          max_kw: 10,
          cost_sek: mondays.length * 240 * 0.8 + (30 - mondays.length) * 240 * 0.5,
          previous_year_kwh: 7200,
        },
      ],
      total_kwh: 7200,
      quality: 'measured',
      missing_hours: 0,
      share_percent: 100,
      kwh_per_m2: 72,
    },
  ]);
});

test('figures 7: a company is not compared with a year in which not all of its sites were delivered to, and says why', async () => {
  const { rows } = await buildCustomerNumbers(database.db, request());
  expect(rows).toMatchObject([
    {
      customer_id: '1000',
      company_name: 'Prov Bolag 1 AB',
      organization_number: '556677-8899',
      site_count: 2,
      consumption_kwh: 110 * 720 + 40,
      previous_year_kwh: 110 * 720,
      change_percent: null,
      change_percent_reason: 'coverage_differs',
    },
    { customer_id: '1001', site_count: 1, change_percent: null, change_percent_reason: 'values_missing' },
  ]);
});

test('flat use has no profile cost, and use on dear days has', async () => {
  const flat = await buildUsageProfiles(database.db, request([fuse]));
  expect(flat).toMatchObject({ flat_profile_kw: 10, profile_cost_ore_per_kwh: 0 });
  expect(flat.volume_weighted_price_ore_per_kwh).toBe(flat.area_average_price_ore_per_kwh);
  expect(flat.hours).toHaveLength(24);
  expect(flat.week.map(({ kw }) => kw)).toEqual(Array.from({ length: 168 }, () => 10));
  const days = [];
  for (let day = june.first; day <= june.last; day += 1)
    days.push(evenDay(third, day, weekdayOf(day) === 1 ? 30_000 : 0));
  await writeMeterDays(database.db, group.id, days, () => new Date('2026-11-20T04:30:00Z'));
  const dear = await buildUsageProfiles(database.db, request([third]));
  // All of it on five Mondays of thirty days, at 80 öre; 50 öre on the other days.
  expect(dear).toMatchObject({
    volume_weighted_price_ore_per_kwh: 80,
    area_average_price_ore_per_kwh: 55,
    profile_cost_ore_per_kwh: 25,
  });
});

test('nothing is shown, and never zero, for a period without values or a corporate group without sites', async () => {
  const { db } = database;
  const early = { ...request([fuse]), period: { first: dayOf(2023, 1, 1), last: dayOf(2023, 1, 31) } };
  expect((await buildSubscriptions(db, early)).rows).toMatchObject([
    {
      max_power_kw: null,
      max_power_at: null,
      utilisation_percent: null,
      excess_kw: null,
      excess_count: 0,
      annual_consumption_kwh: null,
      recommended_fuse_a: null,
      recommended_power_kw: null,
      assessment: null,
    },
  ]);
  expect((await buildOutletProfiles(db, early)).rows).toMatchObject([
    {
      total_kwh: null,
      share_percent: null,
      kwh_per_m2: null,
      months: [{ month: '2023-01', kwh: null, cost_sek: null }],
    },
  ]);
  expect(await buildUsageProfiles(db, early)).toMatchObject({
    flat_profile_kw: null,
    profile_cost_ore_per_kwh: null,
  });
  const none = { ...early, siteIds: [] };
  expect((await buildSubscriptions(db, none)).rows).toEqual([]);
  expect((await buildOutletProfiles(db, none)).rows).toEqual([]);
  expect((await buildCustomerNumbers(db, none)).rows).toEqual([]);
  expect(await buildWithdrawalProfiles(db, none)).toMatchObject({
    high_load_definition: '',
    duration_curve: [],
  });
});

test('hours are counted in local days', async () => {
  const period = { first: dayOf(2026, 3, 29), last: dayOf(2026, 3, 29) };
  const { rows } = await buildWithdrawalProfiles(database.db, { ...request([fuse]), period });
  const hours = hoursInPeriod(period.first, period.last);
  expect(rows).toMatchObject([
    { day_kwh: 160, night_kwh: (hours - 16) * 10, weekday_kwh: 0, weekend_kwh: hours * 10 },
  ]);
});
