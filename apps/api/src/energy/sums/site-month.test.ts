import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createCorporateGroup } from '../../testing/test-people.ts';
import type { Database } from '../../store/index.ts';
import { dayOf } from '@vinrod/locale/day';
import { writeMeterDays } from '../meter-day/meter-day-store.ts';
import { evenDay, storeEvenDays, withHours } from '../testing/store-days.ts';
import { removeDays } from '../testing/remove-days.ts';

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

async function monthsOf(groupId: string): Promise<unknown[]> {
  const { rows } = await sql`select to_char(month, 'YYYY-MM') as month, total_wh, value_count from site_month
    where corporate_group_id = ${groupId} order by month`.execute(database.db);
  return rows;
}

test('months follow whatever happens to their days', async () => {
  const group = await createCorporateGroup(database, 'Norrviken', [1]);
  const siteId = group.companies[0]?.siteIds[0] ?? '';
  const period = { first: dayOf(2026, 3, 28), last: dayOf(2026, 4, 2) };
  await storeEvenDays(database, group.id, new Map([[siteId, 100]]), period);
  // 29 March has 23 hours.
  expect(await monthsOf(group.id)).toEqual([
    { month: '2026-03', total_wh: 9500, value_count: 95 },
    { month: '2026-04', total_wh: 4800, value_count: 48 },
  ]);

  const changed = [
    withHours(evenDay(siteId, dayOf(2026, 4, 1), 100), { 3: null, 4: 350 }),
    evenDay(siteId, dayOf(2026, 4, 3), 10),
  ];
  await writeMeterDays(database.db, group.id, changed, () => new Date());
  expect((await monthsOf(group.id))[1]).toEqual({
    month: '2026-04',
    total_wh: 4800 - 100 + 250 + 240,
    value_count: 71,
  });

  await removeDays(database, group.id, siteId, { first: dayOf(2026, 4, 1), last: dayOf(2026, 4, 30) });
  expect((await monthsOf(group.id))[1]).toEqual({ month: '2026-04', total_wh: 0, value_count: 0 });
});

test('a site that goes takes its months with it', async () => {
  const group = await createCorporateGroup(database, 'Kallvik', [1]);
  const siteId = group.companies[0]?.siteIds[0] ?? '';
  const period = { first: dayOf(2026, 1, 1), last: dayOf(2026, 1, 2) };
  await storeEvenDays(database, group.id, new Map([[siteId, 1]]), period);
  await sql`delete from site where id = ${siteId}`.execute(database.db);
  expect(await monthsOf(group.id)).toEqual([]);
});
