import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestAnswer, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../testing/test-people.ts';
import { dayOf } from '@vinrod/locale/day';
import { storeEvenDays } from './testing/store-days.ts';

let app: TestApp;
let own: TestCorporateGroup;
let foreign: TestCorporateGroup;
let access: string;
let limitedAccess: string;
let staffAccess: string;

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  own = await createCorporateGroup(database, 'Egen', [1, 1]);
  foreign = await createCorporateGroup(database, 'Annan', [1]);
  const sites = [...own.companies, ...foreign.companies].flatMap(({ siteIds }) => siteIds);
  const period = { first: dayOf(2026, 5, 1), last: dayOf(2026, 5, 31) };
  for (const group of [own, foreign]) {
    const inGroup = group.companies.flatMap(({ siteIds }) => siteIds);
    const wh = new Map(inGroup.map((id) => [id, 1000 * (1 + sites.indexOf(id))]));
    await storeEvenDays(database, group.id, wh, period);
  }
  const permissions = ['cg_can_view_time_report', 'cg_can_view_monthly_report'] as const;
  const user = await createUser(database, { corporateGroupId: own.id, permissions });
  const limited = await createUser(database, {
    corporateGroupId: own.id,
    companyIds: [own.companies[1]?.id ?? ''],
    permissions,
  });
  const staff = await createUser(database, {
    permissions: ['admin_can_view_time_report', 'can_view_corporate_group_list'],
  });
  access = (await app.sessionOf(user.id)).access;
  limitedAccess = (await app.sessionOf(limited.id)).access;
  staffAccess = (await app.sessionOf(staff.id)).access;
});

afterAll(async () => {
  await app.close();
});

const may = 'start_date=2026-05-01&end_date=2026-05-31';

function dashboard(groupId: string, query: string, token = access): Promise<TestAnswer> {
  return app.request('GET', `/api/v1/sites/corporategroup/${groupId}/dashboard-data/?${query}`, {
    access: token,
  });
}

function lineGraphs(groupId: string, query: string, token = access): Promise<TestAnswer> {
  return app.request('GET', `/api/v1/corporategroups/${groupId}/analytics/line-graphs/?${query}`, {
    access: token,
  });
}

test('a user sees the sites of the own corporate group', async () => {
  const answer = await dashboard(own.id, may);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ site_count: 2, total_consumption_kwh: 3 * 744, coverage_percent: 100 });
  const graph = await lineGraphs(own.id, `${may}&resolution=month`);
  expect(graph.status).toBe(200);
  expect(graph.body['series']).toMatchObject([{ total_kwh: 2 * 744 }, { total_kwh: 744 }]);
});

test('a user with a limited view sees no total of the rest', async () => {
  const answer = await dashboard(own.id, may, limitedAccess);
  expect(answer.body).toMatchObject({ site_count: 1, total_consumption_kwh: 2 * 744 });
  const graph = await lineGraphs(own.id, may, limitedAccess);
  expect(graph.body['series']).toHaveLength(1);
});

test('staff sees every corporate group', async () => {
  expect((await dashboard(foreign.id, may, staffAccess)).status).toBe(200);
  expect((await lineGraphs(foreign.id, may, staffAccess)).status).toBe(200);
});

test('days are local days of the clock', async () => {
  const answer = await dashboard(own.id, 'start_date=2026-11-20&end_date=2026-11-20');
  expect(answer.body).toMatchObject({ coverage_percent: 0, total_consumption_kwh: null });
});

describe('without a period', () => {
  test('a report covers the six months through the end of last month', async () => {
    const answer = await dashboard(own.id, '');
    expect(answer.body['period']).toEqual({ start_date: '2026-05-01', end_date: '2026-10-31' });
    const graph = await lineGraphs(own.id, 'resolution=month');
    expect(graph.body['period']).toEqual({ start_date: '2026-05-01', end_date: '2026-10-31' });
  });

  test('one end alone is kept', async () => {
    const to = await dashboard(own.id, 'end_date=2026-05-31');
    expect(to.body['period']).toEqual({ start_date: '2025-12-01', end_date: '2026-05-31' });
    const from = await dashboard(own.id, 'start_date=2026-09-15');
    expect(from.body['period']).toEqual({ start_date: '2026-09-15', end_date: '2026-10-31' });
  });
});

