import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authenticate } from '../identity/authenticate.ts';
import { ApiError } from '../server/api-error.ts';
import { later } from '../config/clock.ts';
import {
  createTestSecret,
  createTestServiceAccount,
  serviceTokenOf,
  type TestServiceAccount,
} from '../testing/service-accounts-of-tests.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createUser } from '../testing/test-people.ts';
import { authenticateService } from './authenticate-service.ts';
import { makeServiceToken, serviceTokenLifetime } from './service-token.ts';

let app: TestApp;
let account: TestServiceAccount;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  app.clock.advance(3600);
  account = await createTestServiceAccount(app, ['prices', 'meter_values']);
});

function tokenOf({ id: accountId, secretId }: Pick<TestServiceAccount, 'id' | 'secretId'>): Promise<string> {
  return makeServiceToken(app.deps, { accountId, secretId, scopes: ['prices', 'meter_values'] });
}

/** 200, or the status of the refusal. */
async function statusOf(token: string): Promise<number> {
  return authenticateService(app.deps, `Bearer ${token}`).then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : 500),
  );
}

/** Everything that an access token says, with changes. */
function signed(
  changes: {
    readonly header?: { readonly alg?: string; readonly typ?: string };
    readonly payload?: Readonly<Record<string, unknown>>;
    readonly key?: Uint8Array;
  } = {},
): Promise<string> {
  const now = Math.floor(app.clock.now().getTime() / 1000);
  return new SignJWT({
    sub: account.id,
    secret_id: account.secretId,
    scope: 'prices',
    iss: 'vinrod',
    aud: 'vinrod-supplier-api',
    jti: 'x',
    iat: now,
    nbf: now,
    exp: now + 60,
    ...changes.payload,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'vinrod-service+jwt', ...changes.header })
    .sign(changes.key ?? app.deps.secrets.accessToken);
}

function tokenPart(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function unsigned(header: object, payload: object): string {
  return `${tokenPart(header)}.${tokenPart(payload)}.`;
}

describe('security 43: a token of a service account', () => {
  test('that is whole passes', async () => {
    expect(await statusOf(await signed())).toBe(200);
  });

  test.each([
    ['a user token', { header: { typ: 'at+jwt' }, payload: { aud: 'vinrod-api' } }],
    ['the type of a user token', { header: { typ: 'at+jwt' } }],
    ['no special type', { header: { typ: 'JWT' } }],
    ['the audience of a user token', { payload: { aud: 'vinrod-api' } }],
    ['another issuer', { payload: { iss: 'else' } }],
    ['an end that has passed', { payload: { exp: 1 } }],
    ['a beginning in the future', { payload: { nbf: 9_999_999_999 } }],
    ['no end', { payload: { exp: undefined } }],
    ['no secret', { payload: { secret_id: undefined } }],
    ['a secret that is no id', { payload: { secret_id: "' or true --" } }],
    ['an account that is no id', { payload: { sub: '%' } }],
    ['a list for an account', { payload: { sub: ['a'] } }],
    ['an unknown scope', { payload: { scope: 'everything' } }],
    ['no scope', { payload: { scope: undefined } }],
    ['another algorithm', { header: { alg: 'HS512' }, key: new Uint8Array(64).fill(7) }],
    ['another key', { key: new Uint8Array(32).fill(7) }],
  ])('with %s is refused', async (_, changes) => {
    expect(await statusOf(await signed(changes))).toBe(401);
  });

  test('without a signature is refused', async () => {
    const [, payload = ''] = (await signed()).split('.');
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    for (const alg of ['none', 'None', 'HS256'])
      expect(await statusOf(unsigned({ alg, typ: 'vinrod-service+jwt' }, { ...Object(claims) }))).toBe(401);
  });

  test('lives fifteen minutes', async () => {
    const token = await tokenOf(account);
    app.clock.advance(serviceTokenLifetime - 1);
    expect([serviceTokenLifetime, await statusOf(token)]).toEqual([900, 200]);
    app.clock.advance(1);
    expect(await statusOf(token)).toBe(401);
  });

  test('does not sign a person in, and the access token of a person is none', async () => {
    const user = await createUser(app.deps.database);
    const { access, refresh } = await app.sessionOf(user.id);
    expect([await statusOf(access), await statusOf(refresh)]).toEqual([401, 401]);
    const token = await tokenOf(account);
    await expect(authenticate(app.deps, `Bearer ${token}`)).rejects.toMatchObject({ status: 401 });
    expect((await app.request('GET', '/api/v1/users/profile/', { access: token })).status).toBe(401);
  });

  test.each([null, '', 'Bearer', 'Bearer a b', 'Basic abc', 'Bearer x.y.z'])(
    'is needed: the header "%s" is refused',
    async (header) => {
      await expect(authenticateService(app.deps, header)).rejects.toMatchObject({ status: 401 });
    },
  );
});

describe('security 47: what takes effect on the next call', () => {
  test('revoking the account', async () => {
    const token = await tokenOf(account);
    expect(await statusOf(token)).toBe(200);
    await app.deps.database.db
      .updateTable('service_account')
      .set({ revoked_at: app.clock.now() })
      .where('id', '=', account.id)
      .execute();
    expect(await statusOf(token)).toBe(401);
  });

  test('the end of the secret, for the tokens of that secret only', async () => {
    const other = await createTestSecret(app, account.id, later(app.clock.now(), 60));
    const [token, ending] = [await tokenOf(account), await tokenOf({ ...account, ...other })];
    expect(await statusOf(ending)).toBe(200);
    app.clock.advance(60);
    expect([await statusOf(token), await statusOf(ending)]).toEqual([200, 401]);
  });

  test('removing the secret', async () => {
    const token = await tokenOf(account);
    await app.deps.database.db
      .deleteFrom('service_account_secret')
      .where('id', '=', account.secretId)
      .execute();
    expect(await statusOf(token)).toBe(401);
  });

  test('taking a scope away, and giving one more does not widen a token', async () => {
    const token = await tokenOf(account);
    await app.deps.database.db
      .updateTable('service_account')
      .set({ scopes: ['prices', 'invoices'] })
      .where('id', '=', account.id)
      .execute();
    const { scopes } = await authenticateService(app.deps, `Bearer ${token}`);
    expect([...scopes]).toEqual(['prices']);
  });

  test('a token with the secret of another account is none', async () => {
    const other = await createTestServiceAccount(app, ['invoices']);
    expect(await statusOf(await tokenOf({ id: account.id, secretId: other.secretId }))).toBe(401);
  });
});

test('security: an account has a limit of calls, which recovers and is its own', async () => {
  const token = await tokenOf(account);
  const statuses: number[] = [];
  for (let call = 0; call < 1201; call += 1) statuses.push(await statusOf(token));
  expect(statuses.indexOf(429)).toBe(1200);
  expect(await statusOf(await serviceTokenOf(app, ['prices']))).toBe(200);
  app.clock.advance(1);
  expect(await statusOf(token)).toBe(200);
});
