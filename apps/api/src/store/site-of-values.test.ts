import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { writeMeterDays } from '../energy/meter-day/meter-day-store.ts';
import { evenDay } from '../energy/testing/store-days.ts';
import { testCluster } from '../testing/test-cluster.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createCorporateGroup, type TestCorporateGroup } from '../testing/test-people.ts';
import type { Database } from './database.ts';

const day = dayOf(2026, 5, 1);

let database: Database;
let group: TestCorporateGroup;

beforeAll(async () => {
  database = await createTestDatabase();
  group = await createCorporateGroup(database, 'Norrviken', [2]);
});

afterAll(() => database.close());

function ownSites(): readonly string[] {
  return group.companies.flatMap(({ siteIds }) => siteIds);
}

function write(siteIds: readonly string[], wh: number): Promise<void> {
  const days = siteIds.map((siteId) => evenDay(siteId, day, wh));
  return writeMeterDays(database.db, group.id, days, () => new Date('2026-05-02T05:00:00Z'));
}

async function storedSites(): Promise<unknown[]> {
  const { rows } = await sql<{ site_id: string }>`select site_id from meter_day order by site_id`.execute(
    database.db,
  );
  return rows.map(({ site_id: id }) => id);
}

test('values of a site that does not exist are refused, and all that came with them', async () => {
  await expect(write([...ownSites(), randomUUID()], 1)).rejects.toMatchObject({ code: '23503' });
  expect(await storedSites()).toEqual([]);
});

test('who goes on after a refusal leaves the sums of other days to triggers again', async () => {
  const left = await database.transaction(async (trx) => {
    const days = [evenDay(randomUUID(), day, 1)];
    await expect(
      writeMeterDays(trx, group.id, days, () => new Date('2026-05-02T05:00:00Z')),
    ).rejects.toMatchObject({
      code: '23503',
    });
    const { rows } = await sql`select current_setting('vinrod.days_with_sums', true) as setting`.execute(trx);
    return rows;
  });
  expect(left).toEqual([{ setting: '' }]);
});

test('values of another corporate group’s site are refused', async () => {
  const foreign = await createCorporateGroup(database, 'Björkhaga', [1]);
  await expect(write(foreign.companies[0]?.siteIds ?? [], 1)).rejects.toMatchObject({ code: '23503' });
});

// On a cluster, only the portal's own statements look whether a site is there.
test.skipIf(testCluster() !== null)('values cannot be moved to a site that does not exist', async () => {
  await write(ownSites(), 1);
  await write(ownSites(), 2);
  const moved = sql`update meter_day set site_id = ${randomUUID()}::uuid
    where site_id = ${ownSites()[0]}::uuid`.execute(database.db);
  await expect(moved).rejects.toMatchObject({ code: '23503' });
});

test('a site that goes takes its values with it, and nobody else’s', async () => {
  await write(ownSites(), 2);
  const [first, second] = ownSites();
  await sql`delete from site where id = ${first}::uuid`.execute(database.db);
  expect(await storedSites()).toEqual([second]);
});
