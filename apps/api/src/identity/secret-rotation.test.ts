import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Config } from '../config/config.ts';
import { textAt } from '../server/json-document.ts';
import { startLogin } from '../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestClock, type TestClock } from '../testing/test-clock.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createUser, testPassword, type TestUser } from '../testing/test-people.ts';
import type { Database } from '../store/database.ts';
import { sealSecret } from './authenticator-secret.ts';
import { resealAuthenticators, resealCommand, resealOne } from './reseal-authenticators.ts';

const first = 'the first root secret that only tests know of';
const second = 'the second root secret that only tests know of';
const third = 'the third root secret that only tests know of';

let database: Database;
let clock: TestClock;
let before: TestApp;

function appWith(settings: Partial<Config>): Promise<TestApp> {
  return createTestApp(settings, database, clock);
}

const rotating = (): Promise<TestApp> => appWith({ tokenSecret: second, oldTokenSecret: first });
const rotated = (): Promise<TestApp> => appWith({ tokenSecret: second });

beforeEach(async () => {
  database = await createTestDatabase();
  clock = createTestClock();
  before = await appWith({ tokenSecret: first });
});

afterEach(() => database.close());

async function used(app: TestApp, purpose: string, secret: 'current' | 'old'): Promise<number> {
  const text = await (await app.deps.metrics.read()).text();
  const line = text
    .split('\n')
    .find((each) => each.startsWith(`vinrod_secret_uses_total{purpose="${purpose}",secret="${secret}"}`));
  return Number(line?.split(' ').at(-1));
}

async function profileStatus(app: TestApp, access: string): Promise<number> {
  return (await app.request('GET', '/api/v1/users/profile/', { access })).status;
}

async function enrolled(app: TestApp): Promise<{ readonly user: TestUser; readonly secret: string }> {
  const user = await createUser(app.deps.database);
  const { access } = await app.sessionOf(user.id);
  const { body } = await app.request('POST', '/api/v1/totp/', { access, body: { password: testPassword } });
  const secret = textAt(body, 'secret', 'totp');
  const confirmed = await app.request('PATCH', '/api/v1/totp/', { access, body: { otp: codeOf(secret) } });
  expect(confirmed.status).toBe(200);
  clock.advance(30);
  return { user, secret };
}

function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
}

async function signInStatus(app: TestApp, { user, secret }: Awaited<ReturnType<typeof enrolled>>) {
  const { body } = await app.request('POST', '/api/v1/login', {
    body: { email: user.email, password: testPassword },
  });
  const token = textAt(body, 'token', 'login');
  const { status } = await app.request('POST', '/api/v1/verify-otp', {
    body: { token, otp: codeOf(secret) },
  });
  clock.advance(30);
  return status;
}

const storedAuthenticators = () =>
  database.db.selectFrom('authenticator').selectAll().orderBy('user_id').execute();

describe('adoption O2: while the old secret is set', () => {
  test('a session goes on: its access token is accepted, its refresh token gives one of the new secret', async () => {
    const user = await createUser(database);
    const { access, refresh } = await before.sessionOf(user.id);
    const during = await rotating();
    expect(await profileStatus(during, access)).toBe(200);
    expect([
      await used(during, 'access token', 'old'),
      await used(during, 'access token', 'current'),
    ]).toEqual([1, 0]);
    const renewed = await during.request('POST', '/api/v1/token/refresh', { body: { refresh } });
    const next = textAt(renewed.body, 'access', 'refresh');
    const after = await rotated();
    expect(await profileStatus(after, next)).toBe(200);
    expect(await profileStatus(after, access)).toBe(401);
    expect(await profileStatus(before, next)).toBe(401);
  });

  test('a refresh token that was exchanged just before gives the same child, not the end of the session', async () => {
    const user = await createUser(database);
    const { refresh } = await before.sessionOf(user.id);
    const one = await before.request('POST', '/api/v1/token/refresh', { body: { refresh } });
    clock.advance(5);
    const during = await rotating();
    const other = await during.request('POST', '/api/v1/token/refresh', { body: { refresh } });
    expect([other.status, other.body['refresh']]).toEqual([200, one.body['refresh']]);
  });

  test('a mailed code is accepted, and counted without it', async () => {
    const user = await createUser(database);
    const { token, code } = await startLogin(before, user);
    const during = await rotating();
    const { status } = await during.request('POST', '/api/v1/verify-otp', { body: { token, otp: code } });
    expect([status, await used(during, 'one-time code', 'old')]).toEqual([200, 1]);
    expect((await (await during.deps.metrics.read()).text()).includes(code)).toBe(false);
  });

  test('a browser stays known, and becomes known by the new secret when it signs in', async () => {
    const user = await createUser(database);
    const { token, code } = await startLogin(before, user);
    const signedIn = await before.request('POST', '/api/v1/verify-otp', { body: { token, otp: code } });
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const during = await rotating();
    const login = await during.request('POST', '/api/v1/login', {
      body: { email: user.email, password: testPassword },
      headers: { Cookie: cookie },
    });
    expect([login.status, await used(during, 'known device', 'old')]).toEqual([200, 1]);
  });

  test('an authenticator app works on, and the count tells that it is sealed with the old secret', async () => {
    const person = await enrolled(before);
    const during = await rotating();
    expect([await signInStatus(during, person), await used(during, 'authenticator app', 'old')]).toEqual([
      200, 1,
    ]);
  });

  test('what a third secret has made is refused', async () => {
    const stranger = await appWith({ tokenSecret: third });
    const user = await createUser(database);
    const { access } = await stranger.sessionOf(user.id);
    const during = await rotating();
    expect(await profileStatus(during, access)).toBe(401);
    expect(await used(during, 'access token', 'old')).toBe(0);
  });

  test('an old token is refused once it has expired', async () => {
    const user = await createUser(database);
    const { access } = await before.sessionOf(user.id);
    const during = await rotating();
    clock.advance(601);
    expect(await profileStatus(during, access)).toBe(401);
  });
});

