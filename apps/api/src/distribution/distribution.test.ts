import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { buildDashboard } from '../energy/dashboard/dashboard.ts';
import { withMonth, writeEstimatedDays } from '../energy/estimates/estimated-days.ts';
import { qualityCode } from '../energy/meter-day/meter-day.ts';
import { writeMeterDays } from '../energy/meter-day/meter-day-store.ts';
import { removeMeterDays } from '../energy/meter-day/remove-meter-days.ts';
import { monthsThatDiffer } from '../energy/testing/months-that-differ.ts';
import { reachThatDiffers } from '../energy/testing/reach-that-differs.ts';
import { evenDay, storeEvenDays, withHours } from '../energy/testing/store-days.ts';
import type { Database } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { openServer } from '../store/open-database.ts';
import { ClusterDatabases, testCluster } from '../testing/test-cluster.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createCorporateGroup, type TestCorporateGroup } from '../testing/test-people.ts';
import { distribute } from './distribute.ts';
import { distributedTables } from './distributed-tables.ts';
import { isDistributed, readDistribution } from './distribution-state.ts';
import { letTablesStandAlone } from './stand-alone.ts';

const march = { first: dayOf(2026, 3, 1), last: dayOf(2026, 3, 31) };
const hoursOfMarch = 31 * 24 - 1;
const receivedAt = (): Date => new Date('2026-04-01T04:30:00Z');

let database: Database;
let group: TestCorporateGroup;
let siteIds: readonly string[];

beforeAll(async () => {
  database = await createTestDatabase();
  await database.transaction(letTablesStandAlone);
  group = await createCorporateGroup(database, 'Norrviken', [2, 1]);
  siteIds = group.companies.flatMap((company) => company.siteIds);
  await storeEvenDays(database, group.id, new Map(siteIds.map((id) => [id, 1000])), march);
});

afterAll(() => database.close());

async function kwhOfMarch(): Promise<number | null> {
  const dashboard = await buildDashboard(database.db, {
    scope: { corporateGroupId: group.id, companyIds: null, siteGroupIds: [] },
    siteIds: null,
    period: march,
    today: march.last + 2,
    language: 'sv',
  });
  return dashboard.total_consumption_kwh;
}

async function expectSums(): Promise<void> {
  expect(await monthsThatDiffer(database.db)).toEqual([]);
  expect(await reachThatDiffers(database.db)).toEqual([]);
}

