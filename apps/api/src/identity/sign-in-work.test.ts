import type * as Crypto from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createUser, testPassword, type TestUser } from '../testing/test-people.ts';
import { hashPassword } from './password-hash.ts';

/** Costs of the computed password hashes; the real function does the work. */
const hashes = vi.hoisted((): string[] => []);

vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof Crypto>();
  const argon2: typeof crypto.argon2 = (algorithm, parameters, callback) => {
    const { memory, passes, parallelism, tagLength } = parameters;
    hashes.push([algorithm, memory, passes, parallelism, tagLength].join(' '));
    crypto.argon2(algorithm, parameters, callback);
  };
  return { ...crypto, argon2 };
});

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

beforeEach(() => {
  hashes.length = 0;
});

async function workOf(email: string, password: string): Promise<readonly string[]> {
  hashes.length = 0;
  await app.request('POST', '/api/v1/login', { body: { email, password } });
  return [...hashes];
}

/** Gives somebody the hash that choosing the password would have given; that of other tests takes no work. */
async function withRealHash(user: TestUser): Promise<TestUser> {
  await app.deps.database.db
    .updateTable('app_user')
    .set({ password_hash: await hashPassword(testPassword) })
    .where('id', '=', user.id)
    .execute();
  return user;
}

test('security 29: refusing a sign-in costs the same hash with and without an account', async () => {
  const known = await withRealHash(await createUser(app.deps.database));
  const disabled = await withRealHash(await createUser(app.deps.database, { status: 'inactive' }));
  const expected = ['argon2id 19456 2 1 32'];
  expect(await workOf(known.email, 'not the password')).toEqual(expected);
  expect(await workOf('nobody@kund.example', testPassword)).toEqual(expected);
  expect(await workOf(disabled.email, testPassword)).toEqual(expected);
});
