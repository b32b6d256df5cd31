import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textAt } from '../server/json-document.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createUser, testPassword, type TestUser } from '../testing/test-people.ts';

const path = '/api/v1/totp/';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

interface Enrolled {
  readonly user: TestUser;
  readonly access: string;
  readonly secret: string;
}

function codeAt(secret: string, seconds = 0): string {
  const timestamp = app.clock.now().getTime() + seconds * 1000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

function enrol(access: string, password = testPassword) {
  return app.request('POST', path, { access, body: { password } });
}

function confirm(access: string, otp: string) {
  return app.request('PATCH', path, { access, body: { otp } });
}

async function enrolled(): Promise<Enrolled> {
  const user = await createUser(app.deps.database);
  const { access } = await app.sessionOf(user.id);
  return { user, access, secret: textAt((await enrol(access)).body, 'secret', 'totp') };
}

async function inUse(): Promise<Enrolled> {
  const all = await enrolled();
  expect((await confirm(all.access, codeAt(all.secret))).status).toBe(200);
  app.clock.advance(30);
  return all;
}

function logIn(user: TestUser, headers = {}) {
  return app.request('POST', '/api/v1/login', {
    body: { email: user.email, password: testPassword },
    headers,
  });
}

async function loginToken(user: TestUser): Promise<string> {
  return textAt((await logIn(user)).body, 'token', 'login');
}

function verify(token: string, otp: string) {
  return app.request('POST', '/api/v1/verify-otp', { body: { token, otp } });
}

describe('the codes', () => {
  // RFC 6238, appendix B, with the last six of its eight digits.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('at %i s are those of RFC 6238', (seconds, code) => {
    const totp = new TOTP({ secret: Secret.fromUTF8('12345678901234567890') });
    expect(totp.generate({ timestamp: seconds * 1000 })).toBe(code);
  });
});