test('sites can be named under both names of the specification', async () => {
  const [first, second] = own.companies.map(({ siteIds }) => siteIds[0] ?? '');
  const several = await lineGraphs(own.id, `${may}&site_ids=${first}&site_ids=${second}`);
  expect(several.body['series']).toHaveLength(2);
  const one = await lineGraphs(own.id, `${may}&site_ids=${second}`);
  expect(one.body['series']).toMatchObject([{ site: { uuid: second } }]);
  const both = await lineGraphs(own.id, `${may}&site_id=${first}&site_ids=${second}&site_ids=${first}`);
  expect(both.body['series']).toHaveLength(2);
});

const reports = [
  'line-graphs',
  'monthly-report/compilation-of-subscriptions',
  'outlet-profiles',
  'withdrawal-profiles',
  'compilation-of-customer-number',
  'usage-profiles',
  'time-sheets',
];

test.each(reports)('%s takes the filters that reports have in common', async (report) => {
  const site = own.companies[0]?.siteIds[0] ?? '';
  const filters = `${may}&site_id=${site}&site_id=${site}&resolution=month`;
  const path = `/api/v1/corporategroups/${own.id}/analytics/${report}/?${filters}`;
  const answer = await app.request('GET', path, { access });
  expect([answer.status, answer.body['period']]).toEqual([
    200,
    { start_date: '2026-05-01', end_date: '2026-05-31' },
  ]);
});

describe('what is not in view', () => {
  test.each([
    ['a foreign koncern', () => dashboard(foreign.id, may)],
    ['a koncern that does not exist', () => dashboard(randomUUID(), may)],
    ['the graph of a foreign koncern', () => lineGraphs(foreign.id, may)],
  ])('%s answers 404', async (_, request) => {
    const answer = await request();
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({
      type: 'non_field_error',
      details: { message: 'Det du söker finns inte.' },
    });
  });

  test.each(reports)('%s refuses sites by their ids', async (report) => {
    const path = `/api/v1/corporategroups/${own.id}/analytics/${report}/?${may}`;
    const ofOwn = own.companies[0]?.siteIds[0] ?? '';
    const ofForeign = foreign.companies[0]?.siteIds[0] ?? '';
    const nobodys = randomUUID();
    const refused: readonly (readonly [query: string, token: string, ids: readonly string[]])[] = [
      [`site_id=${ofForeign}`, access, [ofForeign]],
      [`site_id=${ofOwn}&site_id=${ofForeign}`, access, [ofForeign]],
      [`site_ids=${nobodys}&site_id=${ofForeign}`, access, [ofForeign, nobodys]],
      [`site_id=${ofOwn}`, limitedAccess, [ofOwn]],
    ];
    for (const [query, token, ids] of refused) {
      const answer = await app.request('GET', `${path}&${query}`, { access: token });
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ type: 'non_field_error' });
      expect([ofOwn, ofForeign, nobodys].filter((id) => answer.text.includes(id))).toEqual(ids);
    }
  });
});

describe('impossible requests answer 400 on their field', () => {
  test.each([
    ['the end before the start', 'start_date=2026-05-02&end_date=2026-05-01', 'end_date'],
    ['a date that does not exist', 'start_date=2026-02-30&end_date=2026-03-01', 'start_date'],
    ['another form of date', 'start_date=2026-05-01&end_date=31%2F5', 'end_date'],
    ['a hundred years', 'start_date=1998-01-01&end_date=2098-01-01', 'end_date'],
    ['a year before the clock rule', 'start_date=1995-01-01&end_date=1995-02-01', 'start_date'],
  ])('%s', async (_, query, field) => {
    for (const answer of [await dashboard(own.id, query), await lineGraphs(own.id, query)]) {
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ type: 'field_error' });
      expect(answer.text).toContain(`"field":"${field}"`);
    }
  });

  test.each([
    ['a resolution that does not exist', `${may}&resolution=second`, 'resolution'],
    ['a comparison that does not exist', `${may}&compare=budget`, 'compare'],
    ['three years by hour', 'start_date=2023-01-01&end_date=2025-12-31&resolution=hour', 'resolution'],
    ['a site that is no uuid', `${may}&site_id=735999000000010012`, 'site_id'],
  ])('%s', async (_, query, field) => {
    const answer = await lineGraphs(own.id, query);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(`"field":"${field}`);
  });
});
