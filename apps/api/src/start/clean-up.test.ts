import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLogin } from '../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createUser } from '../testing/test-people.ts';
import { removeExpired } from './clean-up.ts';

const tables = ['login_challenge', 'password_link', 'rate_limit', 'session', 'refresh_token'] as const;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of tables)
    found[table] = (await app.deps.database.db.selectFrom(table).selectAll().execute()).length;
  return found;
}

test('what nobody waits for any more is removed, and nothing else', async () => {
  const user = await createUser(app.deps.database);
  await startLogin(app, user);
  await app.sessionOf(user.id);
  await app.request('POST', '/api/v1/reset-password', { body: { email: user.email } });
  await app.deps.background.settled();
  const before = await counts();
  expect(before).toEqual({
    login_challenge: 1,
    password_link: 1,
    rate_limit: 11,
    session: 1,
    refresh_token: 1,
  });
  await removeExpired(app.deps);
  expect((await counts())['login_challenge']).toBe(1);
  app.clock.advance(3 * 3600);
  await removeExpired(app.deps);
  expect(await counts()).toEqual({
    login_challenge: 0,
    password_link: 0,
    rate_limit: 0,
    session: 1,
    refresh_token: 1,
  });
  app.clock.advance(38 * 24 * 3600);
  await removeExpired(app.deps);
  expect(await counts()).toMatchObject({ session: 0, refresh_token: 0 });
});
