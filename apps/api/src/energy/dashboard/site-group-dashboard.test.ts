import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestAnswer, type TestApp } from '../../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../../testing/test-people.ts';
import { dayOf } from '@vinrod/locale/day';
import { storeEvenDays } from '../testing/store-days.ts';

let app: TestApp;
let own: TestCorporateGroup;
let foreign: TestCorporateGroup;
let shared: string;
let hidden: string;

const permissions = ['cg_can_view_site_group'] as const;

async function newSiteGroup(siteIds: readonly string[], isShared: boolean): Promise<string> {
  const id = randomUUID();
  const now = app.clock.now();
  const { db } = app.deps.database;
  const group = { corporate_group_id: own.id, created_by: null, created_at: now, updated_at: now };
  const visibility = isShared ? 'corporate_group' : 'private';
  await db
    .insertInto('site_group')
    .values({ ...group, id, name: id, visibility })
    .execute();
  for (const site_id of siteIds)
    await db
      .insertInto('site_group_site')
      .values({ corporate_group_id: own.id, site_group_id: id, site_id })
      .execute();
  return id;
}

async function accessOf(group: TestCorporateGroup, companyIds: readonly string[] = []): Promise<string> {
  const user = await createUser(app.deps.database, { permissions, corporateGroupId: group.id, companyIds });
  return (await app.sessionOf(user.id)).access;
}

beforeAll(async () => {
  app = await createTestApp();
  own = await createCorporateGroup(app.deps.database, 'Egen', [2, 1]);
  foreign = await createCorporateGroup(app.deps.database, 'Annan', [1]);
  const [first = '', second = '', third = ''] = own.companies.flatMap(({ siteIds }) => siteIds);
  const wh = new Map([
    [first, 1000],
    [second, 2000],
    [third, 4000],
  ]);
  const period = { first: dayOf(2026, 5, 1), last: dayOf(2026, 5, 31) };
  await storeEvenDays(app.deps.database, own.id, wh, period);
  shared = await newSiteGroup([second, third], true);
  hidden = await newSiteGroup([first], false);
});

afterAll(() => app.close());

function dashboard(id: string, access: string, query = 'start_date=2026-05-01&end_date=2026-05-31') {
  return app.request('GET', `/api/v1/sites/groups/${id}/dashboard-data/?${query}`, { access });
}

test('tells the figures of the sites of the group, and of no others', async () => {
  const { status, body } = await dashboard(shared, await accessOf(own));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    period: { start_date: '2026-05-01', end_date: '2026-05-31' },
    site_count: 2,
    total_consumption_kwh: 6 * 744,
    max_power_kw: 6,
    coverage_percent: 100,
    previous_year: { change_percent: null, change_percent_reason: 'previous_values_missing' },
    top_sites: [{ kwh: 4 * 744 }, { kwh: 2 * 744 }],
  });
});

test('leaves out the sites of the group that the caller may not see', async () => {
  const { body } = await dashboard(shared, await accessOf(own, [own.companies[1]?.id ?? '']));
  expect(body).toMatchObject({
    site_count: 1,
    total_consumption_kwh: 4 * 744,
    top_sites: [{ share_percent: 100 }],
  });
  const empty = await newSiteGroup([], true);
  const nothing = await dashboard(empty, await accessOf(own));
  expect(nothing.body).toMatchObject({ site_count: 0, total_consumption_kwh: null, data_span: null });
});

test('covers six months through the end of last month when no period is given', async () => {
  const { body } = await dashboard(shared, await accessOf(own), '');
  expect(body['period']).toEqual({ start_date: '2026-05-01', end_date: '2026-10-31' });
});

test('answers 404 for groups that the caller may not see, as for none', async () => {
  const member = await accessOf(own);
  const answers: readonly TestAnswer[] = [
    await dashboard(hidden, member),
    await dashboard(shared, await accessOf(foreign)),
    await dashboard(randomUUID(), member),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});
