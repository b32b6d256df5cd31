import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestAnswer, type TestApp } from '../../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../../testing/test-people.ts';
import { dayOf } from '@vinrod/locale/day';
import { emptyMeterDay } from '../meter-day/meter-day.ts';
import { writeMeterDays } from '../meter-day/meter-day-store.ts';
import { evenDay, storeEvenDays, withHours, withQuality } from '../testing/store-days.ts';

let app: TestApp;
let own: TestCorporateGroup;
let foreign: TestCorporateGroup;
let access: string;
let first: string;
let second: string;

const autumnDay = dayOf(2026, 10, 25);

/** Prices that rise by 1 öre/kWh from hour to hour. */
function hours(from: number): string {
  return `{${Array.from({ length: 25 }, (_, hour) => from + hour * 1000)}}`;
}

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  const { db } = database;
  own = await createCorporateGroup(database, 'Egen', [2]);
  foreign = await createCorporateGroup(database, 'Annan', [1]);
  [first = '', second = ''] = own.companies[0]?.siteIds ?? [];
  const user = await createUser(database, {
    corporateGroupId: own.id,
    permissions: ['cg_can_view_time_report'],
  });
  access = (await app.sessionOf(user.id)).access;
  await db.updateTable('site').set({ price_area: 'SE3' }).where('id', '=', first).execute();
  await db.updateTable('site').set({ price_area: 'SE1' }).where('id', '=', second).execute();
  const quarters = `{${Array.from({ length: 100 }, (_, quarter) => 40_000 + quarter * 250 - 375)}}`;
  await sql`insert into spot_price_day (price_area, day, ore_per_mwh, quarter_ore_per_mwh) values
    ('SE3', '2026-10-25', ${hours(40_000)}::integer[], ${quarters}::integer[]),
    ('SE1', '2026-10-25', ${hours(20_000)}::integer[], null)`.execute(db);
  await sql`insert into temperature_day (price_area, day, deci_celsius) values
    ('SE3', '2026-10-25', ${`{${Array(25).fill(62)}}`}::smallint[]),
    ('SE1', '2026-10-25', ${`{${Array(25).fill(-18)}}`}::smallint[])`.execute(db);
  await db
    .insertInto('company_surcharge')
    .values({
      corporate_group_id: own.id,
      company_id: own.companies[0]?.id ?? '',
      valid_from: '2026-01-01',
      ore_per_mwh: 2000,
    })
    .execute();
  const quarterDay = emptyMeterDay(second, autumnDay, 'quarter');
  quarterDay.wh.fill(250, 0, 98);
  const hourDay = withHours(evenDay(first, autumnDay, 3000), { 2: 6000, 5: null });
  await writeMeterDays(
    db,
    own.id,
    [withQuality(hourDay, [3], 'corrected'), quarterDay],
    () => new Date('2026-10-26T04:30:00Z'),
  );
});

afterAll(() => app.close());

function ask(query: string): Promise<TestAnswer> {
  const path = `/api/v1/corporategroups/${own.id}/analytics/time-sheets/?${query}`;
  return app.request('GET', path, { access });
}

const autumn = 'start_date=2026-10-25&end_date=2026-10-25';

function rowsOf({ body }: TestAnswer): Readonly<Record<string, unknown>>[] {
  const { rows } = body;
  return Array.isArray(rows) ? rows : [];
}

