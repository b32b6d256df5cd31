import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestAnswer, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../testing/test-people.ts';
import { allPermissionKeys } from '../server/contract.ts';

let app: TestApp;
let group: TestCorporateGroup;
let access: string;
let newsId: string;
let site: string;

beforeAll(async () => {
  app = await createTestApp();
  group = await createCorporateGroup(app.deps.database, 'Norrviken', [2]);
  const user = await createUser(app.deps.database, { permissions: allPermissionKeys });
  access = (await app.sessionOf(user.id)).access;
  newsId = String((await send('POST', '/api/v1/news/', { title: 'Nytt' })).body['uuid']);
  site = group.companies[0]?.siteIds[0] ?? '';
});

afterAll(() => app.close());

function send(method: string, path: string, body?: unknown): Promise<TestAnswer> {
  return app.request(method, path, { access, ...(body === undefined ? {} : { body }) });
}

function inGroup(path: string): string {
  return `/api/v1/corporategroups/${group.id}/${path}`;
}

/** One more than the largest integer of the database. */
const beyond = 2_147_483_648;

const person = { email: 'ny@norrviken.example', first_name: 'Ny', last_name: 'Person' };

test.each<readonly [string, () => Promise<TestAnswer>]>([
  ['the roles of a new customer user', () => send('POST', inGroup('users/'), { ...person, roles: [beyond] })],
  [
    'the roles of a new internal user',
    () => send('POST', '/api/v1/administrators/', { ...person, roles: [beyond] }),
  ],
  [
    'a customer role in a batch',
    () => send('PATCH', inGroup('groups/batch-update/'), [{ id: beyond, permissions: [] }]),
  ],
  [
    'a customer role in a batch by area',
    () =>
      send('PATCH', `/api/v2/corporategroups/${group.id}/groups/batch-update/`, [
        { id: beyond, areas: [{ area: 'news', permissions: [] }] },
      ]),
  ],
  [
    'an internal role in a batch',
    () => send('PATCH', '/api/v1/administrators/groups/batch-update/', [{ id: beyond, permissions: [] }]),
  ],
  ['a role in a path', () => send('GET', inGroup(`groups/${beyond}/`))],
  ['an internal role in a path', () => send('GET', `/api/v1/administrators/groups/${beyond}/`)],
  ['a heated area', () => send('PATCH', `/api/v1/sites/${site}/`, { heated_area_m2: 1e15 })],
  ['a power', () => send('PATCH', `/api/v1/sites/${site}/`, { subscribed_power_kw: 1e15 })],
  ['a fuse', () => send('PATCH', `/api/v1/sites/${site}/`, { fuse_size_a: beyond })],
  [
    'a saving',
    () =>
      send('PATCH', inGroup('analytics/time-sheets/update-suggestions/'), {
        suggestions: [
          {
            title: 'A',
            period: { start_date: '2026-01-01', end_date: '2026-01-31' },
            potential_kwh_per_year: 1e15,
          },
        ],
      }),
  ],
  ['a leap second', () => send('PATCH', `/api/v1/news/${newsId}/`, { publish_at: '2026-12-31T23:59:60Z' })],
  [
    'a time zone that is none',
    () => send('PATCH', `/api/v1/news/${newsId}/`, { publish_at: '2026-12-31T23:59:00+23:59' }),
  ],
  [
    'an instant before Christ',
    () => send('PATCH', `/api/v1/news/${newsId}/`, { publish_at: '0000-01-01T00:00:00Z' }),
  ],
  [
    'a time zone that leads before Christ',
    () => send('PATCH', `/api/v1/news/${newsId}/`, { publish_at: '0001-01-01T00:00:00+14:00' }),
  ],
  [
    'a time zone that leads beyond all years',
    () => send('PATCH', `/api/v1/news/${newsId}/`, { publish_at: '9999-12-31T23:59:59-12:00' }),
  ],
  ['the first day of all', () => send('GET', inGroup('invoices/?start_date=0001-01-01&end_date=0001-01-02'))],
  ['a day before Christ', () => send('GET', inGroup('invoices/?start_date=0000-01-01&end_date=0000-01-02'))],
  ['the last day of all', () => send('GET', inGroup('invoices/?start_date=9999-12-31&end_date=9999-12-31'))],
  ['a uuid in a long form', () => send('GET', `/api/v1/news/urn:uuid:${newsId}/`)],
  [
    'the same uuid in upper and lower case',
    () =>
      send('POST', inGroup('site-groups/'), { name: 'Två', sites: [site.toLowerCase(), site.toUpperCase()] }),
  ],
  ['NUL', () => send('PATCH', `/api/v1/news/${newsId}/`, { title: 'a\0b' })],
  ['half a letter', () => send('PATCH', `/api/v1/news/${newsId}/`, '{"title":"a\\ud800b"}')],
  [
    'half a letter in a name',
    () => send('POST', inGroup('groups/'), '{"display_name":"\\udc00","permissions":[]}'),
  ],
  ['a number beyond all numbers', () => send('PATCH', `/api/v1/sites/${site}/`, '{"heated_area_m2":1e999}')],
])('security m3: %s that the database cannot hold is refused in words', async (_name, call) => {
  const answer = await call();
  expect([answer.status, answer.body['type']]).toEqual([400, 'field_error']);
});

test.each<readonly [string, () => Promise<TestAnswer>]>([
  ['the largest role', () => send('GET', inGroup('groups/2147483647/'))],
  [
    'the largest numbers of a site',
    () =>
      send('PATCH', `/api/v1/sites/${site}/`, {
        heated_area_m2: 10_000_000,
        fuse_size_a: 100_000,
        subscribed_power_kw: 10_000_000,
      }),
  ],
  [
    'the first and the last instant',
    () =>
      send('PATCH', `/api/v1/news/${newsId}/`, {
        publish_at: '1900-01-02T00:00:00Z',
        unpublish_at: '2999-12-30T00:00:00Z',
      }),
  ],
  ['the first day', () => send('GET', inGroup('invoices/?start_date=1900-01-01&end_date=1900-01-02'))],
  ['the last day', () => send('GET', inGroup('invoices/?start_date=2999-12-31&end_date=2999-12-31'))],
  [
    'letters outside the usual ones',
    () => send('PATCH', `/api/v1/news/${newsId}/`, { title: '😀'.repeat(120) }),
  ],
])('security m3: %s that the contract allows does no harm', async (_name, call) => {
  const answer = await call();
  expect([200, 404].includes(answer.status) ? '' : answer.text).toBe('');
});
