import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PermissionKey } from '@vinrod/api-client/contract';
import { defaultRoles, ensureDefaultRoles } from '../permissions/default-roles.ts';
import { operations } from '../operations.ts';
import { isForStaffOnly } from '../permissions/permission-lists.ts';
import { isStaffOperation, operationCases, type OperationCase } from '../testing/authorization-cases.ts';
import type { MatrixWorld } from '../testing/authorization-world.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../testing/test-people.ts';
import { allPermissionKeys, readContract, type ContractOperation } from '../server/contract.ts';
import { textAt } from '../server/json-document.ts';
import type { OperationId } from '../server/operation.ts';

const contract = readContract();
const guarded = contract.flatMap((operation) =>
  operation.permission === 'public' ? [] : [{ ...operation, permission: operation.permission }],
);
const restricted = guarded.filter(({ permission }) => permission.length > 0);
const handlers = new Map<string, OperationId>(operations.map(({ id }) => [id, id]));

type Guarded = (typeof guarded)[number];

interface Row {
  readonly id: string;
  readonly operation: Guarded;
  readonly how: OperationCase;
}

const rows: readonly Row[] = guarded.flatMap((operation) => {
  const id = handlers.get(operation.id);
  const how = id === undefined ? undefined : operationCases[id];
  return how === undefined ? [] : [{ id: operation.id, operation, how }];
});

/** Public operations, listed again so that making one public also takes a change here. */
const publicOperations = [
  'beginPasskeySignIn',
  'completeSignIn',
  'createPassword',
  'getHealth',
  'getLiveness',
  'getOpenApiDocument',
  'getPasswordLink',
  'getPortalConfig',
  'listDemoMail',
  'login',
  'logout',
  'refreshToken',
  'requestPasswordReset',
  'requestServiceToken',
  'resendOtp',
  'showApiReference',
  'showCertificate',
  'showDemoMailbox',
  'signInWithPasskey',
  'verifyOtp',
];

const administratorOfCorporateGroup: readonly PermissionKey[] =
  defaultRoles.find(({ kind, name }) => kind === 'customer' && name === 'group_administrator')?.permissions ??
  [];

let app: TestApp;
let world: MatrixWorld;
let own: TestCorporateGroup;
let foreign: TestCorporateGroup;

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  await ensureDefaultRoles(database.db);
  own = await createCorporateGroup(database, 'Norrviken');
  foreign = await createCorporateGroup(database, 'Björkhaga');
  const siteGroupId = randomUUID();
  const now = app.clock.now();
  await database.db
    .insertInto('site_group')
    .values({
      corporate_group_id: own.id,
      id: siteGroupId,
      name: 'Norrvikens grupp',
      visibility: 'corporate_group',
      created_by: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  world = { app, own, siteGroupId };
});

afterAll(() => app.close());

interface Way {
  readonly access: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function call({ operation, how }: Row, { access, headers = {} }: Way) {
  const values = (await how.path?.(world)) ?? {};
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? `no ${name}`);
  const query = new URLSearchParams(how.query);
  const body = await how.body?.(world, values);
  return app.request(operation.method, `${path}/?${query.toString()}`, {
    access,
    headers: { ...how.headers, ...headers },
    ...(body === undefined ? {} : { body }),
  });
}

interface Who {
  /** Null for staff. */
  readonly group: TestCorporateGroup | null;
  readonly permissions: readonly PermissionKey[];
}

async function newUser({ group, permissions }: Who) {
  return createUser(app.deps.database, {
    permissions,
    ...(group === null ? {} : { corporateGroupId: group.id }),
  });
}

async function accessOf(who: Who): Promise<string> {
  return (await app.sessionOf((await newUser(who)).id)).access;
}

/** A user who can use an operation: staff where no customer can. */
function homeOf({ operation, how }: Row, permissions: readonly PermissionKey[]): Who {
  const isForStaff = how.byStaff === true || isStaffOperation(operation) || permissions.some(isForStaffOnly);
  return { group: isForStaff ? null : own, permissions: [...permissions, ...(how.beside ?? [])] };
}

/** Any valid path of an operation, for checks that precede every lookup. */
function anyPath(operation: ContractOperation): string {
  return operation.path.replaceAll(/\{\w+\}/g, randomUUID());
}

/** Shadow mode by staff with every permission, as a user or a corporate group. */
async function shadowing(kind: 'user' | 'group', target: string): Promise<Way> {
  const access = await accessOf({ group: null, permissions: allPermissionKeys });
  const { body } = await app.request('POST', `/api/v1/users/shadow-${kind}/${target}/`, { access });
  return { access, headers: { [`X-Shadow-${kind}`]: textAt(body, 'token', 'shadow') } };
}

