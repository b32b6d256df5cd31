import { sql } from 'kysely';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../store/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createCorporateGroup, type TestCorporateGroup } from '../../testing/test-people.ts';
import { dayOf, formatDay } from '@vinrod/locale/day';
import { writeMeterDays } from '../meter-day/meter-day-store.ts';
import { reachThatDiffers } from '../testing/reach-that-differs.ts';
import { evenDay, storeEvenDays, withHours } from '../testing/store-days.ts';
import { removeDays } from '../testing/remove-days.ts';
import { removeMeterDays } from '../meter-day/remove-meter-days.ts';
import { testCluster } from '../../testing/test-cluster.ts';

const start = dayOf(2026, 2, 25);
let database: Database;
let group: TestCorporateGroup;
let siteIds: readonly string[];

beforeAll(async () => {
  database = await createTestDatabase();
  group = await createCorporateGroup(database, 'Norrviken', [3, 2]);
  siteIds = group.companies.flatMap((company) => company.siteIds);
});

afterAll(() => database.close());

const place = fc.integer({ min: 0, max: 4 });
const day = fc.integer({ min: start, max: start + 14 });
const stored = fc.array(fc.record({ place, day, gap: fc.boolean() }), { minLength: 1, maxLength: 12 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('store' as const), stored, hour: fc.integer({ min: 1, max: 23 }) }),
  fc.record({ kind: fc.constant('remove' as const), place, from: day, to: day }),
  fc.record({ kind: fc.constant('move' as const), place, from: day }),
);

// Tables of a cluster have no triggers for whoever writes past the portal.
test.skipIf(testCluster() !== null)(
  'how far values reach is what the days tell, whatever happens to them',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        await sql`delete from meter_day`.execute(database.db);
        for (const change of steps) {
          if (change.kind === 'store') {
            const days = new Map(
              change.stored.map(({ place: at, day: on, gap }) => {
                const even = evenDay(siteIds[at] ?? '', on, 100);
                return [`${at} ${on}`, gap ? withHours(even, { 3: null }) : even];
              }),
            );
            const receivedAt = new Date(Date.UTC(2026, 3, 1, change.hour));
            await writeMeterDays(database.db, group.id, [...days.values()], () => receivedAt);
          } else {
            const site = siteIds[change.place] ?? '';
            await (
              change.kind === 'remove'
                ? sql`delete from meter_day where site_id = ${site}
                and day between ${formatDay(change.from)}::date and ${formatDay(change.to)}::date`
                : sql`update meter_day set day = day + 30
                where site_id = ${site} and day = ${formatDay(change.from)}::date
                  and not exists (select from meter_day as taken where taken.site_id = meter_day.site_id
                    and taken.day = meter_day.day + 30)`
            ).execute(database.db);
          }
          expect(await reachThatDiffers(database.db)).toEqual([]);
        }
      }),
      { numRuns: 60, seed: 20_261_127 },
    );
  },
  60_000,
);

test('a site that goes takes with it how far its values reached', async () => {
  const other = await createCorporateGroup(database, 'Kallvik', [1]);
  const siteId = other.companies[0]?.siteIds[0] ?? '';
  await storeEvenDays(database, other.id, new Map([[siteId, 1]]), { first: start, last: start + 1 });
  await sql`delete from site where id = ${siteId}`.execute(database.db);
  const kept = await database.db
    .selectFrom('site_reach')
    .select('site_id')
    .where('corporate_group_id', '=', other.id)
    .execute();
  expect(kept).toEqual([]);
});

test('is right when a file is undone while another stores days of the same site', async (context) => {
  if (database.kind === 'pglite') return context.skip();
  const other = await createCorporateGroup(database, 'Sandvik', [1]);
  const siteId = other.companies[0]?.siteIds[0] ?? '';
  await storeEvenDays(database, other.id, new Map([[siteId, 1]]), { first: start, last: start + 9 });
  const between = evenDay(siteId, start + 5, 7);
  await removeDays(database, other.id, siteId, { first: start + 5, last: start + 5 });
  const isStored = Promise.withResolvers<undefined>();
  const storing = database.transaction(async (trx) => {
    await writeMeterDays(trx, other.id, [between], () => new Date('2026-04-01T04:00:00Z'));
    isStored.resolve(undefined);
    await new Promise((done) => setTimeout(done, 300));
  });
  await isStored.promise;
  const others = [0, 1, 2, 3, 4, 6, 7, 8, 9].map((after) => ({ siteId, day: start + after }));
  await database.transaction((trx) => removeMeterDays(trx, other.id, others));
  await storing;
  expect(await reachThatDiffers(database.db)).toEqual([]);
});
