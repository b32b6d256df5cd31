import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import document from '@vinrod/api-client/openapi.json' with { type: 'json' };
import { allPermissionKeys } from '../server/contract.ts';
import { listAt, textAt } from '../server/json-document.ts';
import { serviceScopes } from '../server/service-caller.ts';
import { ensureDefaultRoles } from '../permissions/default-roles.ts';
import { atOnce, many } from '../testing/at-once.ts';
import { resultsOf, textsOf } from '../testing/list-results.ts';
import { createTestServiceAccount, type TestServiceAccount } from '../testing/service-accounts-of-tests.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser } from '../testing/test-people.ts';

const path = '/api/v1/service-accounts/';

let app: TestApp;
let access: string;
let account: TestServiceAccount;

async function staff(permissions = allPermissionKeys): Promise<string> {
  const user = await createUser(app.deps.database, {
    permissions,
    firstName: 'Karin',
    lastName: 'Åberg',
  });
  return (await app.sessionOf(user.id)).access;
}

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  app.clock.advance(24 * 3600);
  access = await staff(['can_manage_service_account']);
  account = await createTestServiceAccount(app, ['prices', 'meter_values']);
});

function send(method: string, rest = '', body?: unknown): Promise<TestAnswer> {
  return app.request(method, `${path}${rest}`, { access, ...(body === undefined ? {} : { body }) });
}

function create(body: object = { name: randomUUID(), scopes: ['prices'] }): Promise<TestAnswer> {
  return send('POST', '', body);
}

function addSecret(hours: number, id = account.id): Promise<TestAnswer> {
  return send('POST', `${id}/secrets/`, { overlap_hours: hours });
}

async function search(text: string): Promise<string[]> {
  return textsOf(await send('GET', `?search=${encodeURIComponent(text)}`), 'name');
}

async function tokenStatus(id: string, secret: string): Promise<number> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: id,
    client_secret: secret,
  });
  const answer = await app.request('POST', '/api/v1/oauth/token', {
    body: body.toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  return answer.status;
}

function secretIn({ body }: TestAnswer): string {
  return textAt(body, 'client_secret', 'answer');
}

async function listed(id: string) {
  return resultsOf(await send('GET', '?limit=1000')).find(({ uuid }) => uuid === id);
}

function eventsOf(id: string) {
  return app.deps.database.db
    .selectFrom('audit_event')
    .select(['event', 'target_name', 'details', 'actor_name'])
    .where('target_kind', '=', 'service_account')
    .where('target_id', '=', id)
    .orderBy('sequence')
    .execute();
}

test('the scopes of the contract are those that the server knows', () => {
  expect(document.components.schemas.ServiceScope.enum).toEqual(serviceScopes);
});

describe('a new account', () => {
  test('has a secret that is shown once and gives tokens', async () => {
    const answer = await create({ name: '  Insamlingen  ', scopes: ['meter_values', 'prices'] });
    const now = expect.stringMatching(/^2026-/);
    const secret = secretIn(answer);
    const id = textAt(answer.body, 'uuid', 'answer');
    const shown = {
      uuid: id,
      name: 'Insamlingen',
      scopes: ['prices', 'meter_values'],
      created_at: now,
      created_by: 'Karin Åberg',
      last_used_at: null,
      revoked_at: null,
      secrets: [{ uuid: expect.any(String), created_at: now, expires_at: null, last_used_at: null }],
    };
    expect([answer.status, answer.body]).toEqual([200, { ...shown, client_secret: secret }]);
    expect(await listed(id)).toEqual(shown);
    expect(await tokenStatus(id, secret)).toBe(200);
    expect(await eventsOf(id)).toEqual([
      {
        event: 'service_account_create',
        target_name: 'Insamlingen',
        details: '+prices +meter_values',
        actor_name: 'Karin Åberg',
      },
    ]);
  });

  test.each([
    ['without a scope', { name: 'X', scopes: [] }, 400],
    ['with an unknown scope', { name: 'X', scopes: ['everything'] }, 400],
    ['with a scope twice', { name: 'X', scopes: ['prices', 'prices'] }, 400],
    ['without a name', { name: '', scopes: ['prices'] }, 400],
    ['with a blank name', { name: '   ', scopes: ['prices'] }, 422],
    ['with a name that is too long', { name: 'x'.repeat(101), scopes: ['prices'] }, 400],
    ['with a creator of its own', { name: 'X', scopes: ['prices'], created_by: 'Y' }, 400],
    ['with a secret of its own', { name: 'X', scopes: ['prices'], client_secret: 'vss_x' }, 400],
  ])('%s is refused', async (_, body, status) => {
    expect((await create(body)).status).toBe(status);
  });

  test('needs a name of its own, whatever its capitals, until the other is revoked', async () => {
    const first = await create({ name: 'Ängsbruket', scopes: ['prices'] });
    const again = { name: 'ÄNGSBRUKET', scopes: ['prices'] };
    expect((await create(again)).body['details']).toEqual([
      { field: 'name', errors: ['Det finns redan ett tjänstekonto med det namnet.'] },
    ]);
    await send('DELETE', `${textAt(first.body, 'uuid', '')}/`);
    expect((await create(again)).status).toBe(200);
  });

  test('may have wildcards and quotes in its name, which mean nothing', async () => {
    const mark = randomUUID().slice(0, 8);
    for (const name of [`%_${mark}`, `'; drop table service_account; --${mark}`, `\\${mark}`])
      expect((await create({ name, scopes: ['prices'] })).status).toBe(200);
    expect(await search(`%_${mark}`)).toEqual([`%_${mark}`]);
    expect(await search(`_%${mark}`)).toEqual([]);
    expect(await search(`\\${mark}`)).toEqual([`\\${mark}`]);
  });

  test('is made once when its name is sent many times at once', async () => {
    const body = { name: randomUUID(), scopes: ['prices'] };
    const answers = await atOnce(
      app.deps.database,
      (trx) => trx.selectFrom('change_lock').select('name').forUpdate().execute(),
      () => create(body),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array<number>(many - 1).fill(422),
    ]);
  });
});

