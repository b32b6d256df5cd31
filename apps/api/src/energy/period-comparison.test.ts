import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser } from '../testing/test-people.ts';
import { dayOf, type Day } from '@vinrod/locale/day';
import { writeMeterDays } from './meter-day/meter-day-store.ts';
import { storePrices } from './testing/scenario.ts';
import { evenDay, withHours } from './testing/store-days.ts';

let app: TestApp;
let group: string;
let access: string;
let bakery: string;
let depot: string;

/** Stores days from the first to the last, by site; Wh per hour. */
function evenDays(site: string, first: Day, last: Day, wh: number): ReturnType<typeof evenDay>[] {
  return Array.from({ length: last - first + 1 }, (_, index) => evenDay(site, first + index, wh));
}

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  const made = await createCorporateGroup(database, 'Prov', [2]);
  group = made.id;
  [bakery = '', depot = ''] = made.companies.flatMap(({ siteIds }) => siteIds);
  const user = await createUser(database, {
    corporateGroupId: group,
    permissions: ['cg_can_view_time_report'],
  });
  access = (await app.sessionOf(user.id)).access;
  await database.db
    .updateTable('site')
    .set({ price_area: 'SE3' })
    .where('corporate_group_id', '=', group)
    .execute();
  await storePrices(database, dayOf(2024, 1, 1), dayOf(2025, 12, 31));
  await writeMeterDays(
    database.db,
    group,
    [
      ...evenDays(bakery, dayOf(2023, 1, 1), dayOf(2023, 12, 31), 1000),
      ...evenDays(bakery, dayOf(2024, 1, 1), dayOf(2024, 12, 31), 1000),
      ...evenDays(bakery, dayOf(2025, 1, 1), dayOf(2025, 12, 31), 2000),
      ...evenDays(depot, dayOf(2023, 1, 1), dayOf(2024, 12, 31), 4000),
      ...evenDays(depot, dayOf(2025, 1, 1), dayOf(2025, 6, 29), 3000),
      withHours(evenDay(depot, dayOf(2025, 6, 30), 3000), { 7: null }),
    ],
    () => new Date('2026-01-02T04:30:00Z'),
  );
});

afterAll(() => app.close());

interface Change {
  readonly name?: string;
  readonly kwh: number | null;
  readonly previous_kwh: number | null;
  readonly change_kwh: number | null;
  readonly change_percent: number | null;
  readonly change_percent_reason: string | null;
  readonly cost_sek: number | null;
  readonly previous_cost_sek: number | null;
  readonly change_sek: number | null;
}

interface Answer {
  readonly series: {
    kind: string;
    key: string;
    total_kwh: number | null;
    points: { x: string; y: number | null }[];
  }[];
  readonly comparison?: {
    readonly period: { start_date: string; end_date: string };
    readonly total: Change;
    readonly comparable: Change;
    readonly sites: Change[];
  };
}

async function ask(query: string): Promise<Answer> {
  const path = `/api/v1/corporategroups/${group}/analytics/line-graphs/?${query}`;
  const { status, body } = await app.request('GET', path, { access });
  expect(status).toBe(200);
  return JSON.parse(JSON.stringify(body));
}

