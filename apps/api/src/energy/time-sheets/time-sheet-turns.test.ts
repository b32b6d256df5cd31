import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../store/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createCorporateGroup } from '../../testing/test-people.ts';
import { dayOf } from '@vinrod/locale/day';
import { openTimeSheet, siteDaysAtATime } from './time-sheet.ts';

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

test('security 59: the rows of a long report are made in slices, with a turn for others after each', async () => {
  const { id } = await createCorporateGroup(database, 'Norrviken', [2]);
  const period = { first: dayOf(2026, 1, 1), last: dayOf(2026, 8, 31) };
  const scope = { corporateGroupId: id, companyIds: null, siteGroupIds: [] };
  const asked = { scope, siteIds: null, period, today: period.last + 1 };
  const sheet = await openTimeSheet(database.db, asked, 'hour');
  let made = 0;
  let most = 0;
  let isOver = false;
  const turn = (): void => {
    made = 0;
    if (!isOver) setImmediate(turn);
  };
  turn();
  let days = 0;
  for await (const day of sheet.rows(period)) {
    days += 1;
    made += day.sites.length;
    most = Math.max(most, made);
  }
  isOver = true;
  expect(days).toBe(243);
  expect(most).toBe(siteDaysAtATime);
});