describe('security 49: authorisation matrix', () => {
  test('the public operations are exactly the known ones', () => {
    const found = contract.filter(({ permission }) => permission === 'public').map(({ id }) => id);
    expect(found.toSorted()).toEqual(publicOperations);
  });

  test('every operation with code behind it is in the matrix', () => {
    const missing = guarded.filter(({ id }) => handlers.has(id) && !rows.some((row) => row.id === id));
    expect(missing.map(({ id }) => `say how to call ${id} in testing/authorization-cases.ts`)).toEqual([]);
  });

  test.each(guarded)('$id: 401 for anonymous callers', async (operation) => {
    const answer = await app.request(operation.method, anyPath(operation));
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ type: 'non_field_error' });
  });

  test.each(restricted)('$id: 403 without one of its permissions', async (operation) => {
    const permissions = allPermissionKeys.filter((key) => !operation.permission.includes(key));
    for (const group of [own, null]) {
      const access = await accessOf({ group, permissions });
      const answer = await app.request(operation.method, anyPath(operation), { access });
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ type: 'non_field_error' });
    }
  });

  describe.each(rows)('$id', (row) => {
    const { operation, how } = row;
    const passes = how.passes ?? 200;
    const forOthers = forOthersOf(row);

    test(`other tenant with every permission: ${forOthers}, and nothing of this one`, async () => {
      const answer = await call(row, await way({ group: foreign, permissions: allPermissionKeys }));
      expect(answer.status).toBe(forOthers);
      expect(answer.text).not.toContain(own.id);
      expect(answer.text).not.toContain('Norrviken');
    });

    test(`own tenant with any one of the permissions, or with none when none is needed: ${passes}`, async () => {
      const single: readonly (readonly PermissionKey[])[] =
        operation.permission.length > 0 ? operation.permission.map((key) => [key]) : [[]];
      for (const permissions of single) {
        const answer = await call(row, await way(homeOf(row, permissions)));
        expect([permissions, answer.status]).toEqual([permissions, passes]);
      }
    });
  });

  const usable = rows.filter(({ operation }) => operation.allowsShadow);
  const refused = rows.filter(({ operation }) => !operation.allowsShadow);

  test.each(usable)('security 55: $id shadowing a user: as for the user who may', async (row) => {
    const target = await newUser(homeOf(row, row.operation.permission.slice(0, 1)));
    expect((await call(row, await shadowing('user', target.id))).status).toBe(row.how.passes ?? 200);
  });

  test.each(usable.filter(({ operation }) => operation.permission.length > 0))(
    'security 55: $id shadowing a user: 403 as for the user who may not',
    async (row) => {
      const permissions = allPermissionKeys.filter((key) => !row.operation.permission.includes(key));
      const target = await newUser({ group: own, permissions });
      expect((await call(row, await shadowing('user', target.id))).status).toBe(403);
    },
  );

  test.each(usable)(
    'security 55: $id shadowing another corporate group: as for its administrator',
    async (row) => {
      const { permission } = row.operation;
      const mayUse =
        permission.length === 0 || permission.some((key) => administratorOfCorporateGroup.includes(key));
      const answer = await call(row, await shadowing('group', foreign.id));
      expect(answer.status).toBe(mayUse ? forOthersOf(row) : 403);
      expect(answer.text).not.toContain('Norrviken');
    },
  );

  test.each(refused)('security 55: $id: 403 in shadow mode', async (row) => {
    const target = await newUser({ group: own, permissions: allPermissionKeys });
    expect((await call(row, await shadowing('user', target.id))).status).toBe(403);
    expect((await call(row, await shadowing('group', own.id))).status).toBe(403);
  });
});

/** The response to a user of another corporate group with every permission. */
function forOthersOf({ operation, how }: Row): number {
  if (isStaffOperation(operation) || how.belongsTo === 'staff') return 403;
  return how.belongsTo === 'corporateGroup' ? 404 : (how.passes ?? 200);
}

async function way(who: Who): Promise<Way> {
  return { access: await accessOf(who) };
}

describe('staff', () => {
  const ofCorporateGroup = rows.filter(
    ({ how }) => how.belongsTo === 'corporateGroup' && how.body === undefined,
  );

  test.each(ofCorporateGroup)('with every permission reach $id of every corporate group', async (row) => {
    const answer = await call(row, await way({ group: null, permissions: allPermissionKeys }));
    // News of a corporate group is only for its own users.
    expect(answer.status).toBe(row.id === 'getPublishedNews' ? 404 : 200);
  });

  test.each(ofCorporateGroup)(
    'without a permission that reaches corporate groups: $id shows none',
    async (row) => {
      const reaching = [
        'can_view_corporate_group',
        'corporate_group',
        'admin_can_view_site',
        'admin_can_manage_site',
      ];
      const permissions = allPermissionKeys.filter((key) => !reaching.some((part) => key.includes(part)));
      const answer = await call(row, await way({ group: null, permissions }));
      expect([403, 404]).toContain(answer.status);
      expect(answer.text).not.toContain('Norrviken');
    },
  );
});
