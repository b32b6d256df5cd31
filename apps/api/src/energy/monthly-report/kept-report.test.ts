import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../store/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createCorporateGroup, type TestCorporateGroup } from '../../testing/test-people.ts';
import { dayOf, formatDay } from '@vinrod/locale/day';
import { emptyMeterDay, type MeterDay } from '../meter-day/meter-day.ts';
import { writeMeterDays } from '../meter-day/meter-day-store.ts';
import type { Period } from '../period.ts';
import type { ReportRequest } from '../report-request.ts';
import { storePrices } from '../testing/scenario.ts';
import { evenDay, withHours, withQuality } from '../testing/store-days.ts';
import { buildCustomerNumbers } from './customer-numbers/customer-numbers.ts';
import { buildOutletProfiles } from './outlets/outlet-profiles.ts';
import { buildSubscriptions } from './subscriptions/compilation.ts';

const stored: Period = { first: dayOf(2024, 12, 20), last: dayOf(2026, 4, 15) };
const today = dayOf(2026, 4, 11);
let database: Database;
let group: TestCorporateGroup;
let siteIds: readonly string[];

/** Quarters of every fourth site, gaps, estimated values, and hours as high as others. */
function dayOfSite(siteId: string, place: number, day: number): MeterDay {
  const draw = (day * 7919 + place * 104_729) % 997;
  if (place % 4 === 0) {
    const quarters = emptyMeterDay(siteId, day, 'quarter');
    quarters.wh.fill(100 + (draw % 90));
    quarters.wh.set([700, 700], draw % 80);
    return draw % 7 === 0 ? { ...quarters, wh: quarters.wh.fill(-1, 5, 7) } : quarters;
  }
  const hours = withHours(evenDay(siteId, day, 900), { [draw % 22]: 1000 + (draw % 5) });
  if (draw % 19 === 0) return withHours(hours, { 3: null, 4: null });
  return draw % 23 === 0 ? withQuality(hours, [7], 'estimated') : hours;
}

beforeAll(async () => {
  database = await createTestDatabase();
  await storePrices(database, dayOf(2024, 12, 1), dayOf(2026, 3, 20));
  group = await createCorporateGroup(database, 'Stor', [20, 10]);
  siteIds = group.companies.flatMap((company) => company.siteIds);
  const days = siteIds.flatMap((siteId, place) =>
    Array.from({ length: stored.last - stored.first + 1 }, (_, index) => stored.first + index)
      // A site that begins late, one that ends, and one without any value.
      .filter((day) => place !== 5 || day > dayOf(2026, 1, 10))
      .filter((day) => place !== 6 || day < dayOf(2026, 2, 20))
      .filter(() => place !== 7)
      .map((day) => dayOfSite(siteId, place, day)),
  );
  await writeMeterDays(database.db, group.id, days, () => new Date('2026-04-11T04:30:00Z'));
  const [first, second] = group.companies;
  await sql`update site set price_area = 'SE3', fuse_size_a = 16 where corporate_group_id = ${group.id}
    and id <> ${siteIds[9] ?? ''}`.execute(database.db);
  await sql`update site set supply_start = '2025-02-10', supply_end = '2026-02-15'
    where corporate_group_id = ${group.id} and id = ${siteIds[11] ?? ''}`.execute(database.db);
  const step = (companyId = '', validFrom: string, orePerMwh: number) => ({
    corporate_group_id: group.id,
    company_id: companyId,
    valid_from: validFrom,
    ore_per_mwh: orePerMwh,
  });
  await database.db
    .insertInto('company_surcharge')
    .values([
      step(first?.id, '2024-01-01', 5000),
      step(second?.id, '2025-03-01', 7000),
      step(second?.id, '2026-02-12', 3000),
    ])
    .execute();
}, 60_000);

afterAll(() => database.close());

function request(period: Period, of: readonly string[] | null): ReportRequest {
  return {
    scope: { corporateGroupId: group.id, companyIds: null, siteGroupIds: [] },
    siteIds: of,
    period,
    today,
    language: 'sv',
  };
}

