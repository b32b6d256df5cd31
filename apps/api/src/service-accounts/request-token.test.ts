import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { later } from '../config/clock.ts';
import { textAt } from '../server/json-document.ts';
import {
  createTestSecret,
  createTestServiceAccount,
  type TestServiceAccount,
} from '../testing/service-accounts-of-tests.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../testing/test-app.ts';
import { authenticateService } from './authenticate-service.ts';

let app: TestApp;
let account: TestServiceAccount;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

// Every test starts with full budgets.
beforeEach(async () => {
  app.clock.advance(24 * 3600);
  account = await createTestServiceAccount(app, ['prices', 'meter_values']);
});

const form = 'application/x-www-form-urlencoded';

function send(
  body: string,
  { authorization, type = form, from }: { authorization?: string; type?: string; from?: string } = {},
): Promise<TestAnswer> {
  return app.request('POST', '/api/v1/oauth/token', {
    body,
    headers: {
      'Content-Type': type,
      ...(authorization === undefined ? {} : { Authorization: authorization }),
    },
    ...(from === undefined ? {} : { from }),
  });
}

function basic(id: string, secret: string): string {
  return `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
}

/** Every letter as a percent sequence. */
function encoded(text: string): string {
  return [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');
}

async function statuses(count: number, call: () => Promise<TestAnswer>): Promise<number[]> {
  const list: number[] = [];
  for (let index = 0; index < count; index += 1) list.push((await call()).status);
  return list;
}

function fields(more: Readonly<Record<string, string>> = {}): string {
  return new URLSearchParams({ grant_type: 'client_credentials', ...more }).toString();
}

function inBody(more: Readonly<Record<string, string>> = {}): string {
  return fields({ client_id: account.id, client_secret: account.secret, ...more });
}

function sendSecret(secret: string, from?: string): Promise<TestAnswer> {
  return send(inBody({ client_secret: secret }), from === undefined ? {} : { from });
}

async function scopesOf(answer: TestAnswer): Promise<readonly string[]> {
  const token = textAt(answer.body, 'access_token', 'token');
  const caller = await authenticateService(app.deps, `Bearer ${token}`);
  expect(caller).toMatchObject({ accountId: account.id, name: account.name });
  return [...caller.scopes];
}

/** What a client sees of a refusal. */
function refusal({ status, headers, body }: TestAnswer) {
  return [status, body['error'], headers.get('www-authenticate')];
}

const refusedClient = [401, 'invalid_client', 'Basic realm="portal"'];

describe('a token', () => {
  test('is given for the secret by HTTP Basic, and must not be kept', async () => {
    const answer = await send(fields(), { authorization: basic(account.id, account.secret) });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      access_token: expect.stringMatching(/^ey/),
      token_type: 'Bearer',
      expires_in: 900,
      scope: 'prices meter_values',
    });
    expect([answer.headers.get('cache-control'), answer.headers.get('pragma')]).toEqual([
      'no-store',
      'no-cache',
    ]);
    expect(await scopesOf(answer)).toEqual(['prices', 'meter_values']);
  });

  test('is given for the secret in the body', async () => {
    expect(await scopesOf(await send(inBody()))).toEqual(['prices', 'meter_values']);
  });

  test('is given when the header and the body name the same client', async () => {
    const authorization = basic(account.id, account.secret);
    expect((await send(fields({ client_id: account.id }), { authorization })).status).toBe(200);
  });

  test('is given to a client that encodes its credentials as the standard says', async () => {
    const authorization = basic(encoded(account.id), encoded(account.secret));
    expect((await send(fields(), { authorization })).status).toBe(200);
  });

  test('is given to a client that sends fields of its own, an empty scope or a charset', async () => {
    const body = inBody({ scope: '', audience: 'x', device: '' });
    const answer = await send(body, { type: `${form}; charset=UTF-8` });
    expect(await scopesOf(answer)).toEqual(['prices', 'meter_values']);
  });

  test('has fewer scopes when fewer are asked for', async () => {
    const answer = await send(inBody({ scope: 'meter_values' }));
    expect(answer.body['scope']).toBe('meter_values');
    expect(await scopesOf(answer)).toEqual(['meter_values']);
  });

  test('leaves when the secret was used, to the minute', async () => {
    const usedAt = async () => {
      const { db } = app.deps.database;
      const [of, ofSecret] = await Promise.all([
        db.selectFrom('service_account').select('last_used_at').where('id', '=', account.id).execute(),
        db
          .selectFrom('service_account_secret')
          .select('last_used_at')
          .where('id', '=', account.secretId)
          .execute(),
      ]);
      return [of[0]?.last_used_at, ofSecret[0]?.last_used_at];
    };
    expect(await usedAt()).toEqual([null, null]);
    await send(inBody());
    const first = app.clock.now();
    app.clock.advance(59);
    await send(inBody());
    expect(await usedAt()).toEqual([first, first]);
    app.clock.advance(1);
    await send(inBody());
    expect(await usedAt()).toEqual([app.clock.now(), app.clock.now()]);
  });
});

describe('a request that is none', () => {
  test.each([
    ['without a grant type', () => send(new URLSearchParams({ client_id: account.id }).toString())],
    ['with a field twice', () => send(`${inBody()}&grant_type=client_credentials`)],
    ['as JSON', () => send('{"grant_type":"client_credentials"}', { type: 'application/json' })],
    ['without a content type of its own', () => send(inBody(), { type: 'text/plain' })],
    [
      'with the secret in header and body',
      () => send(inBody(), { authorization: basic(account.id, account.secret) }),
    ],
    [
      'with different clients in header and body',
      () => send(fields({ client_id: randomUUID() }), { authorization: basic(account.id, account.secret) }),
    ],
  ])('%s answers invalid_request', async (_, call) => {
    expect(refusal(await call())).toEqual([400, 'invalid_request', null]);
  });

  test.each(['password', 'authorization_code', 'refresh_token', 'CLIENT_CREDENTIALS', '__proto__'])(
    'with the grant type %s answers unsupported_grant_type',
    async (grant) => {
      expect(refusal(await send(inBody({ grant_type: grant })))).toEqual([
        400,
        'unsupported_grant_type',
        null,
      ]);
    },
  );

  test.each([
    'invoices',
    'prices invoices',
    'everything',
    'prices  meter_values',
    'Prices',
    ' ',
    "prices'--",
  ])('with the scope "%s" answers invalid_scope', async (scope) => {
    expect(refusal(await send(inBody({ scope })))).toEqual([400, 'invalid_scope', null]);
  });

  test('of a megabyte is refused unread', async () => {
    const large = `${inBody()}&x=${'y'.repeat(1024 * 1024)}`;
    expect((await send(large)).status).toBe(413);
    expect((await send(inBody({ x: 'y'.repeat(4096) }))).status).toBe(413);
  });
});

describe('security: a client that is not the account', () => {
  test.each([
    ['without credentials', () => send(fields())],
    ['without a secret', () => send(fields({ client_id: account.id }))],
    ['with an empty secret', () => sendSecret('')],
    ['with a wrong secret', () => sendSecret(`${account.secret}x`)],
    ['with an unknown id', () => send(inBody({ client_id: randomUUID() }))],
    ['with a wildcard for an id', () => send(inBody({ client_id: '%' }))],
    ['with a statement for an id', () => send(inBody({ client_id: "' or true --" }))],
    ['with a null byte in the id', () => send(inBody({ client_id: `${account.id}\0` }))],
    ['with the id in capitals', () => send(inBody({ client_id: account.id.toUpperCase() }))],
    ['with the id of the secret', () => send(inBody({ client_id: account.secretId }))],
    ['with another scheme', () => send(fields(), { authorization: `Bearer ${account.secret}` })],
    ['with a broken header', () => send(fields(), { authorization: 'Basic %%%' })],
    ['with a header without a colon', () => send(fields(), { authorization: `Basic ${btoa('only')}` })],
    ['with a broken encoding', () => send(fields(), { authorization: basic(account.id, '%E0%A4%A') })],
  ])('%s answers invalid_client', async (_, call) => {
    expect(refusal(await call())).toEqual(refusedClient);
  });

  test('gets the same answer for an unknown account, a wrong secret and a revoked account', async () => {
    const wrong = await sendSecret('vss_wrong');
    const unknown = await send(inBody({ client_id: randomUUID() }));
    await revoke();
    const revoked = await send(inBody());
    for (const other of [unknown, revoked]) {
      expect(other.text).toBe(wrong.text);
      expect([...other.headers.keys()]).toEqual([...wrong.headers.keys()]);
    }
  });

  test('gets none for the secret of another account', async () => {
    const other = await createTestServiceAccount(app, ['prices']);
    expect(refusal(await sendSecret(other.secret))).toEqual(refusedClient);
  });

  test('gets none for the stored hash of the secret', async () => {
    const { secret_hash: hash } = await app.deps.database.db
      .selectFrom('service_account_secret')
      .select('secret_hash')
      .where('id', '=', account.secretId)
      .executeTakeFirstOrThrow();
    expect(refusal(await sendSecret(hash))).toEqual(refusedClient);
  });
});

async function revoke(): Promise<void> {
  await app.deps.database.db
    .updateTable('service_account')
    .set({ revoked_at: app.clock.now() })
    .where('id', '=', account.id)
    .execute();
}

describe('a secret', () => {
  test('works beside a newer one until it expires, and no longer', async () => {
    const old = await createTestSecret(app, account.id, later(app.clock.now(), 3600));
    expect((await sendSecret(old.secret)).status).toBe(200);
    app.clock.advance(3599);
    expect((await sendSecret(old.secret)).status).toBe(200);
    app.clock.advance(1);
    expect(refusal(await sendSecret(old.secret))).toEqual(refusedClient);
    expect((await send(inBody())).status).toBe(200);
  });

  test('is 256 random bits behind a prefix, and is stored as its hash only', async () => {
    expect(account.secret).toMatch(/^vss_[\w-]{43}$/);
    const stored = await app.deps.database.db.selectFrom('service_account_secret').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(account.secret.slice(4));
  });

  test('and its tokens never reach the log', async () => {
    const answer = await send(fields(), { authorization: basic(account.id, account.secret) });
    await send(inBody());
    await sendSecret('vss_a-wrong-secret');
    const log = app.log.join('\n');
    for (const hidden of [account.secret, textAt(answer.body, 'access_token', ''), 'vss_a-wrong-secret'])
      expect(log).not.toContain(hidden);
  });
});

describe('security: limits', () => {
  const elsewhere = '198.51.100.9';

  test('of wrong secrets per address and account never refuse the right one', async () => {
    const tries = await statuses(12, () => sendSecret('vss_wrong'));
    expect(tries).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect((await send(inBody())).status).toBe(200);
    expect((await sendSecret('vss_wrong', elsewhere)).status).toBe(401);
  });

  test('of wrong secrets hold alike for an account that there is not', async () => {
    const id = randomUUID();
    const tries = await statuses(11, () => send(inBody({ client_id: id })));
    expect(tries).toEqual([...Array<number>(10).fill(401), 429]);
  });

  test('of wrong secrets hold per address over all accounts', async () => {
    const tries = await statuses(51, () => send(inBody({ client_id: randomUUID() }), { from: elsewhere }));
    expect(tries.lastIndexOf(401)).toBe(49);
    expect(tries.at(-1)).toBe(429);
  });

  test('of wrong secrets hold per account over all addresses', async () => {
    let host = 0;
    const tries = await statuses(101, () => sendSecret('vss_wrong', `10.0.${host % 7}.${(host += 1)}`));
    expect(tries.indexOf(429)).toBe(100);
    expect((await send(inBody())).status).toBe(200);
  });

  test('of wrong secrets count tries at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => sendSecret('vss_wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  test('of tokens hold per account, and say when to try again', async () => {
    const tries = await statuses(121, () => send(inBody()));
    expect(tries.indexOf(429)).toBe(120);
    const answer = await send(inBody());
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    app.clock.advance(Number(answer.headers.get('retry-after')));
    expect((await send(inBody())).status).toBe(200);
  });

  test('that are exceeded are told once in the audit log', async () => {
    await statuses(14, () => sendSecret('vss_wrong', '198.51.100.77'));
    await app.deps.background.settled();
    const events = await app.deps.database.db
      .selectFrom('audit_event')
      .innerJoin('audit_address', 'audit_address.sequence', 'audit_event.sequence')
      .select(['event', 'operation'])
      .where('address', '=', '198.51.100.77')
      .execute();
    expect(events).toEqual([{ event: 'lock_out', operation: 'requestServiceToken' }]);
  });
});