describe('tables that stand alone', () => {
  test('have neither triggers nor references to others, also when they are made to stand alone again', async () => {
    await database.transaction(letTablesStandAlone);
    for (const table of distributedTables) {
      const { rows } = await sql`select tgname from pg_trigger where tgrelid = ${table}::regclass
        and not tgisinternal and tgname not like 'truncate_trigger_%'`.execute(database.db);
      expect(rows).toEqual([]);
      const { rows: keys } = await sql`select conname from pg_constraint
        where conrelid = ${table}::regclass and contype = 'f'`.execute(database.db);
      expect(keys).toEqual([]);
    }
  });

  test('keep right sums while days are stored, replaced, estimated and removed', async () => {
    const [first = ''] = siteIds;
    expect(await kwhOfMarch()).toBe(3 * hoursOfMarch);
    const gap = withHours(evenDay(first, march.first, 2000), { 4: null });
    await writeMeterDays(database.db, group.id, [gap], receivedAt);
    await expectSums();
    expect(await kwhOfMarch()).toBe(3 * hoursOfMarch + 22);
    const shown = evenDay(first, march.last, 500);
    await database.transaction((trx) => removeMeterDays(trx, group.id, [{ siteId: first, day: march.last }]));
    await expectSums();
    await withMonth(database, { corporateGroupId: group.id, siteId: first, month: march.first }, (trx) =>
      writeEstimatedDays(
        trx,
        group.id,
        [
          {
            shown: { ...shown, quality: new Uint8Array(24).fill(qualityCode.estimated) },
            methods: ['like_days'],
            filledWh: 12_000,
            filledCount: 24,
          },
        ],
        receivedAt(),
      ),
    );
    await expectSums();
    expect(await kwhOfMarch()).toBe(3 * hoursOfMarch + 22 - 12);
    await writeMeterDays(database.db, group.id, [evenDay(first, march.last, 1000)], receivedAt);
    await expectSums();
    expect(await kwhOfMarch()).toBe(3 * hoursOfMarch + 22);
  });

  test('refuse days of a site that does not exist', async () => {
    const other = await createCorporateGroup(database, 'Björkhaga', [1]);
    const days = [evenDay(other.companies[0]?.siteIds[0] ?? '', march.first, 1)];
    await expect(writeMeterDays(database.db, group.id, days, receivedAt)).rejects.toMatchObject({
      code: '23503',
    });
  });

  test('lose what belongs to a site, and to a corporate group, with it', async () => {
    const other = await createCorporateGroup(database, 'Kallvik', [2]);
    const [first = '', second = ''] = other.companies.flatMap((company) => company.siteIds);
    await storeEvenDays(database, other.id, new Map([first, second].map((id) => [id, 1])), march);
    await database.db
      .insertInto('site_set_month')
      .values({ corporate_group_id: other.id, sites: 'a', month: '2026-03-01', state: 'b', sums: 'c' })
      .execute();
    const left = async (): Promise<Record<string, number>> => {
      const counts: Record<string, number> = {};
      for (const table of distributedTables) {
        const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
          where corporate_group_id = ${other.id}::uuid`.execute(database.db);
        counts[table] = rows[0]?.count ?? 0;
      }
      return counts;
    };
    await database.db.deleteFrom('site').where('id', '=', first).execute();
    expect(await left()).toMatchObject({ meter_day: 31, site_month: 1, site_reach: 1, site_set_month: 1 });
    await database.db.deleteFrom('corporate_group').where('id', '=', other.id).execute();
    expect(await left()).toEqual(Object.fromEntries(distributedTables.map((table) => [table, 0])));
  });
});

test.skipIf(testCluster() !== null)('a database without Citus is not distributed, and says why', async () => {
  expect(await isDistributed(database.db)).toBe(false);
  await expect(readDistribution(database.db)).rejects.toThrow('does not have Citus');
});

test.skipIf(testCluster() === null)(
  'a table after the other is distributed, and nothing is left for later',
  async () => {
    const databases = await ClusterDatabases.of(testCluster() ?? '');
    const name = `vinrod_test_${randomUUID().replaceAll('-', '')}`;
    await databases.create(name);
    const url = databases.urlOf(name);
    const empty = await openServer(url);
    await migrate(empty);
    const names: string[] = [];
    await distribute(empty, { url, shards: 4, onTable: (table) => names.push(table) });
    const { rows } = await sql`select from pg_dist_cleanup`.execute(empty.db);
    await empty.close();
    await databases.drop(name);
    expect(names).toEqual(distributedTables);
    expect(rows).toEqual([]);
  },
  120_000,
);

test.skipIf(testCluster() === null)(
  'distributed tables lie on every server, a corporate group on one',
  async () => {
    const cluster = await createTestDatabase();
    expect(await isDistributed(cluster.db)).toBe(true);
    const { tables, servers } = await readDistribution(cluster.db);
    expect(tables.map(({ isDistributed: isThere }) => isThere)).toEqual(tables.map(() => true));
    const { rows } = await sql<{ table: string; servers: number }>`
    select table_name::text as "table", count(distinct nodename || nodeport)::int as servers from citus_shards
    where table_name = any(array[${sql.join(distributedTables.map((name) => sql.lit(name)))}]::regclass[])
    group by 1`.execute(cluster.db);
    expect(rows.map(({ servers: count }) => count)).toEqual(distributedTables.map(() => servers.length));
    let done = 0;
    await distribute(cluster, { url: testCluster() ?? '', shards: 4, onTable: () => (done += 1) });
    expect(done).toBe(0);
    await cluster.close();
  },
);