describe('enrolling', () => {
  test('gives a secret for the app, which is stored encrypted and counts from the first code on', async () => {
    const { user, access, secret } = await enrolled();
    const state = await app.request('GET', path, { access });
    expect(state.body).toEqual({ is_enabled: false, enabled_at: null });
    expect((await logIn(user)).body).toMatchObject({ otp_channel: 'email' });
    const { secret: stored } = await app.deps.database.db
      .selectFrom('authenticator')
      .select('secret')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(stored).not.toContain(secret);
    const confirmed = await confirm(access, codeAt(secret));
    expect(confirmed.body).toEqual({ is_enabled: true, enabled_at: '2026-11-20T08:00:00+01:00' });
    const subjects = (await app.mailsTo(user.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Autentiseringsapp aktiverad');
  });

  test('says what the app needs in one address', async () => {
    const user = await createUser(app.deps.database, { email: 'app@vinrod.example' });
    const { body } = await enrol((await app.sessionOf(user.id)).access);
    const address = new URL(textAt(body, 'otpauth_uri', 'totp'));
    expect(decodeURIComponent(address.pathname)).toContain('Vinröd Energi:app@vinrod.example');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      issuer: 'Vinröd Energi',
      secret: body['secret'],
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });

  test('needs the password, and a right code in time', async () => {
    const { access, secret } = await enrolled();
    expect((await enrol(access, 'fel')).body).toMatchObject({ details: [{ field: 'password' }] });
    expect((await confirm(access, codeAt(secret, 120))).body).toMatchObject({ details: [{ field: 'otp' }] });
    expect((await confirm(access, 'abcdef')).status).toBe(400);
    const nothing = await app.sessionOf((await createUser(app.deps.database)).id);
    expect((await confirm(nothing.access, '123456')).status).toBe(422);
  });

  test('again replaces a secret that was never used, but not one in use', async () => {
    const { access, secret } = await enrolled();
    const second = textAt((await enrol(access)).body, 'secret', 'totp');
    expect((await confirm(access, codeAt(secret))).status).toBe(422);
    expect((await confirm(access, codeAt(second))).status).toBe(200);
    expect((await enrol(access)).status).toBe(422);
  });

  test('security 36: codes that are wrong are counted', async () => {
    const { access } = await enrolled();
    let last = 0;
    for (let tries = 0; tries < 11; tries++) last = (await confirm(access, '000000')).status;
    expect(last).toBe(429);
  });
});

describe('signing in with an app', () => {
  test('asks for its code in the same step, and mails none', async () => {
    const { user, secret } = await inUse();
    const before = (await app.mailsTo(user.email)).length;
    const login = await logIn(user);
    expect(login.body).toMatchObject({
      otp_channel: 'totp',
      masked_destination: 'Autentiseringsapp',
      otp_length: 6,
      expires_in: 900,
    });
    expect((await logIn(user, { 'Accept-Language': 'en' })).body).toMatchObject({
      masked_destination: 'Authenticator app',
    });
    const answer = await verify(textAt(login.body, 'token', 'login'), codeAt(secret));
    expect(answer.body).toMatchObject({ user: { uuid: user.id } });
    expect(await app.mailsTo(user.email)).toHaveLength(before);
  });

  test('security 33: a code works once, also in another sign-in and at the same time', async () => {
    const { user, secret } = await inUse();
    const code = codeAt(secret);
    const tokens = await Promise.all([loginToken(user), loginToken(user), loginToken(user)]);
    const answers = await Promise.all(tokens.map((token) => verify(token, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await verify(await loginToken(user), code)).status).toBe(401);
    expect((await verify(await loginToken(user), codeAt(secret, -30))).status).toBe(401);
    expect((await verify(await loginToken(user), codeAt(secret, 30))).status).toBe(200);
  });

  test('a clock may be half a minute wrong, and no more', async () => {
    const { user, secret } = await inUse();
    expect((await verify(await loginToken(user), codeAt(secret, 60))).status).toBe(401);
    expect((await verify(await loginToken(user), codeAt(secret, -60))).status).toBe(401);
    expect((await verify(await loginToken(user), codeAt(secret, 30))).status).toBe(200);
  });

  test('security 31: five wrong codes void the sign-in', async () => {
    const { user, secret } = await inUse();
    const token = await loginToken(user);
    for (let tries = 0; tries < 5; tries++) await verify(token, '000000');
    expect((await verify(token, codeAt(secret))).status).toBe(401);
  });

  test('a code cannot be sent another time', async () => {
    const { user } = await inUse();
    app.clock.advance(60);
    const answer = await app.request('POST', '/api/v1/resend-otp', {
      body: { token: await loginToken(user) },
    });
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { details: { message: 'Koden finns i din autentiseringsapp.' } },
    ]);
  });

  test('a secret that cannot be read refuses the code and says so in the log', async () => {
    const { user, secret } = await inUse();
    const other = await inUse();
    const { db } = app.deps.database;
    const { secret: foreign } = await db
      .selectFrom('authenticator')
      .select('secret')
      .where('user_id', '=', other.user.id)
      .executeTakeFirstOrThrow();
    await db.updateTable('authenticator').set({ secret: foreign }).where('user_id', '=', user.id).execute();
    for (const code of [codeAt(secret), codeAt(other.secret)])
      expect((await verify(await loginToken(user), code)).status).toBe(401);
    expect(app.log.some((line) => line.includes('TOKEN_SECRET'))).toBe(true);
  });

  test('a code of another user is none', async () => {
    const [a, b] = [await inUse(), await inUse()];
    expect((await verify(await loginToken(a.user), codeAt(b.secret))).status).toBe(401);
  });
});

describe('doing without the app again', () => {
  test('needs the password; codes are mailed then, and the person is told', async () => {
    const { user, access } = await inUse();
    const remove = (password: string) =>
      app.request('POST', `${path}remove/`, { access, body: { password } });
    expect((await remove('fel')).status).toBe(422);
    expect((await logIn(user)).body).toMatchObject({ otp_channel: 'totp' });
    expect((await remove(testPassword)).text).toBe('{}');
    expect((await remove(testPassword)).text).toBe('{}');
    expect((await logIn(user)).body).toMatchObject({ otp_channel: 'email' });
    const subjects = (await app.mailsTo(user.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Autentiseringsapp borttagen')).toHaveLength(1);
  });

  test('comes with a new invitation, for those who have lost it; a forgotten password does not do it', async () => {
    const { user } = await inUse();
    const password = 'Grävling under månen 4';
    const select = async () => {
      const [mail] = await app.mailsTo(user.email);
      const token = /reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
      return app.request('POST', `/api/v1/create-password/${token}`, {
        body: { password, password_confirm: password },
      });
    };
    const channel = async () =>
      (await app.request('POST', '/api/v1/login', { body: { email: user.email, password } })).body[
        'otp_channel'
      ];
    await app.request('POST', '/api/v1/reset-password', { body: { email: user.email } });
    expect((await select()).status).toBe(200);
    expect(await channel()).toBe('totp');
    const admin = await createUser(app.deps.database, { permissions: ['can_manage_admin_user'] });
    const { access } = await app.sessionOf(admin.id);
    await app.request('PATCH', `/api/v1/administrators/${user.id}/`, { access, body: { status: 'invited' } });
    expect((await select()).status).toBe(200);
    expect(await channel()).toBe('email');
  });
});
