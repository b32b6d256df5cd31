import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../store/index.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createCorporateGroup } from '../../../testing/test-people.ts';
import { dayOf } from '@vinrod/locale/day';
import { buildDashboard } from '../../dashboard/dashboard.ts';
import type { ReportRequest } from '../../report-request.ts';
import { storePrices } from '../../testing/scenario.ts';
import { storeEvenDays } from '../../testing/store-days.ts';
import { buildCustomerNumbers } from './customer-numbers.ts';

let database: Database;
let may: ReportRequest;

beforeAll(async () => {
  database = await createTestDatabase();
  const group = await createCorporateGroup(database, 'Prov', [1, 1]);
  const [shop = '', depot = ''] = group.companies.flatMap(({ siteIds }) => siteIds);
  await database.db
    .updateTable('site')
    .set({ price_area: 'SE3' })
    .where('corporate_group_id', '=', group.id)
    .execute();
  const store = async (year: number, shopWh: number, depotWh: number): Promise<void> => {
    const period = { first: dayOf(year, 5, 1), last: dayOf(year, 5, 31) };
    await storePrices(database, period.first, period.last);
    const wh = new Map([
      [shop, shopWh],
      [depot, depotWh],
    ]);
    await storeEvenDays(database, group.id, wh, period);
  };
  await store(2025, 1000, 250);
  await store(2026, 900, 100);
  may = {
    scope: { corporateGroupId: group.id, companyIds: null, siteGroupIds: [] },
    siteIds: null,
    period: { first: dayOf(2026, 5, 1), last: dayOf(2026, 5, 31) },
    today: dayOf(2026, 11, 20),
    language: 'sv',
  };
});

afterAll(() => database.close());

test('figures issue 3: all customer numbers together say what the overview says of the same sites', async () => {
  const { sum } = await buildCustomerNumbers(database.db, may);
  const overview = await buildDashboard(database.db, may);
  expect(sum).toMatchObject({
    site_count: 2,
    consumption_kwh: overview.total_consumption_kwh,
    previous_year_kwh: overview.previous_year.consumption_kwh,
    change_percent: -20,
    change_percent_reason: null,
    cost_sek: overview.cost_sek,
    average_price_ore_per_kwh: overview.average_price_ore_per_kwh,
    emissions_kg: overview.emissions_kg,
  });
  expect(overview.previous_year.change_percent).toBe(-20);
});

test('figures issue 3: they tell no change where one of them has none, and why', async () => {
  const longer = { ...may, period: { first: dayOf(2026, 5, 1), last: dayOf(2026, 6, 1) } };
  const { sum } = await buildCustomerNumbers(database.db, longer);
  expect([sum.change_percent, sum.change_percent_reason]).toEqual([null, 'values_missing']);
});
