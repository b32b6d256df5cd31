import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textAt } from '../server/json-document.ts';
import { newestCode, otherCode, sendPassword, startLogin } from '../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, testPassword, type TestUser } from '../testing/test-people.ts';

let app: TestApp;
let group: string;

beforeAll(async () => {
  app = await createTestApp();
  group = (await createCorporateGroup(app.deps.database, 'Norrviken')).id;
});

afterAll(() => app.close());

function newUser(): Promise<TestUser> {
  return createUser(app.deps.database, { corporateGroupId: group });
}

function verify(token: string, otp: string, from = '192.0.2.1') {
  return app.request('POST', '/api/v1/verify-otp', { body: { token, otp }, from });
}

function resend(token: string) {
  return app.request('POST', '/api/v1/resend-otp', { body: { token } });
}

const wrongCode = { type: 'non_field_error', details: { message: 'Koden är fel eller för gammal.' } };

describe('password step', () => {
  test('the right password starts a sign-in and says where the code went', async () => {
    const user = await createUser(app.deps.database, {
      email: 'vera@norrviken.example',
      corporateGroupId: group,
    });
    const answer = await app.request('POST', '/api/v1/login/', {
      body: { email: 'Vera@Norrviken.Example', password: testPassword },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      otp_channel: 'email',
      masked_destination: 'v***@norrviken.example',
      otp_length: 6,
      expires_in: 300,
      resend_available_in: 30,
    });
    expect(textAt(answer.body, 'token', 'login').length).toBeGreaterThanOrEqual(43);
    await expect(newestCode(app, user.email)).resolves.toMatch(/^\d{6}$/);
  });

  test('security 29: unknown address, wrong password and disabled user get the same answer', async () => {
    const known = await newUser();
    const disabled = await createUser(app.deps.database, { corporateGroupId: group, status: 'inactive' });
    const invited = await createUser(app.deps.database, { corporateGroupId: group, status: 'invited' });
    const answers = await Promise.all(
      [
        { email: 'nobody@norrviken.example', password: testPassword },
        { email: known.email, password: 'not the password' },
        { email: disabled.email, password: testPassword },
        { email: invited.email, password: testPassword },
      ].map((body) => app.request('POST', '/api/v1/login', { body, from: '192.0.2.29' })),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.text).toBe(answers[0]?.text);
      const named = [...answer.headers].filter(([name]) => name !== 'x-request-id');
      expect(named).toEqual([...(answers[0]?.headers ?? [])].filter(([name]) => name !== 'x-request-id'));
    }
    expect(answers[0]?.body).toEqual({
      type: 'non_field_error',
      details: { message: 'E-postadressen eller lösenordet är fel.' },
    });
    expect(await app.mailsTo(disabled.email)).toEqual([]);
  });

  test('security 30: the login token opens nothing but the code step', async () => {
    const { token } = await startLogin(app, await newUser());
    const profile = await app.request('GET', '/api/v1/users/profile/', { access: token });
    expect(profile.status).toBe(401);
    const refresh = await app.request('POST', '/api/v1/token/refresh', { body: { refresh: token } });
    expect(refresh.status).toBe(401);
  });
});

