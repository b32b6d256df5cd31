import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PermissionKey } from '@vinrod/api-client/contract';
import { administratorPermissions, ensureDefaultRoles } from '../permissions/default-roles.ts';
import { allPermissionKeys } from '../server/contract.ts';
import { createCustomerScene, usersOf, type CustomerScene } from '../testing/customer-scene.ts';
import { resultsOf } from '../testing/list-results.ts';
import { createUser, type TestUser } from '../testing/test-people.ts';

let scene: CustomerScene;
let administratorRole: number;

/** The permissions of somebody who only manages users. */
const humanResources: readonly PermissionKey[] = [
  'can_view_company_user',
  'can_manage_company_user',
  'can_delete_company_user',
];

beforeAll(async () => {
  scene = await createCustomerScene();
  const roles = await ensureDefaultRoles(scene.app.deps.database.db);
  administratorRole = roles.get('customer:group_administrator') ?? 0;
});

afterAll(() => scene.app.close());

/** Everything about a user that a change could affect. */
async function stateOf({ id }: TestUser) {
  const { db } = scene.app.deps.database;
  const read = (table: 'user_role' | 'user_corporate_group' | 'user_company_scope' | 'authenticator') =>
    db.selectFrom(table).selectAll().where('user_id', '=', id).execute();
  return {
    user: await db.selectFrom('app_user').selectAll().where('id', '=', id).execute(),
    roles: await read('user_role'),
    corporateGroups: await read('user_corporate_group'),
    companies: await read('user_company_scope'),
    authenticator: await read('authenticator'),
    sessions: await db.selectFrom('session').selectAll().where('user_id', '=', id).execute(),
  };
}

function administrator(): Promise<TestUser> {
  return scene.member({ permissions: administratorPermissions, isAdmin: true });
}

describe('security M3: a customer’s user with more rights', () => {
  const changes: readonly (readonly [string, object])[] = [
    ['renamed', { first_name: 'Kapad' }],
    ['given another telephone', { phone_number: '+46701234567' }],
    ['made no administrator', { is_admin: false }],
    ['shown less', { companies: 'first' }],
    ['invited again, which ends sessions and takes the authenticator app away', { status: 'invited' }],
    ['locked', { status: 'locked' }],
    ['left without roles', { roles: [] }],
  ];

  test.each(changes)('is not %s by somebody with fewer', async (_, change) => {
    const target = await administrator();
    await scene.signedIn(target);
    await scene.app.deps.database.db
      .insertInto('authenticator')
      .values({ user_id: target.id, secret: 'x', created_at: scene.app.clock.now(), confirmed_at: null })
      .execute();
    const before = await stateOf(target);
    const by = await scene.signedIn(await scene.member({ permissions: humanResources }));
    const body = 'companies' in change ? { companies: [scene.norrviken.companies[0]?.id] } : change;
    const answer = await scene.change(target.id, body, by);
    expect([answer.status, answer.body]).toMatchObject([
      422,
      {
        details: {
          message: 'Du kan inte ändra någon som har behörigheter eller ser något som du själv saknar.',
        },
      },
    ]);
    expect(await stateOf(target)).toEqual(before);
  });

  test('is not removed by somebody with fewer', async () => {
    const target = await administrator();
    const before = await stateOf(target);
    const by = await scene.signedIn(await scene.member({ permissions: humanResources }));
    expect((await scene.remove(target.id, by)).status).toBe(422);
    expect(await stateOf(target)).toEqual(before);
  });

  test('is not changed by staff with fewer either', async () => {
    const target = await administrator();
    const staff = await createUser(scene.app.deps.database, {
      permissions: [...humanResources, 'can_view_corporate_group_list'],
    });
    const answer = await scene.change(target.id, { status: 'invited' }, await scene.signedIn(staff));
    expect(answer.status).toBe(422);
  });

  test('is changed by equals and by whoever holds more', async () => {
    const target = await administrator();
    const equal = await scene.signedIn(await administrator());
    expect((await scene.change(target.id, { title: 'Chef', is_admin: false }, equal)).status).toBe(200);
    const staff = await createUser(scene.app.deps.database, { permissions: allPermissionKeys });
    const by = await scene.signedIn(staff);
    expect((await scene.change(target.id, { is_admin: true, status: 'locked' }, by)).status).toBe(200);
  });

  test('counts as such by being an administrator of the corporate group alone', async () => {
    const target = await scene.member({ permissions: humanResources, isAdmin: true });
    const by = await scene.signedIn(await scene.member({ permissions: humanResources }));
    expect((await scene.change(target.id, { is_admin: false }, by)).status).toBe(422);
  });

  test('whose right is only in the role of a second corporate group is not reached through the first', async () => {
    const target = await administrator();
    await scene.app.deps.database.db
      .insertInto('user_corporate_group')
      .values({ corporate_group_id: scene.bjorkhaga.id, user_id: target.id })
      .execute();
    const weaker = await createUser(scene.app.deps.database, {
      corporateGroupId: scene.bjorkhaga.id,
      permissions: humanResources,
    });
    const answer = await scene.app.request('DELETE', usersOf(scene.bjorkhaga, `${target.id}/`), {
      access: await scene.signedIn(weaker),
    });
    expect(answer.status).toBe(422);
  });
});