/** Rows of all sites, asked for a few at a time: sums of so few are kept nowhere. */
async function rowsOfFew<Row>(
  period: Period,
  build: (asked: ReportRequest) => Promise<{ readonly rows: readonly Row[] }>,
): Promise<Row[]> {
  const reports = [siteIds.slice(0, 10), siteIds.slice(10, 20), siteIds.slice(20)].map((few) =>
    build(request(period, few)),
  );
  return (await Promise.all(reports)).flatMap(({ rows }) => rows);
}

function byUuid<Row extends { readonly site: { readonly uuid: string } }>(rows: readonly Row[]) {
  return new Map(rows.map((row) => [row.site.uuid, row]));
}

const periods: readonly Period[] = [
  { first: dayOf(2025, 12, 1), last: dayOf(2026, 3, 31) },
  { first: dayOf(2026, 1, 14), last: dayOf(2026, 4, 12) },
  { first: dayOf(2026, 2, 3), last: dayOf(2026, 2, 20) },
];

test.each(periods)(
  'sites of a large corporate group, by kept months, equal those of few from $first',
  async (period) => {
    const few = await rowsOfFew(period, (asked) => buildOutletProfiles(database.db, asked));
    for (const asked of [null, null, siteIds]) {
      const { rows } = await buildOutletProfiles(database.db.withoutPlugins(), request(period, asked));
      const expected = byUuid(few);
      const differing = rows.filter(({ share_percent: _share, months, ...row }) => {
        const { share_percent: _other, months: own = [], ...known } = expected.get(row.site.uuid) ?? {};
        const isAlike = months.every(({ cost_sek: cost, ...month }, index) => {
          const { cost_sek: ownCost = null, ...ownMonth } = own[index] ?? {};
          const isSame =
            cost === null || ownCost === null ? cost === ownCost : Math.abs(cost - ownCost) < 0.011;
          return isSame && JSON.stringify(month) === JSON.stringify(ownMonth);
        });
        return !isAlike || JSON.stringify(row) !== JSON.stringify(known);
      });
      expect(differing).toEqual([]);
      expect(rows).toHaveLength(siteIds.length);
    }
  },
);

test.each(periods)(
  'subscriptions of a large corporate group equal those of few from $first',
  async (period) => {
    const few = await rowsOfFew(period, (asked) => buildSubscriptions(database.db, asked));
    for (const asked of [null, siteIds]) {
      const { rows } = await buildSubscriptions(database.db.withoutPlugins(), request(period, asked));
      expect(byUuid(rows)).toEqual(byUuid(few));
      expect(rows.some(({ max_power_at: at }) => at !== null)).toBe(true);
    }
  },
);

test.each(periods)('costs of companies are those of their sites from $first', async (period) => {
  const { rows, sum } = await buildCustomerNumbers(database.db, request(period, null));
  const sites = await rowsOfFew(period, (asked) => buildOutletProfiles(database.db, asked));
  for (const [place, { siteIds: own }] of group.companies.entries()) {
    const costs = sites
      .filter(({ site }) => own.includes(site.uuid))
      .flatMap(({ months }) => months.filter(({ kwh }) => kwh !== null).map(({ cost_sek: cost }) => cost));
    const expected = costs.includes(null) ? null : costs.reduce((all, cost) => (all ?? 0) + (cost ?? 0), 0);
    const cost = rows.find(({ customer_id: id }) => id === String(1000 + place))?.cost_sek ?? null;
    expect([cost === null, Math.abs((cost ?? 0) - (expected ?? 0)) < 1]).toEqual([expected === null, true]);
  }
  expect(sum.site_count).toBe(siteIds.length);
});

test('a price that comes later is in the costs of its month', async () => {
  const [period] = periods;
  if (period === undefined) throw new Error('There is no period.');
  const costs = async (): Promise<(number | null)[]> => {
    const { rows } = await buildOutletProfiles(database.db, request(period, null));
    return rows.map(({ months }) => months.at(-1)?.cost_sek ?? null);
  };
  expect((await costs()).every((cost) => cost === null)).toBe(true);
  await storePrices(database, dayOf(2026, 3, 21), dayOf(2026, 3, 31));
  expect((await costs()).filter((cost) => cost !== null).length).toBeGreaterThan(25);
  await sql`update spot_price_day set ore_per_mwh = array_replace(ore_per_mwh, ore_per_mwh[11], null)
    where day = ${formatDay(dayOf(2026, 3, 25))}::date`.execute(database.db);
  expect((await costs()).every((cost) => cost === null)).toBe(true);
});