describe('code step', () => {
  test('the right code signs in, once', async () => {
    const user = await newUser();
    const { token, code } = await startLogin(app, user);
    const first = await verify(token, code);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ user: { uuid: user.id, full_name: 'Tova Lindmark' } });
    const profile = await app.request('GET', '/api/v1/users/profile', {
      access: textAt(first.body, 'access', 'verify-otp'),
    });
    expect(profile.status).toBe(200);
    const second = await verify(token, code);
    expect(second.status).toBe(401);
    expect(second.body).toEqual(wrongCode);
  });

  test('security 31: codes are stored as a keyed hash only', async () => {
    const { code } = await startLogin(app, await newUser());
    const rows = await app.deps.database.db.selectFrom('login_challenge').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row.code_hash).toMatch(/^[\da-f]{64}$/);
      expect(JSON.stringify(row)).not.toContain(code);
    }
  });

  test('security 31: a code is too old after five minutes', async () => {
    const { token, code } = await startLogin(app, await newUser());
    app.clock.advance(300);
    expect((await verify(token, code)).status).toBe(401);
  });

  test('security 32: of 50 concurrent wrong codes at most five are compared, and the right one then fails', async () => {
    const user = await newUser();
    const { token, code } = await startLogin(app, user);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        verify(token, otherCode(code, index + 1), `198.51.100.${index}`),
      ),
    );
    expect(answers.every(({ status }) => status === 401)).toBe(true);
    const row = await app.deps.database.db
      .selectFrom('login_challenge')
      .select('attempts')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(row.attempts).toBe(5);
    expect((await verify(token, code)).body).toEqual(wrongCode);
  });

  test('security 33: the same right code sent many times at once signs in exactly once', async () => {
    const { token, code } = await startLogin(app, await newUser());
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(token, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('security 34: a code works only with the sign-in it was sent for', async () => {
    const user = await newUser();
    const first = await startLogin(app, user);
    const second = await startLogin(app, user);
    // Two random codes are equal once in a million runs.
    expect((await verify(second.token, first.code)).status).toBe(401);
    expect((await verify(first.token, second.code)).status).toBe(401);
    expect((await verify(first.token, first.code)).status).toBe(200);
  });

  test('a sign-in that takes too long starts over', async () => {
    const { token } = await startLogin(app, await newUser());
    app.clock.advance(900);
    const answer = await app.request('POST', '/api/v1/resend-otp', { body: { token } });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ details: { message: 'Inloggningen har gått ut. Logga in igen.' } });
  });
});

describe('resending', () => {
  test('security 34: a new code voids the earlier one', async () => {
    const user = await newUser();
    const { token, code } = await startLogin(app, user);
    app.clock.advance(30);
    expect((await resend(token)).body).toEqual({ expires_in: 300, resend_available_in: 30 });
    const renewed = await newestCode(app, user.email);
    expect((await verify(token, code)).status).toBe(401);
    expect((await verify(token, renewed)).status).toBe(200);
  });

  test('security 35: not before 30 seconds, and not more than five times', async () => {
    const { token } = await startLogin(app, await newUser());
    app.clock.advance(10);
    const early = await resend(token);
    expect(early.status).toBe(429);
    expect(early.headers.get('retry-after')).toBe('20');
    for (let sent = 1; sent <= 5; sent++) {
      app.clock.advance(30);
      expect((await resend(token)).status).toBe(200);
    }
    app.clock.advance(30);
    expect((await resend(token)).status).toBe(429);
  });

  test('security m16: the wait is thirty seconds, as the answer to the password says', async () => {
    const challenge = await sendPassword(app, await newUser(), { from: '192.0.2.16' });
    expect(challenge.body['resend_available_in']).toBe(30);
    const token = textAt(challenge.body, 'token', 'login');
    app.clock.advance(29);
    expect((await resend(token)).headers.get('retry-after')).toBe('1');
    app.clock.advance(1);
    expect((await resend(token)).status).toBe(200);
  });

  test('security 35: concurrent requests send one code', async () => {
    const user = await newUser();
    const { token } = await startLogin(app, user);
    app.clock.advance(30);
    const answers = await Promise.all(Array.from({ length: 4 }, () => resend(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await app.mailsTo(user.email)).toHaveLength(2);
  });

  test('security 35: a new code does not give new tries', async () => {
    const user = await newUser();
    const { token, code } = await startLogin(app, user);
    for (let tries = 1; tries <= 4; tries++) await verify(token, otherCode(code, tries), '198.51.100.77');
    app.clock.advance(30);
    await resend(token);
    const renewed = await newestCode(app, user.email);
    expect((await verify(token, otherCode(renewed), '198.51.100.77')).status).toBe(401);
    expect((await verify(token, renewed)).status).toBe(401);
  });
});
