import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createUser } from '../testing/test-people.ts';

let app: TestApp;

beforeAll(async () => {
  // Long enough for a busy computer to respond when nothing hangs.
  app = await createTestApp({ databaseTimeout: 1000 });
});

afterAll(() => app.close());

test('security 66: requests to a database that hangs are answered 503, and work again when it goes on', async () => {
  const user = await createUser(app.deps.database);
  const { access } = await app.sessionOf(user.id);
  const before = await app.request('GET', '/api/v1/users/profile', { access });
  expect(before.status).toBe(200);
  const locked = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  // On a server the lock blocks the other queries; on the embedded database the open transaction does.
  const hanging = app.deps.database.transaction(async (trx) => {
    await sql`lock table session, rate_limit, login_challenge in access exclusive mode`.execute(trx);
    locked.resolve();
    await goOn.promise;
  });
  await locked.promise;

  const profile = await app.request('GET', '/api/v1/users/profile', { access });
  expect([profile.status, profile.headers.get('retry-after')]).toEqual([503, '5']);
  expect(profile.body).toMatchObject({ type: 'non_field_error' });
  const login = await app.request('POST', '/api/v1/login', { body: { email: user.email, password: 'x' } });
  expect(login.status).toBe(503);
  const token = 'x'.repeat(43);
  const verified = await app.request('POST', '/api/v1/verify-otp', { body: { token, otp: '123456' } });
  expect(verified.status).toBe(503);
  const resent = await app.request('POST', '/api/v1/resend-otp', { body: { token } });
  expect(resent.status).toBe(503);

  goOn.resolve();
  await hanging;
  const again = await app.request('GET', '/api/v1/users/profile', { access });
  expect(again.status).toBe(200);
});
