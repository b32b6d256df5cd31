import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatInstant } from '@vinrod/locale/clock';
import { later } from '../config/clock.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser } from '../testing/test-people.ts';

const permissions = ['can_manage_news', 'can_delete_news'] as const;

let app: TestApp;
let groupId: string;
let editor: string;
let customer: string;

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  groupId = (await createCorporateGroup(database, 'Norrviken', [])).id;
  const access = async (options: Parameters<typeof createUser>[1]) =>
    (await app.sessionOf((await createUser(database, options)).id)).access;
  editor = await access({ permissions, firstName: 'Karin', lastName: 'Åberg' });
  customer = await access({ corporateGroupId: groupId });
});

afterAll(() => app.close());

beforeEach(async () => {
  await app.deps.database.db.deleteFrom('news').execute();
});

const collection = '/api/v1/news/';

function create(body: object) {
  return app.request('POST', collection, { access: editor, body });
}

function path(item: TestAnswer): string {
  return `${collection}${String(item.body['uuid'])}/`;
}

function change(item: TestAnswer, body: object) {
  return app.request('PATCH', path(item), { access: editor, body });
}

function inSeconds(seconds: number): string {
  return formatInstant(later(app.clock.now(), seconds).getTime());
}

async function published(): Promise<unknown> {
  const answer = await app.request('GET', `${collection}published-news/`, { access: customer });
  return answer.body['count'];
}

const text = { title: 'Effekttoppar', body: '<p>Så kapar du dem.</p>' };

describe('from draft to archive', () => {
  test('a draft is seen by nobody, a published one at once', async () => {
    const item = await create(text);
    expect(item.body).toMatchObject({
      title: 'Effekttoppar',
      status: 'draft',
      audience: 'all',
      author: { full_name: 'Karin Åberg' },
      published_at: null,
      image: null,
      attachments: [],
    });
    expect(await published()).toBe(0);
    const out = await change(item, { status: 'published' });
    expect(out.body).toMatchObject({ status: 'published', published_at: inSeconds(0) });
    expect(await published()).toBe(1);
    await change(item, { status: 'archived' });
    expect(await published()).toBe(0);
  });

  test('a scheduled one comes out and is taken down by itself', async () => {
    const times = { publish_at: inSeconds(60), unpublish_at: inSeconds(120) };
    const item = await create({ ...text, status: 'scheduled', ...times });
    expect(item.body).toMatchObject({ status: 'scheduled', ...times, published_at: null });
    expect(await published()).toBe(0);
    app.clock.advance(61);
    expect(await published()).toBe(1);
    const read = () => app.request('GET', path(item), { access: editor });
    expect((await read()).body).toMatchObject({ status: 'published', published_at: times.publish_at });
    // A later change does not need a new time.
    expect((await change(item, { preamble: 'Ny ingress' })).status).toBe(200);
    app.clock.advance(60);
    expect(await published()).toBe(0);
    expect((await read()).body).toMatchObject({ status: 'archived' });
  });

  test.each([
    [{ title: '  ' }, 'title'],
    [{ status: 'published', body: '<p>&nbsp;</p>', preamble: '' }, 'body'],
    [{ status: 'scheduled' }, 'publish_at'],
    [{ status: 'scheduled', publish_at: '2020-01-01T00:00:00Z' }, 'publish_at'],
    [
      {
        status: 'scheduled',
        publish_at: '2099-01-01T00:00:00Z',
        unpublish_at: '2098-01-01T00:00:00Z',
      },
      'unpublish_at',
    ],
    [{ audience: 'corporate_groups' }, 'corporate_groups'],
    [
      { audience: 'corporate_groups', corporate_groups: ['6f3c1e9e-5d5e-4a66-9a3d-2d3b0a6f9c11'] },
      'corporate_groups',
    ],
  ])('%j is refused', async (fields, field) => {
    const answer = await create({ ...text, ...fields });
    expect([answer.status, answer.body['details']]).toMatchObject([422, [{ field }]]);
    expect((await app.request('GET', collection, { access: editor })).body).toMatchObject({ count: 0 });
  });
});

describe('the list', () => {
  test('is searched, filtered by the status of now and sorted', async () => {
    await create({ ...text, title: 'Åska' });
    await create({ ...text, title: 'Ängar', status: 'scheduled', publish_at: inSeconds(30) });
    await create({ ...text, title: 'Zon', status: 'published' });
    app.clock.advance(31);
    const list = async (query: string) =>
      (await app.request('GET', collection + query, { access: editor })).body;
    expect(await list('?ordering=title')).toMatchObject({
      count: 3,
      results: [{ title: 'Zon' }, { title: 'Åska' }, { title: 'Ängar' }],
    });
    expect(await list('?status=published&ordering=title')).toMatchObject({ count: 2 });
    expect(await list('?status=scheduled')).toMatchObject({ count: 0 });
    expect(await list('?search=kapar%20zon')).toMatchObject({ count: 1 });
  });
});

test('a removed one is gone', async () => {
  const item = await create(text);
  expect((await app.request('DELETE', path(item), { access: editor })).body).toEqual({});
  expect((await app.request('DELETE', path(item), { access: editor })).status).toBe(404);
  expect((await change(item, { title: 'Tillbaka' })).status).toBe(404);
});

test('one that is aimed at a corporate group is read there and nowhere else', async () => {
  const aimed = { ...text, status: 'published', audience: 'corporate_groups' };
  const item = await create({ ...aimed, corporate_groups: [groupId] });
  expect(item.body).toMatchObject({ corporate_groups: [groupId] });
  expect(await published()).toBe(1);
  expect((await change(item, { audience: 'internal' })).body).toMatchObject({ corporate_groups: [] });
  expect(await published()).toBe(0);
});

test('security 58: a text with more tags than a text needs is refused before anybody has to clean it', async () => {
  const heavy = { title: 'Tung', body: '<b>'.repeat(33_000) };
  const refusal = [
    { field: 'body', errors: ['Texten har för mycket formatering (högst 3 000 HTML-taggar).'] },
  ];
  expect((await create(heavy)).body['details']).toEqual(refusal);
  const item = await create({ title: 'Lätt', body: '<b>x</b>'.repeat(1500) });
  expect(item.status).toBe(200);
  expect((await change(item, { body: heavy.body })).body['details']).toEqual(refusal);
});

test('security 62: what is stored has been cleaned already', async () => {
  const own = '/media/news-attachments/6f3c1e9e-5d5e-4a66-9a3d-2d3b0a6f9c11';
  const item = await create({
    title: 'Farlig',
    body: `<p onclick="x()">Hej<script>alert(1)</script></p><img src="https://evil.example/x.png" alt="x">
      <img src="${own}" alt="En trave tegel" onerror="x()"><img src="${own}">`,
  });
  expect(item.body['body']).toBe(`<p>Hej</p>\n      <img src="${own}" alt="En trave tegel" />`);
  const stored = await app.deps.database.db.selectFrom('news').select('body').executeTakeFirst();
  expect(stored?.body).not.toMatch(/script|onerror|evil/);
});
