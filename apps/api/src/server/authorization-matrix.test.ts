import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PermissionKey } from '@vinrod/api-client/contract';
import { operations } from '../operations.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../testing/test-people.ts';
import { allPermissionKeys, readContract, type ContractOperation } from './contract.ts';

const contract = readContract();
const guarded = contract.flatMap((operation) =>
  operation.permission === 'public' ? [] : [{ ...operation, permission: operation.permission }],
);
const restricted = guarded.filter(({ permission }) => permission.length > 0);
const handledIds = new Set<string>(operations.map(({ id }) => id));
const handled = guarded.filter(({ id }) => handledIds.has(id));

/** Making an operation public takes a line here too. */
const publicOperations = [
  'createPassword',
  'getHealth',
  'getOpenApiDocument',
  'getPortalConfig',
  'listDemoMail',
  'login',
  'logout',
  'refreshToken',
  'requestPasswordReset',
  'resendOtp',
  'showApiReference',
  'showDemoMailbox',
  'verifyOtp',
];

let app: TestApp;
let own: TestCorporateGroup;
let foreign: TestCorporateGroup;
let newsId: string;

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  own = await createCorporateGroup(database, 'Norrviken');
  foreign = await createCorporateGroup(database, 'Björkhaga');
  newsId = randomUUID();
  await database.db
    .insertInto('news')
    .values({
      id: newsId,
      title: 'Bara för Norrviken',
      preamble: '',
      body: '<p>Text</p>',
      status: 'published',
      audience: 'corporate_groups',
      publish_at: app.clock.now(),
    })
    .execute();
  await database.db
    .insertInto('news_corporate_group')
    .values({ news_id: newsId, corporate_group_id: own.id })
    .execute();
});

afterAll(() => app.close());

/** What `{id}` in a path stands for. A new kind of path has to be named here. */
function idFor(path: string): string {
  if (path.includes('/corporategroups/{id}') || path.includes('/corporategroup/{id}')) return own.id;
  if (path.includes('/sites/{id}')) return own.companies[0]?.siteIds[0] ?? '';
  if (path.includes('/news/')) return newsId;
  throw new Error(`Say what {id} in ${path} stands for.`);
}

/** Query values for the parameters that an operation cannot do without. */
const queryValues: Readonly<Record<string, string>> = { start_date: '2026-05-01', end_date: '2026-05-31' };

async function call(operation: ContractOperation, access: string) {
  const path = operation.path.includes('{id}')
    ? operation.path.replace('{id}', idFor(operation.path))
    : operation.path;
  const query = new URLSearchParams();
  for (const { name, place, required } of operation.parameters)
    if (place === 'query' && required) query.set(name, queryValues[name] ?? `no value for ${name}`);
  return app.request(operation.method, `${path}/?${query.toString()}`, { access });
}

async function accessOf(options: {
  readonly group?: TestCorporateGroup;
  readonly permissions: readonly PermissionKey[];
}): Promise<string> {
  const user = await createUser(app.deps.database, {
    permissions: options.permissions,
    ...(options.group === undefined ? {} : { corporateGroupId: options.group.id }),
  });
  return (await app.sessionOf(user.id)).access;
}

/** A path of an operation for checks that come before anything is looked up. */
function anyPath(operation: ContractOperation): string {
  return operation.path.replaceAll(/\{\w+\}/g, randomUUID());
}

describe('49: authorisation matrix', () => {
  test('the public operations are exactly the known ones', () => {
    const found = contract.filter(({ permission }) => permission === 'public').map(({ id }) => id);
    expect(found.toSorted()).toEqual(publicOperations);
  });

  test.each(guarded)('$id: 401 for anonymous callers', async (operation) => {
    const answer = await app.request(operation.method, anyPath(operation));
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ type: 'non_field_error' });
  });

  test.each(restricted)('$id: 403 without one of its permissions', async (operation) => {
    const others = allPermissionKeys.filter((key) => !operation.permission.includes(key));
    const access = await accessOf({ group: own, permissions: others });
    const answer = await app.request(operation.method, anyPath(operation), { access });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ type: 'non_field_error' });
  });

  describe.each(handled)('$id', (operation) => {
    const isTenantOwned = operation.path.includes('{id}');

    test(`other tenant: ${isTenantOwned ? '404' : '200 without foreign rows'}`, async () => {
      const answer = await call(
        operation,
        await accessOf({ group: foreign, permissions: allPermissionKeys }),
      );
      expect(answer.status).toBe(isTenantOwned ? 404 : 200);
      expect(answer.text).not.toContain(own.id);
      expect(answer.text).not.toContain('Norrviken');
    });

    test('same tenant with any one of the permissions, or with none when none is needed: 200', async () => {
      const single: readonly (readonly PermissionKey[])[] =
        operation.permission.length > 0 ? operation.permission.map((key) => [key]) : [[]];
      for (const permissions of single) {
        const answer = await call(operation, await accessOf({ group: own, permissions }));
        expect([permissions, answer.status]).toEqual([permissions, 200]);
      }
    });
  });
});

describe('staff', () => {
  const tenantOwned = handled.filter(({ path }) => path.includes('corporategroup'));

  test.each(tenantOwned)('with every permission reach $id of every koncern', async (operation) => {
    const answer = await call(operation, await accessOf({ permissions: allPermissionKeys }));
    expect(answer.status).toBe(200);
  });

  test.each(tenantOwned)('without a permission that reaches koncerner: $id shows none', async (operation) => {
    const reports = allPermissionKeys.filter((key) => key.includes('report'));
    const answer = await call(operation, await accessOf({ permissions: [...reports, 'can_view_site_list'] }));
    expect(answer.status).toBe(operation.path.includes('{id}') ? 404 : 200);
    expect(answer.text).not.toContain('Norrviken');
  });
});
