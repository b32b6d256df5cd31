import { createHmac, generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textAt } from '../server/json-document.ts';
import { startLogin } from '../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createUser } from '../testing/test-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function newSession() {
  const user = await createUser(app.deps.database);
  return { user, ...(await app.sessionOf(user.id)) };
}

async function profileStatus(access: string): Promise<number> {
  return (await app.request('GET', '/api/v1/users/profile/', { access })).status;
}

function refresh(token: string) {
  return app.request('POST', '/api/v1/token/refresh', { body: { refresh: token } });
}

async function nextToken(token: string): Promise<string> {
  return textAt((await refresh(token)).body, 'refresh', 'token/refresh');
}

function lastPart(token: string): Buffer {
  return Buffer.from(token.split('.').at(-1) ?? '', 'base64url');
}

/** Spellings that decode to the same bytes: padding, spare bits of the last character, the other alphabet. */
function otherSpellings(token: string): string[] {
  const [last = ''] = token.slice(-1);
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const spare = `${token.slice(0, -1)}${alphabet[alphabet.indexOf(last) + 1] ?? ''}`;
  expect(lastPart(spare)).toEqual(lastPart(token));
  return [`${token}=`, spare, token.replaceAll('.', '=.')].filter((other) => other !== token);
}

function encode(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

async function forged(change: {
  readonly header?: Readonly<Record<string, string>>;
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly key?: Uint8Array;
}): Promise<string> {
  const { user } = await newSession();
  const session = await app.deps.database.db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const now = Math.floor(app.clock.now().getTime() / 1000);
  return new SignJWT({
    sub: user.id,
    sid: session.id,
    iss: 'vinrod',
    aud: 'vinrod-api',
    jti: 'a',
    iat: now,
    nbf: now,
    exp: now + 60,
    ...change.claims,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...change.header })
    .sign(change.key ?? app.deps.secrets.accessToken);
}

describe('security 43: access tokens', () => {
  test('the form that is made here is accepted', async () => {
    expect(await profileStatus(await forged({}))).toBe(200);
  });

  test.each([
    ['another key', { key: new Uint8Array(32) }],
    ['another type', { header: { typ: 'JWT' } }],
    ['another audience', { claims: { aud: 'somebody-else' } }],
    ['another issuer', { claims: { iss: 'somebody-else' } }],
    ['no expiry', { claims: { exp: undefined } }],
    ['a session that is no uuid', { claims: { sid: "' or 1=1 --" } }],
    ['another algorithm', { header: { alg: 'HS384' }, key: new Uint8Array(48) }],
  ])('%s is refused', async (_name, change) => {
    expect(await profileStatus(await forged(change))).toBe(401);
  });

  test('security p2: in another spelling than its own it is refused, and so are the other tokens', async () => {
    const { user, access, refresh: token } = await newSession();
    for (const other of otherSpellings(access)) expect(await profileStatus(other)).toBe(401);
    for (const other of otherSpellings(token)) expect([400, 401]).toContain((await refresh(other)).status);
    const login = await startLogin(app, user);
    for (const other of otherSpellings(login.token)) {
      const answer = await app.request('POST', '/api/v1/verify-otp', {
        body: { token: other, otp: login.code },
      });
      expect(answer.status).toBe(401);
    }
    expect(await profileStatus(access)).toBe(200);
  });

  test('past its expiry or before its time it is refused', async () => {
    const now = Math.floor(app.clock.now().getTime() / 1000);
    expect(await profileStatus(await forged({ claims: { exp: now - 1 } }))).toBe(401);
    expect(await profileStatus(await forged({ claims: { nbf: now + 60 } }))).toBe(401);
  });

  test('alg none and a public key in place of the secret are refused', async () => {
    const valid = await forged({});
    const [, claims = ''] = valid.split('.');
    expect(await profileStatus(`${encode({ alg: 'none', typ: 'at+jwt' })}.${claims}.`)).toBe(401);
    const { publicKey } = generateKeyPairSync('ed25519');
    const pem = publicKey.export({ type: 'spki', format: 'pem' });
    const start = `${encode({ alg: 'HS256', typ: 'at+jwt' })}.${claims}`;
    const signature = createHmac('sha256', pem).update(start).digest('base64url');
    expect(await profileStatus(`${start}.${signature}`)).toBe(401);
  });

  test('refresh tokens, login tokens and rubbish are no access tokens', async () => {
    const { user, refresh: token } = await newSession();
    const login = await startLogin(app, user);
    for (const other of [token, login.token, 'a.b.c', 'x']) expect(await profileStatus(other)).toBe(401);
    const noScheme = await app.request('GET', '/api/v1/users/profile/', {
      headers: { Authorization: (await newSession()).access },
    });
    expect(noScheme.status).toBe(401);
  });

  test('it lives ten minutes', async () => {
    const { access } = await newSession();
    app.clock.advance(599);
    expect(await profileStatus(access)).toBe(200);
    app.clock.advance(2);
    expect(await profileStatus(access)).toBe(401);
  });
});

describe('refresh', () => {
  test('gives a new pair and keeps the session', async () => {
    const session = await newSession();
    const answer = await refresh(session.refresh);
    expect(answer.status).toBe(200);
    expect(textAt(answer.body, 'refresh', 'refresh')).not.toBe(session.refresh);
    expect(await profileStatus(textAt(answer.body, 'access', 'refresh'))).toBe(200);
  });

  test('tokens are stored hashed', async () => {
    const session = await newSession();
    const child = await nextToken(session.refresh);
    const rows = JSON.stringify(await app.deps.database.db.selectFrom('refresh_token').selectAll().execute());
    expect(rows).not.toContain(session.refresh);
    expect(rows).not.toContain(child);
  });

  test('security 44: an exchanged token after the grace ends the whole family, and that is recorded', async () => {
    const session = await newSession();
    const child = await refresh(session.refresh);
    app.clock.advance(21);
    expect((await refresh(session.refresh)).status).toBe(401);
    expect((await refresh(textAt(child.body, 'refresh', 'refresh'))).status).toBe(401);
    expect(await profileStatus(textAt(child.body, 'access', 'refresh'))).toBe(401);
    const row = await app.deps.database.db
      .selectFrom('session')
      .select('revoke_reason')
      .where('user_id', '=', session.user.id)
      .executeTakeFirstOrThrow();
    expect(row.revoke_reason).toBe('reuse');
    expect(app.log.some((line) => line.includes('refresh_token_reuse'))).toBe(true);
  });

  test('security 45: twenty concurrent exchanges of one token make one child', async () => {
    const session = await newSession();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(session.refresh)));
    // The losers of the race get the winner's child, not an error.
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => textAt(body, 'refresh', 'refresh'))).size).toBe(1);
    const active = await app.deps.database.db
      .selectFrom('refresh_token')
      .innerJoin('session', 'session.id', 'refresh_token.session_id')
      .select('token_hash')
      .where('user_id', '=', session.user.id)
      .where('rotated_at', 'is', null)
      .execute();
    expect(active).toHaveLength(1);
  });

  test('security 46: grace gives the direct parent the same child, for 20 seconds', async () => {
    const session = await newSession();
    const child = await nextToken(session.refresh);
    app.clock.advance(20);
    expect(await nextToken(session.refresh)).toBe(child);
  });

  test('security 46: grace does not serve a grandparent', async () => {
    const session = await newSession();
    const child = await nextToken(session.refresh);
    const grandchild = await nextToken(child);
    expect((await refresh(session.refresh)).status).toBe(401);
    expect((await refresh(grandchild)).status).toBe(401);
  });

  test('security 48: an unused session ends after a day, a used one after a week', async () => {
    const idle = await newSession();
    const used = await newSession();
    let token = used.refresh;
    for (let halfDays = 1; halfDays <= 13; halfDays++) {
      app.clock.advance(12 * 3600);
      token = await nextToken(token);
    }
    expect((await refresh(idle.refresh)).status).toBe(401);
    app.clock.advance(12 * 3600);
    expect((await refresh(token)).status).toBe(401);
  });

  test.each(['', 'unknown', 'x'.repeat(5000)])('a token that never was (%#) is refused', async (token) => {
    expect([400, 401]).toContain((await refresh(token)).status);
  });
});

