import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dayOf, formatDay, type Day } from '@vinrod/locale/day';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../../testing/test-people.ts';
import { resultsOf } from '../../testing/list-results.ts';
import { isRecord } from '../../server/json-document.ts';
import { readMeasuredYear } from '../../certificates/measure-delivery.ts';
import { linesOf } from '../../exports/testing/download-file.ts';
import { buildDashboard } from '../dashboard/dashboard.ts';
import { missingValue, type MeterDay } from '../meter-day/meter-day.ts';
import { readMeterDays, readShownDays, writeMeterDays } from '../meter-day/meter-day-store.ts';
import { shownDays } from '../meter-day/shown-days.ts';
import type { ReportRequest } from '../report-request.ts';
import { cachedSteps } from '../sums/cached-steps.ts';
import { evenDay, storeEvenDays, withHours } from '../testing/store-days.ts';
import { removeDays } from '../testing/remove-days.ts';
import { monthsThatDiffer } from '../testing/months-that-differ.ts';
import { makeEstimates } from './make-estimates.ts';

/** The test clock is at 08:00 on this day. */
const today = dayOf(2026, 11, 20);
const gapDay = today - 8;
const first = dayOf(2026, 9, 1);

let app: TestApp;
let group: TestCorporateGroup;
/** With a day missing, with four hours missing, and without any value. */
let late: string;
let partial: string;
let empty: string;

const on = { estimateAfterDays: 3 } as const;

function estimate(settings: { readonly estimateAfterDays: number | null } = on): Promise<void> {
  return makeEstimates({ ...app.deps, config: { ...app.deps.config, ...settings } });
}

function write(days: readonly MeterDay[]): Promise<void> {
  return writeMeterDays(app.deps.database.db, group.id, days, () => new Date('2026-11-20T05:00:00Z'));
}

async function estimated(): Promise<readonly string[]> {
  const { rows } = await sql<{ text: string }>`
    select concat(site_id, ' ', day, ' ', array_to_string(methods, '+')) as text from estimated_day
    order by site_id, day`.execute(app.deps.database.db);
  return rows.map(({ text }) => text);
}

/** The days of a site that have an estimate. */
async function estimatedDaysOf(siteId: string): Promise<readonly string[]> {
  return (await estimated())
    .filter((text) => text.startsWith(siteId))
    .map((text) => text.split(' ')[1] ?? '');
}

async function shown(siteId: string, day: Day): Promise<MeterDay | undefined> {
  const [found] = await readShownDays(app.deps.database.db, group.id, [siteId], { first: day, last: day });
  return found;
}

beforeEach(async () => {
  app = await createTestApp();
  group = await createCorporateGroup(app.deps.database, 'Norrviken', [3]);
  [late = '', partial = '', empty = ''] = (group.companies[0]?.siteIds ?? []).toSorted();
  await storeEvenDays(app.deps.database, group.id, new Map([[late, 1000]]), { first, last: gapDay - 1 });
  await storeEvenDays(app.deps.database, group.id, new Map([[late, 1000]]), {
    first: gapDay + 1,
    last: today - 1,
  });
  await storeEvenDays(app.deps.database, group.id, new Map([[partial, 500]]), { first, last: today - 1 });
  await write([withHours(evenDay(partial, gapDay, 500), { 4: null, 5: null, 6: null, 7: null })]);
});

afterEach(async () => {
  const differing = await monthsThatDiffer(app.deps.database.db);
  await app.close();
  if (differing.length > 0) throw new Error(`Kept sums differ: ${JSON.stringify(differing)}`);
});

function request(): ReportRequest {
  return {
    scope: { corporateGroupId: group.id, companyIds: null, siteGroupIds: [] },
    siteIds: [late, partial],
    period: { first: dayOf(2026, 11, 1), last: today - 1 },
    today,
    language: 'sv',
  };
}

/** Wh of days of thirty sites with 100 Wh in each hour. */
const ofDays = (days: number): number => days * 24 * 30 * 100;