describe('the list', () => {
  test('has revoked accounts too, in the order that is asked for', async () => {
    const mark = randomUUID();
    for (const name of ['Örn', 'apa', 'Åsna']) await create({ name: `${name} ${mark}`, scopes: ['prices'] });
    const answer = await send('GET', `?search=${mark}&ordering=-name`);
    expect(textsOf(answer, 'name').map((name) => name.split(' ')[0])).toEqual(['Örn', 'Åsna', 'apa']);
    const [first] = resultsOf(answer);
    await send('DELETE', `${String(first?.['uuid'])}/`);
    const after = await send('GET', `?search=${mark}`);
    expect(resultsOf(after).map(({ revoked_at, secrets }) => [revoked_at !== null, secrets])).toEqual([
      [false, [expect.anything()]],
      [false, [expect.anything()]],
      [true, []],
    ]);
  });

  test('keeps the name of a creator who is gone', async () => {
    const answer = await create();
    const { db } = app.deps.database;
    const id = textAt(answer.body, 'uuid', '');
    const { created_by: creator } = await db
      .selectFrom('service_account')
      .select('created_by')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('app_user').where('id', '=', creator).execute();
    access = await staff();
    expect(await listed(id)).toMatchObject({ created_by: 'Karin Åberg' });
  });
});

describe('a change', () => {
  test('of scopes and name holds, and the log says what', async () => {
    const answer = await send('PATCH', `${account.id}/`, { name: 'Nytt', scopes: ['invoices', 'prices'] });
    expect(answer.body).toMatchObject({ name: 'Nytt', scopes: ['prices', 'invoices'] });
    expect(await eventsOf(account.id)).toEqual([
      expect.objectContaining({
        event: 'service_account_change',
        details: 'name +invoices -meter_values',
      }),
    ]);
    await send('DELETE', `${account.id}/`);
  });

  test('of capitals in the own name is no clash', async () => {
    const name = account.name.toUpperCase();
    expect((await send('PATCH', `${account.id}/`, { name })).body['name']).toBe(name);
  });

  test.each([
    ['nothing', {}, 400],
    ['a blank name', { name: ' ' }, 422],
    ['no scope', { scopes: [] }, 400],
    ['when it was revoked', { revoked_at: null }, 400],
  ])('of %s is refused', async (_, body, status) => {
    expect((await send('PATCH', `${account.id}/`, body)).status).toBe(status);
  });
});

