import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../store/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { dayOf } from '@vinrod/locale/day';
import { emptyMeterDay, missingValue, qualityCode, type MeterDay } from './meter-day.ts';
import { readMeterDays, writeMeterDays } from './meter-day-store.ts';

let database: Database;
const group = randomUUID();
const company = randomUUID();
const siteIds = [randomUUID(), randomUUID()].toSorted();
const [first = '', second = ''] = siteIds;
const received = new Date('2026-11-20T05:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await db
    .insertInto('corporate_group')
    .values({ id: group, name: 'Provkoncernen', organization_number: '559990-0009' })
    .execute();
  await db
    .insertInto('company')
    .values({
      corporate_group_id: group,
      id: company,
      customer_id: '1',
      name: 'Provbolaget AB',
      organization_number: '559990-0009',
    })
    .execute();
  for (const id of siteIds) {
    await db
      .insertInto('site')
      .values({ corporate_group_id: group, id, company_id: company, site_id: id, name: `Plats ${id}` })
      .execute();
  }
});

afterAll(async () => {
  await database.close();
});

function filled(siteId: string, day: number, value: number): MeterDay {
  const meterDay = emptyMeterDay(siteId, day, 'hour');
  meterDay.wh.fill(value);
  return meterDay;
}

test('days come back as they were written, in order of site and day', async () => {
  const autumn = { ...filled(second, dayOf(2026, 10, 25), 700), quality: new Uint8Array(25) };
  autumn.quality.fill(qualityCode.estimated, 3, 5);
  const gap = filled(first, dayOf(2026, 10, 26), 2_147_483_647);
  gap.wh[4] = missingValue;
  const quarters = { ...emptyMeterDay(first, dayOf(2026, 3, 29), 'quarter') };
  quarters.wh.set([0, 1, 2]);
  await writeMeterDays(database.db, group, [autumn, gap, quarters], () => received);
  const read = await readMeterDays(database.db, group, siteIds, dayOf(2026, 1, 1), dayOf(2026, 12, 31));
  expect(read).toEqual([quarters, gap, autumn]);
  expect(
    await database.db
      .selectFrom('meter_day')
      .select(['day', 'total_wh', 'measured_count', 'estimated_count', 'missing_count'])
      .where('site_id', '=', second)
      .execute(),
  ).toEqual([
    { day: '2026-10-25', total_wh: 17_500, measured_count: 23, estimated_count: 2, missing_count: 0 },
  ]);
});

test('a day written again replaces the earlier one', async () => {
  const day = dayOf(2025, 5, 5);
  await writeMeterDays(database.db, group, [filled(first, day, 1)], () => received);
  await writeMeterDays(database.db, group, [filled(first, day, 2)], () => received);
  const read = await readMeterDays(database.db, group, [first], day, day);
  expect(read).toEqual([filled(first, day, 2)]);
});

test('only the asked sites and days are read', async () => {
  const days = [dayOf(2020, 1, 1), dayOf(2020, 1, 2), dayOf(2020, 1, 3)];
  await writeMeterDays(
    database.db,
    group,
    siteIds.flatMap((id) => days.map((day) => filled(id, day, 5))),
    () => received,
  );
  const read = await readMeterDays(database.db, group, [second], dayOf(2020, 1, 2), dayOf(2020, 1, 2));
  expect(read).toEqual([filled(second, dayOf(2020, 1, 2), 5)]);
  expect(await readMeterDays(database.db, randomUUID(), siteIds, 0, 30_000)).toEqual([]);
});

test('the database refuses a day whose counts do not fit its values', async () => {
  const wrong = { ...filled(first, dayOf(2021, 6, 1), 5), wh: new Int32Array(22) };
  await expect(writeMeterDays(database.db, group, [wrong], () => received)).rejects.toThrow(/meter_day/);
});
