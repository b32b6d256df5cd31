import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../store/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createCorporateGroup } from '../../testing/test-people.ts';
import { dayOf } from '@vinrod/locale/day';
import { writeMeterDays } from '../meter-day/meter-day-store.ts';
import { evenDay, storeEvenDays, withHours, withQuality } from '../testing/store-days.ts';
import { cachedFigures } from './cached-figures.ts';
import { openTimeSheet, type TimeSheet } from './time-sheet.ts';

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

test('figures are made once, and anew when a value or its quality has changed', async () => {
  const { id, companies } = await createCorporateGroup(database, 'Norrviken', [2]);
  const [first = '', second = ''] = companies[0]?.siteIds ?? [];
  const period = { first: dayOf(2026, 5, 1), last: dayOf(2026, 5, 31) };
  await storeEvenDays(
    database,
    id,
    new Map([
      [first, 100],
      [second, 200],
    ]),
    period,
  );
  const scope = { corporateGroupId: id, companyIds: null, siteGroupIds: [] };
  let made = 0;
  async function figures(
    siteIds: readonly string[] | null = null,
  ): Promise<(readonly [number | null, number])[]> {
    const sheet = await openTimeSheet(
      database.db,
      { scope, siteIds, period, today: period.last + 1 },
      'hour',
    );
    const counted: TimeSheet = {
      ...sheet,
      figures() {
        made += 1;
        return sheet.figures();
      },
    };
    const cached = await cachedFigures(database.db, id, counted);
    return cached.map(({ totalWh, estimatedCount }) => [totalWh, estimatedCount]);
  }
  const store = (day: ReturnType<typeof evenDay>): Promise<void> =>
    writeMeterDays(database.db, id, [day], () => new Date('2026-06-01T04:30:00Z'));

  const month = 31 * 24 * 100;
  expect(await figures()).toEqual([
    [month, 0],
    [2 * month, 0],
  ]);
  expect(await figures()).toEqual([
    [month, 0],
    [2 * month, 0],
  ]);
  expect(made).toBe(1);
  expect(await figures([second])).toEqual([[2 * month, 0]]);
  expect(made).toBe(2);
  const changed = withHours(evenDay(first, dayOf(2026, 5, 3), 100), { 5: 150 });
  await store(changed);
  expect(await figures()).toEqual([
    [month + 50, 0],
    [2 * month, 0],
  ]);
  await store(withQuality(changed, [7], 'estimated'));
  expect(await figures()).toEqual([
    [month + 50, 1],
    [2 * month, 0],
  ]);
  expect(made).toBe(4);
});