describe('a new secret', () => {
  test('lets the earlier one go on for the overlap, and no longer', async () => {
    const answer = await addSecret(24);
    expect(answer.status).toBe(200);
    const secret = secretIn(answer);
    expect([await tokenStatus(account.id, account.secret), await tokenStatus(account.id, secret)]).toEqual([
      200, 200,
    ]);
    app.clock.advance(24 * 3600);
    expect([await tokenStatus(account.id, account.secret), await tokenStatus(account.id, secret)]).toEqual([
      401, 200,
    ]);
    expect((await eventsOf(account.id)).map(({ details }) => details)).toEqual(['overlap_hours=24']);
  });

  test('without overlap ends the earlier one at once', async () => {
    await addSecret(0);
    expect(await tokenStatus(account.id, account.secret)).toBe(401);
  });

  test('does not make an ending secret last longer', async () => {
    await addSecret(1);
    await addSecret(168);
    app.clock.advance(3600);
    expect(await tokenStatus(account.id, account.secret)).toBe(401);
  });

  test.each([-1, 169, 1.5, '24', null])('with an overlap of %s is refused', async (hours) => {
    const body = { overlap_hours: hours };
    expect((await send('POST', `${account.id}/secrets/`, body)).status).toBe(400);
  });

  test('many times at once leaves one that does not end, and five that work', async () => {
    const answers = await atOnce(
      app.deps.database,
      (trx) => trx.selectFrom('change_lock').select('name').forUpdate().execute(),
      () => addSecret(24),
    );
    const secrets = listAt((await listed(account.id)) ?? {}, 'secrets', 'account');
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(many - 4);
    expect(secrets).toHaveLength(5);
    expect(secrets.filter((secret) => JSON.stringify(secret).includes('"expires_at":null'))).toHaveLength(1);
    expect((await addSecret(0)).status).toBe(200);
    expect((await listed(account.id))?.['secrets']).toHaveLength(1);
  });
});

describe('revoking', () => {
  test('ends the account at once, is said once, and can be repeated', async () => {
    const answers = await atOnce(
      app.deps.database,
      (trx) => trx.selectFrom('change_lock').select('name').forUpdate().execute(),
      () => send('DELETE', `${account.id}/`),
    );
    expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [200, '{}']));
    expect(await tokenStatus(account.id, account.secret)).toBe(401);
    expect(await eventsOf(account.id)).toEqual([
      expect.objectContaining({ event: 'service_account_revoke', target_name: account.name }),
    ]);
    expect(await listed(account.id)).toMatchObject({ secrets: [], revoked_at: expect.any(String) });
  });

  test('is for good: a revoked account has no new secret and no change', async () => {
    await send('DELETE', `${account.id}/`);
    expect([
      (await addSecret(0)).status,
      (await send('PATCH', `${account.id}/`, { name: 'Åter' })).status,
    ]).toEqual([422, 422]);
  });
});

describe('security: who may not', () => {
  test('an account that does not exist is not found', async () => {
    const id = randomUUID();
    const statuses = [
      await send('DELETE', `${id}/`),
      await send('PATCH', `${id}/`, { name: 'X' }),
      await addSecret(0, id),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404]);
  });

  test('customers have no way in, whatever their role holds, and of the default roles only one', async () => {
    const group = await createCorporateGroup(app.deps.database, 'Norrviken');
    const customer = await createUser(app.deps.database, {
      permissions: allPermissionKeys,
      corporateGroupId: group.id,
    });
    access = (await app.sessionOf(customer.id)).access;
    expect([(await send('GET')).status, (await create()).status]).toEqual([403, 403]);
    const { db } = app.deps.database;
    await ensureDefaultRoles(db);
    const holders = await db
      .selectFrom('role_permission')
      .innerJoin('role', 'role.id', 'role_permission.role_id')
      .select('role.name')
      .where('permission', '=', 'can_manage_service_account')
      .where('is_system', '=', true)
      .execute();
    expect(holders).toEqual([{ name: 'system_administrator' }]);
  });

  test('no secret reaches the log or the audit log', async () => {
    const secrets = [secretIn(await create()), secretIn(await addSecret(0))];
    const events = await app.deps.database.db.selectFrom('audit_event').selectAll().execute();
    const written = `${app.log.join('\n')}${JSON.stringify(events)}`;
    for (const secret of secrets) expect(written).not.toContain(secret.slice(4));
  });
});
