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

test('what is kept of people for a time is removed when that is over, and not before', async () => {
  const { db } = app.deps.database;
  const user = await createUser(app.deps.database);
  const now = app.clock.now();
  await db
    .insertInto('shadow_session')
    .values({
      id: '0c6d5b3e-25f6-4c4e-8a61-2f3f4a9b7c10',
      kind: 'user',
      actor_id: user.id,
      actor_name: 'Tova Lindmark',
      session_id: '0c6d5b3e-25f6-4c4e-8a61-2f3f4a9b7c99',
      target_id: user.id,
      target_name: 'Tova Lindmark',
      started_at: now,
      expires_at: now,
      ended_at: now,
    })
    .execute();
  await db
    .insertInto('missing_values_mail')
    .values({ day: app.clock.now().toISOString().slice(0, 10), user_id: user.id, claimed_at: now })
    .execute();
  const kept = async () => [
    (await db.selectFrom('shadow_session').select('id').execute()).length,
    (await db.selectFrom('missing_values_mail').select('day').execute()).length,
  ];
  const days = { ...app.deps.config, shadowSessionDays: 20, mailLogDays: 10 };
  const cleanUp = () => removeExpired({ ...app.deps, config: days });
  app.clock.advance(9 * 24 * 3600);
  await cleanUp();
  expect(await kept()).toEqual([1, 1]);
  app.clock.advance(2 * 24 * 3600);
  await cleanUp();
  expect(await kept()).toEqual([1, 0]);
  app.clock.advance(10 * 24 * 3600);
  await cleanUp();
  expect(await kept()).toEqual([0, 0]);
});

test('ended sessions are kept for as many days as the setting says', async () => {
  const user = await createUser(app.deps.database);
  await app.sessionOf(user.id);
  const cleanUp = () => removeExpired({ ...app.deps, config: { ...app.deps.config, sessionDays: 2 } });
  app.clock.advance(8 * 24 * 3600);
  await cleanUp();
  expect((await counts())['session']).toBe(1);
  app.clock.advance(2 * 24 * 3600);
  await cleanUp();
  expect((await counts())['session']).toBe(0);
});