describe('ending a session', () => {
  test('security 48: signing out ends both tokens at once', async () => {
    const session = await newSession();
    const answer = await app.request('POST', '/api/v1/logout', { body: { refresh: session.refresh } });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({});
    expect(await profileStatus(session.access)).toBe(401);
    expect((await refresh(session.refresh)).status).toBe(401);
  });

  test('signing out with an exchanged or unknown token answers 200 too', async () => {
    const session = await newSession();
    const child = await nextToken(session.refresh);
    const answer = await app.request('POST', '/api/v1/logout', { body: { refresh: session.refresh } });
    expect(answer.status).toBe(200);
    expect((await refresh(child)).status).toBe(401);
    const unknown = await app.request('POST', '/api/v1/logout', { body: { refresh: 'never seen' } });
    expect(unknown.status).toBe(200);
  });

  test('signing out ends no other session of the user', async () => {
    const { user, refresh: token } = await newSession();
    const other = await app.sessionOf(user.id);
    await app.request('POST', '/api/v1/logout', { body: { refresh: token } });
    expect(await profileStatus(other.access)).toBe(200);
  });

  test('security 47: disabling a user works with the next request', async () => {
    const session = await newSession();
    await app.deps.database.db
      .updateTable('app_user')
      .set({ status: 'inactive' })
      .where('id', '=', session.user.id)
      .execute();
    expect(await profileStatus(session.access)).toBe(401);
    expect((await refresh(session.refresh)).status).toBe(401);
  });

  test('security 47: a permission that is taken away is gone with the next request', async () => {
    const user = await createUser(app.deps.database, { permissions: ['can_view_news'] });
    const { access } = await app.sessionOf(user.id);
    const before = await app.request('GET', '/api/v1/users/profile/', { access });
    expect(before.body).toMatchObject({ permissions: { can_view_news: true } });
    await app.deps.database.db.deleteFrom('role_permission').where('role_id', '=', user.roleId).execute();
    const after = await app.request('GET', '/api/v1/users/profile/', { access });
    expect(after.body).toMatchObject({ permissions: { can_view_news: false } });
  });
});
