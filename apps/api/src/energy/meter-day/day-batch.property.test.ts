import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf, formatDay, startOfMonth } from '@vinrod/locale/day';
import type { Database } from '../../store/index.ts';
import { testCluster } from '../../testing/test-cluster.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createCorporateGroup } from '../../testing/test-people.ts';
import { withMonth, writeEstimatedDays } from '../estimates/estimated-days.ts';
import { monthsThatDiffer } from '../testing/months-that-differ.ts';
import { reachThatDiffers } from '../testing/reach-that-differs.ts';
import { evenDay } from '../testing/store-days.ts';
import { storePastSums } from '../testing/store-past-sums.ts';
import { emptyMeterDay, qualityCode, type MeterDay } from './meter-day.ts';
import { writeMeterDays } from './meter-day-store.ts';
import { removeMeterDays } from './remove-meter-days.ts';

/** The nights when clocks change are in it, and two turns of the month. */
const first = dayOf(2026, 3, 20);
const places = 3;

let database: Database;
/** A corporate group whose days are stored together with their sums, and one that leaves them to triggers. */
let groups: readonly { readonly id: string; readonly siteIds: readonly string[] }[];

beforeAll(async () => {
  database = await createTestDatabase();
  const made = [
    await createCorporateGroup(database, 'Tillsammans', [places]),
    await createCorporateGroup(database, 'Var för sig', [places]),
  ];
  groups = made.map(({ id, companies }) => ({ id, siteIds: companies.flatMap(({ siteIds }) => siteIds) }));
});

afterAll(() => database.close());

const madeDay = fc.record({
  place: fc.nat(places - 1),
  day: fc.integer({ min: first, max: first + 25 }),
  resolution: fc.constantFrom('hour' as const, 'quarter' as const),
  values: fc.array(
    fc.oneof({ weight: 9, arbitrary: fc.nat(5_000_000) }, { weight: 1, arbitrary: fc.constant(-1) }),
    { minLength: 1, maxLength: 9 },
  ),
  quality: fc.constantFrom(null, 'estimated' as const, 'corrected' as const),
});
type MadeDay = typeof madeDay extends fc.Arbitrary<infer Made> ? Made : never;

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('store' as const),
      days: fc.uniqueArray(madeDay, {
        minLength: 1,
        maxLength: 12,
        selector: ({ place, day }) => `${place} ${day}`,
      }),
      isOfFile: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('remove' as const),
      place: fc.nat(places - 1),
      from: fc.integer({ min: first, max: first + 25 }),
      count: fc.nat(6),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('estimate' as const),
      place: fc.nat(places - 1),
      day: fc.integer({ min: first, max: first + 25 }),
    }),
  },
);

function dayOfSite(siteId: string, { day, resolution, values, quality }: MadeDay): MeterDay {
  const made = emptyMeterDay(siteId, day, resolution);
  made.wh.set([...made.wh].map((_, index) => values[index % values.length] ?? 0));
  if (quality === null) return made;
  const codes = made.wh.map((wh) => (wh === -1 ? qualityCode.missing : qualityCode[quality]));
  return { ...made, quality: Uint8Array.from(codes) };
}

async function beginFile(): Promise<string> {
  const { rows } = await sql<{ id: string }>`insert into intake (id, file_name, size, source, created_at,
      created_by_name, decided_by_name, reaches_all, state, settings, choices)
    values (gen_random_uuid(), 'värden.csv', 1, 'command_line', now(), 'Anna', 'Anna', true, 'storing', '{}', '{}') returning id`.execute(
    database.db,
  );
  return rows[0]?.id ?? '';
}

/** Revisions of the months of the group whose days are stored together with their sums. */
async function revisions(): Promise<ReadonlyMap<string, number>> {
  const { id = '', siteIds = [] } = groups[0] ?? {};
  const { rows } = await sql<{ place: number; month: string; revision: number }>`
    select array_position(${[...siteIds]}::uuid[], site_id) - 1 as place, to_char(month, 'YYYY-MM') as month, revision
    from site_month where corporate_group_id = ${id}::uuid`.execute(database.db);
  return new Map(rows.map(({ place, month, revision }) => [`${place} ${month}`, revision]));
}

/** What is stored of a corporate group, by the places of its sites. */
async function kept(group: number, fileId: string): Promise<unknown> {
  const { id, siteIds } = groups[group] ?? { id: '', siteIds: [] };
  const ofGroup = async (table: string, columns: string): Promise<unknown[]> => {
    const { rows } =
      await sql`select array_position(${[...siteIds]}::uuid[], site_id) as place, ${sql.raw(columns)}
      from ${sql.table(table)} where corporate_group_id = ${id}::uuid order by place, ${sql.raw(columns.split(',')[0] ?? '')}`.execute(
        database.db,
      );
    return rows;
  };
  const { rows: changes } =
    await sql`select array_position(${[...siteIds]}::uuid[], (key ->> 'site_id')::uuid) as place,
      key ->> 'day' as day, before - '{site_id,corporate_group_id}'::text[] as before,
      after - '{site_id,corporate_group_id}'::text[] as after
    from intake_change where intake_id = ${fileId}::uuid order by place, day`.execute(database.db);
  const { rows: created } = await sql`
    select array_position(${[...siteIds]}::uuid[], site_id) as place, made.day, made.received_at, made.total_wh
    from intake_meter_days as kept
    cross join lateral unnest(kept.days, kept.received_at, kept.total_wh) as made (day, received_at, total_wh)
    where intake_id = ${fileId}::uuid order by place, made.day`.execute(database.db);
  return {
    days: await ofGroup(
      'meter_day',
      `day, resolution, total_wh, measured_count, estimated_count, corrected_count, missing_count, peak_wh, wh::text,
        quality::text, received_at`,
    ),
    months: await ofGroup(
      'site_month',
      `month, total_wh, value_count, present_quarters, estimated_count, corrected_count, filled_wh, filled_count,
        filled_quarters`,
    ),
    reach: await ofGroup('site_reach', 'first_day, last_day, complete_day, received_at'),
    estimates: await ofGroup('estimated_day', 'day, total_wh, filled_wh'),
    changes,
    created,
  };
}