describe('estimates', () => {
  test('are made of nothing unless the supplier turns them on', async () => {
    await makeEstimates(app.deps);
    expect(await estimated()).toEqual([]);
  });

  test('fill gaps that have waited long enough, leaving a site without history as it is', async () => {
    await estimate({ estimateAfterDays: 9 });
    expect(await estimated()).toEqual([]);
    await estimate({ estimateAfterDays: 8 });
    expect(await estimated()).toEqual([
      `${late} ${formatDay(gapDay)} like_days`,
      `${partial} ${formatDay(gapDay)} like_days`,
    ]);
    expect(await estimatedDaysOf(empty)).toEqual([]);
    expect((await shown(late, gapDay))?.wh[11]).toBe(1000);
    expect(await readMeterDays(app.deps.database.db, group.id, [late], gapDay, gapDay)).toEqual([]);
  });

  test('are part of figures, which are marked as estimated and no longer incomplete', async () => {
    const before = await buildDashboard(app.deps.database.db, request());
    await estimate();
    const after = await buildDashboard(app.deps.database.db, request());
    const kwh = 19 * 24 * 1.5;
    expect(before).toMatchObject({ total_consumption_kwh: kwh - 24 - 2, quality: 'incomplete' });
    expect(after).toMatchObject({ total_consumption_kwh: kwh, quality: 'estimated' });
  });

  test('are part of sums that the process keeps, and of none after their values came', async () => {
    const { database } = app.deps;
    const many = await createCorporateGroup(database, 'Stor', [30]);
    const ids = many.companies.flatMap(({ siteIds }) => siteIds);
    const sites = new Map(ids.map((id) => [id, 'alla']));
    await storeEvenDays(database, many.id, new Map(ids.map((id) => [id, 100])), { first, last: gapDay - 1 });
    const period = { first: dayOf(2026, 11, 1), last: today - 1 };
    const total = async (): Promise<number> => {
      const sums = await cachedSteps(database.db, many.id, sites, period);
      return sums.reduce((sum, { totalWh }) => sum + (totalWh ?? 0), 0);
    };
    expect(await total()).toBe(ofDays(11));
    await estimate({ estimateAfterDays: 1 });
    expect(await total()).toBe(ofDays(19));
    await writeMeterDays(
      database.db,
      many.id,
      ids.map((id) => evenDay(id, gapDay, 200)),
      () => new Date('2026-11-20T06:00:00Z'),
    );
    expect(await total()).toBe(ofDays(20));
    await estimate({ estimateAfterDays: null });
    expect(await total()).toBe(ofDays(13));
  });

  test.each([
    [gapDay, gapDay, 'shown_day'],
    [gapDay - 3, gapDay, 'shown_day'],
    [gapDay, gapDay + 3, 'shown_day'],
    [gapDay - 3, gapDay - 1, 'meter_day'],
    [gapDay + 1, gapDay + 3, 'meter_day'],
  ])('are looked for in the period that is read only: %i to %i', async (from, to, table) => {
    const { db } = app.deps.database;
    await estimate();
    const period = { first: from, last: to };
    const days = await readShownDays(db, group.id, [late], period);
    expect(days.map(({ day }) => day)).toEqual(
      Array.from({ length: to - from + 1 }, (_, index) => from + index),
    );
    const { sql: text } = sql`select from ${await shownDays(db, group.id, period)}`.compile(db);
    expect(text).toContain(`from "${table}" as shown_day`);
  });

  test('are counted in a file of the hours', async () => {
    const reader = await createUser(app.deps.database, {
      corporateGroupId: group.id,
      permissions: ['cg_can_view_time_report'],
    });
    const { access } = await app.sessionOf(reader.id);
    const day = formatDay(gapDay);
    const path = `/api/v1/exports/corporategroups/${group.id}/time-sheets/?start_date=${day}&end_date=${day}&format=csv&resolution=hour`;
    const counts = async (): Promise<readonly (string | undefined)[]> => {
      const [head = [], ...rows] = (await linesOf({ app, path, access })).map((line) => line.split(';'));
      return rows.map((row) => row[head.indexOf('Beräknade värden')]);
    };
    expect(new Set(await counts())).toEqual(new Set(['0']));
    await estimate();
    const after = await counts();
    expect(after).toHaveLength(24);
    expect(after.filter((count) => count === '2')).toHaveLength(4);
    expect(after.filter((count) => count === '1')).toHaveLength(20);
  });

  test('count in what a certificate measures as those of a grid owner do, but make no month of it measured', async () => {
    const { database } = app.deps;
    const october = { first: dayOf(2026, 10, 1), last: dayOf(2026, 10, 31) };
    await removeDays(database, group.id, late, october);
    await estimate();
    const { sums, months } = await readMeasuredYear(database.db, group.id, [late], october);
    expect(sums.get(late)?.isEstimated).toBe(true);
    expect(sums.get(late)?.totalWh).toBeGreaterThan(0);
    expect(months.get(late)?.has(october.first) ?? false).toBe(false);
  });

  test('leave what is missing in the list of missing values', async () => {
    const staff = await createUser(app.deps.database, {
      permissions: ['can_view_import', 'can_view_corporate_group_list'],
    });
    const { access } = await app.sessionOf(staff.id);
    const list = async (): Promise<unknown> =>
      resultsOf(await app.request('GET', '/api/v1/missing-values/', { access })).map(({ site, ...row }) => ({
        ...row,
        site: isRecord(site) ? site['id'] : null,
      }));
    const before = await list();
    await estimate();
    expect(await estimated()).toHaveLength(2);
    expect(await list()).toEqual(before);
  });

  test('give way at once to the values of their day, and what then is missing is filled again', async () => {
    await estimate();
    await write([withHours(evenDay(late, gapDay, 1200), { 20: null, 21: null, 22: null })]);
    expect(await estimatedDaysOf(late)).toEqual([]);
    expect((await shown(late, gapDay))?.wh[20]).toBe(missingValue);
    await estimate();
    const again = await shown(late, gapDay);
    expect([again?.wh[19], again?.quality?.[19], again?.quality?.[20]]).toEqual([1200, 0, 2]);
    await write([evenDay(late, gapDay, 1200)]);
    await estimate();
    expect(await estimatedDaysOf(late)).toEqual([]);
    expect((await shown(late, gapDay))?.wh[20]).toBe(1200);
  });

  test('give way to values by the quarter, and to their removal', async () => {
    await estimate();
    await removeDays(app.deps.database, group.id, partial, { first: gapDay, last: gapDay });
    expect(await estimatedDaysOf(partial)).toEqual([]);
    await estimate();
    expect((await shown(partial, gapDay))?.wh).toHaveLength(24);
    const quarters = {
      ...evenDay(partial, gapDay, 125),
      resolution: 'quarter' as const,
      wh: new Int32Array(96).fill(125),
    };
    await write([quarters]);
    expect(await shown(partial, gapDay)).toEqual(quarters);
  });

  test('stand as they are when they are looked at again, and two runs at once make them once', async () => {
    await Promise.all([estimate(), estimate()]);
    const read = () => sql`select * from estimated_day order by site_id`.execute(app.deps.database.db);
    const before = await read();
    expect(before.rows).toHaveLength(2);
    app.clock.advance(3600);
    await estimate();
    expect((await read()).rows).toEqual(before.rows);
  });

  test('are withdrawn when they are turned off, and when the delivery turns out to have ended before', async () => {
    const asBefore = await buildDashboard(app.deps.database.db, request());
    await estimate();
    await estimate({ estimateAfterDays: null });
    expect(await estimated()).toEqual([]);
    expect(await buildDashboard(app.deps.database.db, request())).toEqual(asBefore);
    await estimate();
    await app.deps.database.db
      .updateTable('site')
      .set({ supply_end: formatDay(gapDay - 1) })
      .where('id', '=', late)
      .execute();
    await estimate();
    expect(await estimatedDaysOf(late)).toEqual([]);
    expect(await estimatedDaysOf(partial)).toEqual([formatDay(gapDay)]);
  });

  test('go with their site', async () => {
    await estimate();
    await sql`delete from site where id = ${late}::uuid`.execute(app.deps.database.db);
    expect(await estimatedDaysOf(late)).toEqual([]);
  });

  test('of a month without any value of its own are kept and taken away again', async () => {
    await sql`delete from meter_day where site_id = ${late}::uuid and day between '2026-10-01' and '2026-10-31'`.execute(
      app.deps.database.db,
    );
    await sql`delete from site_month where site_id = ${late}::uuid and month = '2026-10-01'`.execute(
      app.deps.database.db,
    );
    await estimate();
    const filled = await estimatedDaysOf(late);
    expect(filled.filter((day) => day.startsWith('2026-10')).length).toBeGreaterThan(20);
    expect(await monthsThatDiffer(app.deps.database.db)).toEqual([]);
    await estimate({ estimateAfterDays: null });
  });
});