describe('the time report', () => {
  test('has the hour 02 twice on the day the clocks go back, told apart by the offset', async () => {
    const answer = await ask(`${autumn}&site_id=${first}`);
    expect(answer.body).toMatchObject({ unit: 'kWh', resolution: 'hour', row_count: 25 });
    expect(rowsOf(answer).slice(2, 4)).toEqual([
      {
        start: '2026-10-25T02:00:00+02:00',
        end: '2026-10-25T02:00:00+01:00',
        values: { [first]: { kwh: 6, quality: 'measured' } },
        total_kwh: 6,
        quality: 'measured',
        missing_hours: 0,
        spot_price_ore_per_kwh: 42,
        cost_sek: 2.64,
        temperature_c: 6.2,
      },
      {
        start: '2026-10-25T02:00:00+01:00',
        end: '2026-10-25T03:00:00+01:00',
        values: { [first]: { kwh: 3, quality: 'corrected' } },
        total_kwh: 3,
        quality: 'corrected',
        missing_hours: 0,
        spot_price_ore_per_kwh: 43,
        cost_sek: 1.35,
        temperature_c: 6.2,
      },
    ]);
  });

  test('keeps a gap a gap, and tells it in the figures', async () => {
    const answer = await ask(`${autumn}&site_id=${first}`);
    expect(rowsOf(answer)[5]).toMatchObject({
      values: { [first]: { kwh: null, quality: 'missing', missing_hours: 1 } },
      quality: 'missing',
      missing_hours: 1,
      total_kwh: null,
      cost_sek: null,
      spot_price_ore_per_kwh: 45,
    });
    expect(answer.body['sites']).toEqual([
      {
        uuid: first,
        site_id: '735999000000010000',
        name: 'Egen anläggning 1.1',
        total_kwh: 75,
        max_kw: 6,
        max_at: '2026-10-25T02:00:00+02:00',
        min_kw: 3,
        base_load_kw: 3,
        load_factor_percent: 52.08,
        missing_count: 1,
        incomplete_count: 0,
        estimated_count: 0,
        corrected_count: 1,
        missing_hours: 1,
      },
    ]);
  });

  test('has the price of each quarter, while the cost is that of the hour', async () => {
    const rows = rowsOf(await ask(`${autumn}&resolution=quarter&site_id=${first}&offset=8&limit=2`));
    expect(rows).toMatchObject([
      {
        start: '2026-10-25T02:00:00+02:00',
        values: { [first]: { kwh: 1.5, quality: 'estimated' } },
        spot_price_ore_per_kwh: 41.625,
        cost_sek: 0.66,
      },
      { start: '2026-10-25T02:15:00+02:00', spot_price_ore_per_kwh: 41.875, cost_sek: 0.66 },
    ]);
  });

  test('weighs prices by energy and temperatures by sites when these lie in two bidding areas', async () => {
    const rows = rowsOf(await ask(autumn));
    expect(rows[0]).toMatchObject({
      total_kwh: 4,
      spot_price_ore_per_kwh: (3 * 40 + 1 * 20) / 4,
      cost_sek: (3 * 42 + 1 * 22) / 100,
      temperature_c: 2.2,
    });
    // The second site has values for only half of this hour, which gives no power.
    expect(rows[24]).toMatchObject({
      values: { [second]: { kwh: 0.5, quality: 'incomplete', missing_hours: 0.5 } },
    });
  });

  test('has rows of days, weeks and months that are cut where the period is', async () => {
    const query = 'start_date=2026-10-24&end_date=2026-11-02&resolution=';
    const spans = async (resolution: string) =>
      rowsOf(await ask(query + resolution)).map(({ start, total_kwh: kwh }) => [start, kwh]);
    expect(await spans('day')).toHaveLength(10);
    expect(await spans('week')).toEqual([
      ['2026-10-24T00:00:00+02:00', 99.5],
      ['2026-10-26T00:00:00+01:00', null],
      ['2026-11-02T00:00:00+01:00', null],
    ]);
    expect(await spans('month')).toEqual([
      ['2026-10-24T00:00:00+02:00', 99.5],
      ['2026-11-01T00:00:00+01:00', null],
    ]);
  });

  test('has no price or cost where there is none, and no rows beyond the period', async () => {
    await storeEvenDays(app.deps.database, own.id, new Map([[first, 100]]), {
      first: autumnDay - 10,
      last: autumnDay - 10,
    });
    const rows = rowsOf(await ask(`start_date=2026-10-15&end_date=2026-10-15&site_id=${first}&limit=1`));
    expect(rows).toMatchObject([
      { total_kwh: 0.1, spot_price_ore_per_kwh: null, cost_sek: null, temperature_c: null },
    ]);
    expect(rowsOf(await ask(`${autumn}&offset=25`))).toEqual([]);
  });

  test('security 50: refuses sites of another corporate group instead of leaving them out', async () => {
    const answer = await ask(`${autumn}&site_id=${first}&site_id=${foreign.companies[0]?.siteIds[0]}`);
    expect(answer.status).toBe(404);
  });

  test.each([
    ['start_date=2026-01-01&end_date=2026-06-01&resolution=quarter', 'resolution'],
    ['start_date=2020-01-01&end_date=2026-06-01&resolution=hour', 'resolution'],
    ['start_date=2026-05-02&end_date=2026-05-01', 'end_date'],
    [`${autumn}&limit=10001`, 'limit'],
    [`${autumn}&offset=-1`, 'offset'],
  ])('security 58: refuses %s', async (query, field) => {
    const answer = await ask(query);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ type: 'field_error', details: [{ field }] });
  });

  test('security 58: answers no more values at once than it can make quickly', async () => {
    const { database } = app.deps;
    const large = await createCorporateGroup(database, 'Stor', [320]);
    const user = await createUser(database, {
      corporateGroupId: large.id,
      permissions: ['cg_can_view_time_report'],
    });
    const path = `/api/v1/corporategroups/${large.id}/analytics/time-sheets/?`;
    const session = { access: (await app.sessionOf(user.id)).access };
    const year = 'start_date=2025-01-01&end_date=2025-12-31';
    const tooManyRows = await app.request('GET', `${path}${year}`, session);
    expect(tooManyRows.body).toMatchObject({ details: [{ field: 'limit' }] });
    const tooLong = await app.request(
      'GET',
      `${path}start_date=2023-12-01&end_date=2026-02-01&limit=24`,
      session,
    );
    expect(tooLong.body).toMatchObject({ details: [{ field: 'end_date' }] });
    const page = await app.request('GET', `${path}${year}&limit=24`, session);
    expect(page.status).toBe(200);
  });
});