describe('adoption O2: once the old secret is not set any more', () => {
  test('what it made is refused, and the session goes on by its refresh token', async () => {
    const user = await createUser(database);
    const { access, refresh } = await before.sessionOf(user.id);
    const after = await rotated();
    expect(await profileStatus(after, access)).toBe(401);
    expect((await after.request('POST', '/api/v1/token/refresh', { body: { refresh } })).status).toBe(200);
  });

  test('an app that was not sealed again is refused, and one that was works', async () => {
    const person = await enrolled(before);
    expect(await signInStatus(await rotated(), person)).toBe(401);
    const during = await rotating();
    await resealAuthenticators(during.deps);
    expect(await signInStatus(await rotated(), person)).toBe(200);
    expect(await signInStatus(before, person)).toBe(401);
  });
});

describe('sealing authenticators again', () => {
  test('is done once: a second run finds nothing to do', async () => {
    const people = [await enrolled(before), await enrolled(before)];
    const during = await rotating();
    expect(await resealAuthenticators(during.deps)).toEqual({ sealed: 2, current: 0, unreadable: 0 });
    const stored = await storedAuthenticators();
    expect(await resealAuthenticators(during.deps)).toEqual({ sealed: 0, current: 2, unreadable: 0 });
    expect(await storedAuthenticators()).toEqual(stored);
    for (const person of people) expect(await signInStatus(during, person)).toBe(200);
    expect(await used(during, 'authenticator app', 'old')).toBe(0);
  });

  test('that was killed in the middle goes on where it was', async () => {
    await enrolled(before);
    await enrolled(before);
    await enrolled(before);
    const during = await rotating();
    for (const row of (await storedAuthenticators()).slice(0, 1))
      expect(await resealOne(during.deps, row)).toBe('sealed');
    expect(await resealAuthenticators(during.deps)).toEqual({ sealed: 2, current: 1, unreadable: 0 });
  });

  test('leaves an app alone that its user enrolled again meanwhile', async () => {
    const { user } = await enrolled(before);
    const during = await rotating();
    const stale = await storedAuthenticators();
    const again = sealSecret(during.deps.secrets, user.id, 'JBSWY3DPEHPK3PXP');
    await database.db.updateTable('authenticator').set({ secret: again }).execute();
    for (const row of stale) expect(await resealOne(during.deps, row)).toBe('current');
    expect((await storedAuthenticators()).map(({ secret }) => secret)).toEqual([again]);
  });

  test('counts an app that no secret opens, and leaves it as it is', async () => {
    await enrolled(await appWith({ tokenSecret: third }));
    await enrolled(before);
    const during = await rotating();
    expect(await resealAuthenticators(during.deps)).toEqual({ sealed: 1, current: 0, unreadable: 1 });
  });

  test('by the command says what it did, and fails while one is unreadable', async () => {
    const lines: string[] = [];
    const { config } = (await rotating()).deps;
    const context = {
      config,
      clock,
      database,
      print: (line: string) => void lines.push(line),
      printError: (line: string) => void lines.push(`error: ${line}`),
    };
    await enrolled(before);
    expect(await resealCommand.run([], context)).toBe(0);
    await enrolled(await appWith({ tokenSecret: third }));
    expect(await resealCommand.run([], context)).toBe(1);
    await expect(
      resealCommand.run([], { ...context, config: { ...config, tokenSecret: null } }),
    ).rejects.toThrow('TOKEN_SECRET is missing');
    expect(lines).toEqual([
      '1 authenticator is sealed again with TOKEN_SECRET; 0 were already.',
      '0 authenticators are sealed again with TOKEN_SECRET; 1 was already.',
      'error: 1 can be read with neither TOKEN_SECRET nor TOKEN_SECRET_OLD: its user has to enroll the app again.',
    ]);
    expect(lines.join(' ')).not.toContain(second);
  });
});
