import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser } from '../testing/test-people.ts';

let app: TestApp;
let access: string;
let graphPath: string;

beforeAll(async () => {
  app = await createTestApp();
  const group = await createCorporateGroup(app.deps.database, 'Norrviken', []);
  const user = await createUser(app.deps.database, {
    corporateGroupId: group.id,
    permissions: ['can_view_site_list', 'cg_can_view_time_report'],
  });
  access = (await app.sessionOf(user.id)).access;
  graphPath = `/api/v1/corporategroups/${group.id}/analytics/line-graphs`;
});

afterAll(() => app.close());

function login(body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return app.request('POST', '/api/v1/login', { body, headers });
}

describe('checking requests', () => {
  test('each wrong field is told once, in words', async () => {
    const answer = await login({ email: 'no address' });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      type: 'field_error',
      details: [
        { field: 'password', errors: ['Fyll i fältet.'] },
        { field: 'email', errors: ['Ange en e-postadress, till exempel namn@foretag.se.'] },
      ],
    });
  });

  test('what is unknown or too large is told before anything else', async () => {
    const answer = await login({ email: 'x'.repeat(600), extra: 1 });
    expect(answer.body['details']).toEqual([
      { field: 'extra', errors: ['Fältet är okänt.'] },
      { field: 'email', errors: ['Ange högst 254 tecken.'] },
    ]);
  });

  test.each([
    ['half a JSON text', '{"email":'],
    ['a list', '[]'],
    ['nothing', ''],
    ['a number', '5'],
  ])('%s is a typed 400', async (_name, body) => {
    const answer = await login(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      type: 'non_field_error',
      details: { message: 'Det gick inte att läsa det som skickades.' },
    });
  });

  test.each([
    ['PATCH', '/api/v1/users/profile/', {}, 'Ange minst ett fält att ändra.'],
    ['PATCH', '/api/v1/administrators/groups/batch-update/', [], 'Välj minst 1.'],
  ])('what is wrong with the whole of %s %s is told without a field', async (method, path, body, message) => {
    const user = await createUser(app.deps.database, { permissions: ['can_manage_admin_group'] });
    const session = await app.sessionOf(user.id);
    const answer = await app.request(method, path, { access: session.access, body });
    expect([answer.status, answer.body]).toEqual([400, { type: 'non_field_error', details: { message } }]);
  });

  test.each([
    [
      'thirty thousand lists in each other',
      `{"email":${'['.repeat(30_000)}${']'.repeat(30_000)},"password":"x"}`,
    ],
    ['ten thousand objects in each other', `{"email":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`],
    ['six thousand fields', `{${Array.from({ length: 6000 }, (_, n) => `"f${n}":1`).join()}}`],
    ['NUL', '{"email":"a@b.example","password":"a\\u0000b"}'],
    ['a number that is none', '{"email":"a@b.example","password":1e999}'],
  ])('%s is a typed 400', async (_name, body) => {
    const answer = await login(body);
    expect(answer.status).toBe(400);
    expect(['field_error', 'non_field_error']).toContain(answer.body['type']);
  });

  test('__proto__ in a body is refused and changes nothing', async () => {
    const answer = await login('{"email":"a@b.example","password":"x","__proto__":{"admin":true}}');
    expect(answer.status).toBe(400);
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('admin');
  });

  test('another content type is a typed 415', async () => {
    const answer = await login('email=a', { 'Content-Type': 'application/x-www-form-urlencoded' });
    expect(answer.status).toBe(415);
    expect(answer.body).toMatchObject({ type: 'non_field_error' });
  });

  test('a body over 64 kB is a typed 413', async () => {
    const answer = await login({ email: 'a@b.example', password: 'x'.repeat(64 * 1024) });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ type: 'non_field_error' });
  });

  test.each([
    ['start_date=2026-02-30&end_date=2026-03-01', 'start_date', 'Ange datumet som ÅÅÅÅ-MM-DD.'],
    ['start_date=&end_date=2026-03-01', 'start_date', 'Ange datumet som ÅÅÅÅ-MM-DD.'],
    ['start_date=2026-05-01&end_date=2026-05-02&site_id=7', 'site_id', 'Ange ett giltigt id.'],
    ['start_date=2026-05-01&end_date=2026-05-02&sites=1', 'sites', 'Fältet är okänt.'],
    [
      'start_date=2026-05-01&end_date=2026-05-02&resolution=second',
      'resolution',
      'Ange ett av: quarter, hour, day, week, month, year.',
    ],
    [
      'start_date=2026-05-01&start_date=2026-05-02&end_date=2026-05-02',
      'start_date',
      'Värdet får bara anges en gång.',
    ],
  ])('query %s is refused at %s', async (query, field, message) => {
    const answer = await app.request('GET', `${graphPath}/?${query}`, { access });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ type: 'field_error', details: [{ field, errors: [message] }] });
  });

  test('security 58: limits of lists are enforced', async () => {
    for (const query of [
      'limit=0',
      'limit=10001',
      'limit=1000000000',
      'offset=-1',
      'limit=ten',
      'limit=1.5',
    ]) {
      const answer = await app.request('GET', `/api/v1/news/published-news/?${query}`, { access });
      expect([query, answer.status]).toEqual([query, 400]);
    }
  });

  test('an id that is no uuid is a typed 400', async () => {
    const answer = await app.request('GET', '/api/v1/corporategroups/1%20or%201=1/site-tree/', { access });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      type: 'field_error',
      details: [{ field: 'id', errors: ['Ange ett giltigt id.'] }],
    });
  });
});