describe('figures 7: a comparison', () => {
  const may = 'start_date=2025-05-01&end_date=2025-05-31&resolution=month';

  test('tells the change in kWh, kr and percent of each site and of all, largest increase first', async () => {
    const { comparison } = await ask(`${may}&compare=previous_year&change=true`);
    expect(comparison?.period).toEqual({ start_date: '2024-05-01', end_date: '2024-05-31' });
    const hours = 31 * 24;
    expect(comparison?.sites.map(({ change_kwh: kwh }) => kwh)).toEqual([hours, -hours]);
    expect(comparison?.sites.map(({ change_percent: percent }) => percent)).toEqual([100, -25]);
    expect(comparison?.total).toMatchObject({
      kwh: 5 * hours,
      previous_kwh: 5 * hours,
      change_kwh: 0,
      change_percent: 0,
      change_percent_reason: null,
    });
    for (const own of [comparison?.total, ...(comparison?.sites ?? [])]) {
      expect(own?.cost_sek).not.toBeNull();
      expect(own?.change_sek).toBeCloseTo((own?.cost_sek ?? 0) - (own?.previous_cost_sek ?? 0), 2);
    }
    const sum = (pick: (change: Change) => number | null) =>
      comparison?.sites.reduce((total, own) => total + (pick(own) ?? 0), 0) ?? Number.NaN;
    expect(sum(({ cost_sek: sek }) => sek)).toBeCloseTo(comparison?.total.cost_sek ?? 0, 1);
  });

  test('is what the overview of the same days says', async () => {
    const { comparison } = await ask(`${may}&compare=previous_year&change=true`);
    const path = `/api/v1/sites/corporategroup/${group}/dashboard-data/?start_date=2025-05-01&end_date=2025-05-31`;
    const { body } = await app.request('GET', path, { access });
    expect(body).toMatchObject({
      total_consumption_kwh: comparison?.total.kwh,
      cost_sek: comparison?.total.cost_sek,
      previous_year: {
        consumption_kwh: comparison?.total.previous_kwh,
        cost_sek: comparison?.total.previous_cost_sek,
        change_percent: comparison?.total.change_percent,
      },
    });
  });

  test('gives no figure where values are missing on one side, and says which', async () => {
    const query =
      'start_date=2025-06-01&end_date=2025-06-30&resolution=week&compare=previous_year&change=true';
    const { comparison } = await ask(query);
    const none = { change_kwh: null, change_percent: null, change_sek: null };
    expect(comparison?.total).toMatchObject({ ...none, change_percent_reason: 'values_missing' });
    expect(comparison?.sites).toMatchObject([
      { change_percent: 100, change_percent_reason: null },
      { ...none, change_percent_reason: 'values_missing' },
    ]);
    const [risen] = comparison?.sites ?? [];
    expect(comparison?.comparable).toMatchObject({
      kwh: risen?.kwh,
      change_kwh: risen?.change_kwh,
      change_percent: 100,
      change_sek: risen?.change_sek,
    });
    const turned = await ask(
      'start_date=2024-06-01&end_date=2024-06-30&compare=free&compare_start_date=2025-06-01&compare_end_date=2025-06-30&change=true',
    );
    expect(turned.comparison?.total).toMatchObject({
      ...none,
      change_percent_reason: 'previous_values_missing',
    });
  });

  test('compares a year with a year, with their leap days, and any period with a chosen one', async () => {
    const year = `start_date=2024-01-01&end_date=2024-12-31&resolution=year&site_id=${bakery}`;
    const years = await ask(
      `${year}&compare=free&compare_start_date=2023-01-01&compare_end_date=2023-12-31&change=true`,
    );
    expect(years.series.map(({ kind, points }) => [kind, points])).toEqual([
      ['site', [{ x: '2024-01-01', y: 8784 }]],
      ['comparison', [{ x: '2024-01-01', y: 8760 }]],
    ]);
    expect(years.comparison?.total).toMatchObject({ kwh: 8784, previous_kwh: 8760, change_kwh: 24 });
    const days = `start_date=2025-05-01&end_date=2025-05-02&resolution=day&site_id=${bakery}`;
    const free = await ask(
      `${days}&compare=free&compare_start_date=2024-02-28&compare_end_date=2024-02-29&change=true`,
    );
    expect(free.series[1]).toMatchObject({
      key: `free:site:${bakery}`,
      points: [
        { x: '2025-05-01', y: 24 },
        { x: '2025-05-02', y: 24 },
      ],
    });
    expect(free.comparison?.total).toMatchObject({ change_kwh: 48, change_percent: 100 });
  });

  test('gives no figure for periods that differ in length', async () => {
    const query = `${may}&compare=free&compare_start_date=2025-04-01&compare_end_date=2025-04-30&change=true`;
    const { comparison } = await ask(query);
    expect(comparison?.total).toMatchObject({
      kwh: 3720,
      previous_kwh: 3600,
      change_kwh: null,
      change_percent: null,
      change_percent_reason: 'different_length',
    });
  });

  test('gives no figure when a site was not delivered to in both periods', async () => {
    const { database } = app.deps;
    const since = (day: string | null) =>
      database.db.updateTable('site').set({ supply_start: day }).where('id', '=', depot).execute();
    await since('2025-01-01');
    const { comparison } = await ask(`${may}&compare=previous_year&change=true`);
    await since(null);
    expect(comparison?.total).toMatchObject({
      change_percent: null,
      change_percent_reason: 'coverage_differs',
    });
    expect(comparison?.sites).toMatchObject([
      { change_percent: 100 },
      { change_percent: null, change_percent_reason: 'nothing_before' },
    ]);
  });

  test('adds the chosen sites up to one series', async () => {
    const { series } = await ask(`${may}&sum=true&compare=previous_year`);
    expect(series.map(({ key, kind, total_kwh: kwh }) => [key, kind, kwh])).toEqual([
      ['sum', 'sum', 3720],
      ['previous_year:sum', 'comparison', 3720],
    ]);
    const alone = await ask(`${may}&sum=true&site_id=${bakery}`);
    expect(alone.series).toMatchObject([{ key: 'sum', total_kwh: 1488 }]);
    const hours = await ask(`start_date=2025-05-01&end_date=2025-05-01&resolution=hour&sum=true`);
    expect(hours.series[0]?.points.map(({ y }) => y)).toEqual(Array.from({ length: 24 }, () => 5));
  });

  test('is not computed unless it is asked for, and asks for its days', async () => {
    expect((await ask(`${may}&compare=previous_year`)).comparison).toBeUndefined();
    expect((await ask(`${may}&change=true`)).comparison).toBeUndefined();
    const path = `/api/v1/corporategroups/${group}/analytics/line-graphs/?${may}&compare=free`;
    const { status, body } = await app.request('GET', path, { access });
    expect(status).toBe(400);
    expect(body).toMatchObject({ details: [{ field: 'compare_start_date' }] });
    const wrong = await app.request(
      'GET',
      `${path}&compare_start_date=2025-02-30&compare_end_date=2025-03-01`,
      { access },
    );
    expect(wrong.body).toMatchObject({ details: [{ field: 'compare_start_date' }] });
  });
});