describe('a run', () => {
  test('that is stopped leaves whole months, and the next does the rest', async () => {
    let asked = 0;
    const stopping = {
      ...app.deps,
      config: { ...app.deps.config, ...on },
      isStopping: () => (asked += 1) > 1,
    };
    await makeEstimates(stopping);
    expect(await estimated()).toHaveLength(1);
    expect(await monthsThatDiffer(app.deps.database.db)).toEqual([]);
    await estimate();
    expect(await estimated()).toHaveLength(2);
  });

  test('never lets an estimate stand over values that are being stored meanwhile', async () => {
    const { promise: isStoring, resolve: begin } = Promise.withResolvers<undefined>();
    const run = isStoring.then(() => estimate());
    await app.deps.database.transaction(async (trx) => {
      await writeMeterDays(
        trx,
        group.id,
        [evenDay(late, gapDay, 4321)],
        () => new Date('2026-11-20T05:00:00Z'),
      );
      begin(undefined);
      await setTimeout(300);
    });
    await run;
    expect(await estimatedDaysOf(late)).toEqual([]);
    expect((await shown(late, gapDay))?.wh[3]).toBe(4321);
  });

  test('meets values stored at the same moment, again and again, without a wrong figure', async () => {
    for (let round = 0; round < 10; round += 1) {
      const day = withHours(evenDay(late, gapDay, 100 + round), round % 2 === 0 ? { 9: null, 15: null } : {});
      await Promise.all([estimate(), write([day]), estimate()]);
      const now = await shown(late, gapDay);
      expect(now?.wh[3]).toBe(100 + round);
      expect(await monthsThatDiffer(app.deps.database.db)).toEqual([]);
    }
  });
});