test.skipIf(testCluster() !== null)(
  'days that are stored with their sums leave what triggers keep',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        await sql`delete from meter_day`.execute(database.db);
        await sql`delete from estimated_day`.execute(database.db);
        await sql`delete from site_month`.execute(database.db);
        const stored = new Set<string>();
        for (const [at, change] of steps.entries()) {
          // Only a gap is estimated.
          if (change.kind === 'estimate' && stored.has(`${change.place} ${change.day}`)) continue;
          if (change.kind === 'remove')
            for (let more = 0; more <= change.count; more += 1)
              stored.delete(`${change.place} ${change.from + more}`);
          if (change.kind === 'store')
            for (const { place, day } of change.days) stored.add(`${place} ${day}`);
          const receivedAt = new Date(Date.UTC(2026, 4, 1, at));
          const before = await revisions();
          const files = [await beginFile(), await beginFile()];
          for (const [index, { id, siteIds }] of groups.entries()) {
            if (change.kind === 'remove') {
              const siteId = siteIds[change.place] ?? '';
              const days = Array.from({ length: change.count + 1 }, (_, more) => change.from + more);
              await database.transaction(async (trx) => {
                if (index === 0)
                  await removeMeterDays(
                    trx,
                    id,
                    days.map((day) => ({ siteId, day })),
                  );
                else
                  await sql`delete from meter_day where corporate_group_id = ${id}::uuid and site_id = ${siteId}::uuid
                  and day = any(${days.map(formatDay)}::date[])`.execute(trx);
              });
            } else if (change.kind === 'estimate') {
              const siteId = siteIds[change.place] ?? '';
              const shown = evenDay(siteId, change.day, 321);
              const quality = new Uint8Array(shown.wh.length).fill(qualityCode.estimated);
              const [filledWh, filledCount] = [321 * shown.wh.length, shown.wh.length];
              const estimate = { methods: ['like_days' as const], filledWh, filledCount };
              await withMonth(
                database,
                { corporateGroupId: id, siteId, month: startOfMonth(change.day) },
                (trx) =>
                  writeEstimatedDays(trx, id, [{ ...estimate, shown: { ...shown, quality } }], receivedAt),
              );
            } else {
              const days = change.days.map((day) => dayOfSite(siteIds[day.place] ?? '', day));
              await database.transaction(async (trx) => {
                if (change.isOfFile)
                  await sql`select set_config('vinrod.intake', ${files[index]}, true)`.execute(trx);
                await (index === 0
                  ? writeMeterDays(trx, id, days, () => receivedAt)
                  : storePastSums(trx, id, days, receivedAt));
              });
            }
          }
          const after = await revisions();
          const touched = change.kind === 'store' ? change.days : [];
          for (const { place, day } of touched) {
            const month = `${place} ${formatDay(day).slice(0, 7)}`;
            expect(after.get(month)).toBeGreaterThan(before.get(month) ?? 0);
          }
          expect(await kept(0, files[0] ?? '')).toEqual(await kept(1, files[1] ?? ''));
        }
        expect(await monthsThatDiffer(database.db)).toEqual([]);
        expect(await reachThatDiffers(database.db)).toEqual([]);
      }),
      { numRuns: 40, seed: 20_261_128 },
    );
  },
  120_000,
);

test('two who store days of the same site at once leave right sums', async (context) => {
  if (database.kind === 'pglite') return context.skip();
  const hasTriggers = testCluster() === null;
  const group = await createCorporateGroup(database, 'Samtidigt', [2]);
  const siteIds = group.companies.flatMap((company) => company.siteIds);
  const store = (wh: number, by: 'together' | 'past sums'): Promise<void> =>
    database.transaction(async (trx) => {
      const sites = wh % 2 === 0 ? siteIds : siteIds.toReversed();
      const days = sites.flatMap((siteId) =>
        Array.from({ length: 20 }, (_, index) => evenDay(siteId, first + index + (wh % 7), wh)),
      );
      await (by === 'together'
        ? writeMeterDays(trx, group.id, days, () => new Date('2026-05-01T04:00:00Z'))
        : storePastSums(trx, group.id, days, new Date('2026-05-01T04:00:00Z')));
    });
  for (let round = 0; round < 10; round += 1) {
    const ways = [1, 2, 3, 4].map((add) => {
      const by = add === 4 && hasTriggers ? ('past sums' as const) : ('together' as const);
      return store(10 * round + add, by);
    });
    await Promise.all(ways);
    expect(await monthsThatDiffer(database.db)).toEqual([]);
    expect(await reachThatDiffers(database.db)).toEqual([]);
  }
  const { rows } = await sql<{ day: string }>`select distinct to_char(day, 'YYYY-MM-DD') as day from meter_day
    where corporate_group_id = ${group.id}::uuid order by day`.execute(database.db);
  expect(rows[0]?.day).toBe(formatDay(first));
}, 120_000);