describe('figures issue 15: a leap day in the year compared with', () => {
  const spring = 'start_date=2025-02-01&end_date=2025-03-31&compare=previous_year&change=true&sum=true';
  const pointsBefore = async (resolution: string) =>
    (await ask(`${spring}&resolution=${resolution}`)).series.find(({ kind }) => kind === 'comparison')
      ?.points ?? [];
  const dayKwh = 24 * 5;
  // Summer time began on 31 March, a Sunday of 23 hours.
  const february = 29 * dayKwh;
  const march = 31 * dayKwh - 5;

  test.each(['month', 'year', 'week', 'day', 'hour'])(
    'figures issue 15: counts in the sum of the year before by %s as it does in the change',
    async (resolution) => {
      const { comparison, series } = await ask(`${spring}&resolution=${resolution}`);
      const drawn = series.find(({ kind }) => kind === 'comparison');
      expect(comparison?.total.previous_kwh).toBe(february + march);
      expect(drawn?.total_kwh).toBe(february + march);
    },
  );

  test('figures issue 15: is drawn in February, and beside no day', async () => {
    expect((await pointsBefore('month')).map(({ y }) => y)).toEqual([february, march]);
    const days = await pointsBefore('day');
    expect(days).toHaveLength(59);
    expect(days.reduce((sum, { y }) => sum + (y ?? 0), 0)).toBe(february + march - dayKwh);
  });
});
