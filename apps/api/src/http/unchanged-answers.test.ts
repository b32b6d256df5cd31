import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestAnswer, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser } from '../testing/test-people.ts';

const profile = '/api/v1/users/profile/';
let app: TestApp;
let anna: string;
let erik: string;
let annasId: string;

beforeAll(async () => {
  app = await createTestApp();
  const { id } = await createCorporateGroup(app.deps.database, 'Kallvik Industri');
  const users = [1, 2].map(() => createUser(app.deps.database, { corporateGroupId: id }));
  const [first, second] = await Promise.all(users);
  if (first === undefined || second === undefined) throw new Error('Two people are needed.');
  annasId = first.id;
  anna = (await app.sessionOf(first.id)).access;
  erik = (await app.sessionOf(second.id)).access;
});

afterAll(() => app.close());

function ask(
  access: string,
  known: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestAnswer> {
  return app.request('GET', profile, { access, headers: { 'If-None-Match': known, ...headers } });
}

async function tagOf(access: string): Promise<string> {
  return (await app.request('GET', profile, { access })).headers.get('etag') ?? 'none';
}

describe('an answer that has not changed', () => {
  test('is 304 with the headers of every answer, and is stored nowhere', async () => {
    const { status, text, headers } = await ask(anna, await tagOf(anna));
    expect([status, text]).toEqual([304, '']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  test('is told from one that has changed', async () => {
    const before = await tagOf(anna);
    const { db } = app.deps.database;
    await db.updateTable('app_user').set({ first_name: 'Annika' }).where('id', '=', annasId).execute();
    expect(await ask(anna, before)).toMatchObject({ status: 200, body: { first_name: 'Annika' } });
  });

  test('is looked for only once its caller may have it', async () => {
    const tag = await tagOf(anna);
    expect((await ask('wrong', tag)).status).toBe(401);
    expect((await ask(anna, '*', { 'X-Shadow-User': 'wrong' })).status).toBe(401);
    const others = await ask(erik, tag);
    expect(others.status).toBe(200);
    expect(others.body['uuid']).not.toBe(annasId);
  });

  test('is none when something is changed', async () => {
    const answer = await app.request('PATCH', profile, {
      access: anna,
      body: { first_name: 'Anna' },
      headers: { 'If-None-Match': '*' },
    });
    expect([answer.status, answer.headers.has('etag')]).toEqual([200, false]);
  });
});