function updateAdminPath(): string {
  return `/api/v1/corporategroups/${scene.norrviken.id}/update-admin/`;
}

async function select(admin: TestUser, permissions: readonly PermissionKey[]) {
  const staff = await createUser(scene.app.deps.database, { permissions });
  return scene.app.request('PATCH', updateAdminPath(), {
    access: await scene.signedIn(staff),
    body: { admin: admin.id },
  });
}

describe('security M2: the administrator of a corporate group', () => {
  const manages: readonly PermissionKey[] = [
    'can_manage_corporate_group',
    'can_view_corporate_group_details',
    'can_view_corporate_group_list',
  ];

  test('is not chosen by staff who lack what comes with it', async () => {
    const target = await scene.member({ companyIds: [scene.norrviken.companies[0]?.id ?? ''] });
    const before = await stateOf(target);
    expect((await select(target, manages)).status).toBe(422);
    expect(await stateOf(target)).toEqual(before);
  });

  test('is chosen by staff who hold it, and the log tells of it', async () => {
    const target = await scene.member();
    expect((await select(target, [...manages, ...administratorPermissions])).status).toBe(200);
    const { access } = await scene.app.sessionOf(
      (await createUser(scene.app.deps.database, { permissions: ['can_view_audit_log'] })).id,
    );
    const log = await scene.app.request('GET', '/api/v1/audit/?event=corporate_group_admin_change', {
      access,
    });
    const event = resultsOf(log).find(({ operation }) => operation === 'updateCorporateGroupAdmin');
    expect(event).toMatchObject({
      target: { kind: 'user', id: target.id },
      details: '+is_admin +Koncernadministratör',
    });
  });

  test('is not chosen among people with more rights', async () => {
    const target = await scene.member({ permissions: ['can_manage_company'] });
    expect((await select(target, [...manages, ...administratorPermissions])).status).toBe(422);
  });

  test('is not chosen by a customer who sees a part, nor by whom it would make one', async () => {
    const rights = [...administratorPermissions, ...manages];
    const limited = await scene.member({
      permissions: rights,
      isAdmin: true,
      companyIds: [scene.norrviken.companies[0]?.id ?? ''],
    });
    const itself = await scene.member({ permissions: rights });
    const target = await scene.member({ companyIds: [scene.norrviken.companies[0]?.id ?? ''] });
    for (const [actor, admin] of [
      [limited, target],
      [itself, itself],
    ] as const) {
      const answer = await scene.app.request('PATCH', updateAdminPath(), {
        access: await scene.signedIn(actor),
        body: { admin: admin.id },
      });
      expect(answer.status).toBe(422);
    }
  });

  test('has rights that nobody gives who lacks one of them', async () => {
    const answer = await scene.invite({ roles: [administratorRole] });
    expect(answer.status).toBe(422);
  });
});

describe('security m10: staff with more rights', () => {
  const path = '/api/v1/administrators/';
  const manages: readonly PermissionKey[] = ['can_view_admin_user', 'can_manage_admin_user'];

  test.each([{ first_name: 'Kapad' }, { phone_number: '+46701234567' }, { title: 'Praktikant' }])(
    'are not given %o by staff with fewer',
    async (body) => {
      const target = await createUser(scene.app.deps.database, { permissions: allPermissionKeys });
      const before = await stateOf(target);
      const actor = await createUser(scene.app.deps.database, { permissions: manages });
      const access = await scene.signedIn(actor);
      expect((await scene.app.request('PATCH', `${path}${target.id}/`, { access, body })).status).toBe(422);
      expect(await stateOf(target)).toEqual(before);
      const siteGroups = `${path}site-groups/${target.id}/`;
      const selected = { access, body: { site_groups: [] } };
      expect((await scene.app.request('PUT', siteGroups, selected)).status).toBe(422);
    },
  );

  test.each(['v1', 'v2'])(
    'keep what their roles hold in a batch update %s by staff with fewer',
    async (version) => {
      const { db } = scene.app.deps.database;
      const { id } = await db
        .insertInto('role')
        .values({ name: randomUUID(), display_name: randomUUID(), description: '', kind: 'internal' })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const permission of ['can_manage_news', 'can_view_news'])
        await db.insertInto('role_permission').values({ role_id: id, permission }).execute();
      const actor = await createUser(scene.app.deps.database, {
        permissions: ['can_manage_admin_group', 'can_view_news'],
      });
      const answer = await scene.app.request('PATCH', `/api/${version}/administrators/groups/batch-update/`, {
        access: await scene.signedIn(actor),
        body:
          version === 'v1' ? [{ id, permissions: [] }] : [{ id, areas: [{ area: 'news', permissions: [] }] }],
      });
      expect(answer.status).toBe(422);
      const kept = await db.selectFrom('role_permission').selectAll().where('role_id', '=', id).execute();
      expect(kept).toHaveLength(2);
    },
  );
});
