import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PermissionKey } from '@vinrod/api-client/contract';
import { allPermissionKeys } from '../server/contract.ts';
import { textsOf } from '../testing/list-results.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../testing/test-people.ts';
import { permissionCatalogue } from './permission-catalogue.ts';
import { roleKey } from './role-name.ts';

const roleKeys: readonly PermissionKey[] = [
  'can_view_company_group',
  'can_manage_company_group',
  'can_delete_company_group',
  'can_view_invoice',
  'cg_can_view_time_report',
];

let app: TestApp;
let norrviken: TestCorporateGroup;
let bjorkhaga: TestCorporateGroup;
let customer: string;
let staff: string;

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  norrviken = await createCorporateGroup(database, 'Norrviken', [1]);
  bjorkhaga = await createCorporateGroup(database, 'Björkhaga', [1]);
  customer = await accessOf(roleKeys, norrviken);
  staff = await accessOf(allPermissionKeys);
});

afterAll(() => app.close());

async function accessOf(permissions: readonly PermissionKey[], group?: TestCorporateGroup): Promise<string> {
  const user = await createUser(app.deps.database, {
    permissions,
    ...(group === undefined ? {} : { corporateGroupId: group.id }),
  });
  return (await app.sessionOf(user.id)).access;
}

function ofGroup(group: TestCorporateGroup, rest = '', version = 'v1'): string {
  return `/api/${version}/corporategroups/${group.id}/groups/${rest}`;
}

function create(access: string, path: string, name: string, permissions: readonly string[]) {
  return app.request('POST', path, { access, body: { display_name: name, permissions } });
}

async function newRole(name: string, permissions: readonly string[] = ['can_view_invoice']): Promise<number> {
  const { status, body } = await create(customer, ofGroup(norrviken), name, permissions);
  expect(status).toBe(200);
  return Number(body['id']);
}

function patch(access: string, path: string, body: unknown) {
  return app.request('PATCH', path, { access, body });
}

describe('permissions', () => {
  test('every key of the contract has a text and a place in the matrix', () => {
    expect(Object.keys(permissionCatalogue).toSorted()).toEqual([...allPermissionKeys].toSorted());
  });

  test('of internal roles are all of them, in both versions', async () => {
    const flat = await app.request('GET', '/api/v1/administrators/permissions/', { access: staff });
    expect(flat.list).toHaveLength(allPermissionKeys.length);
    expect(flat.list).toContainEqual({
      id: 15,
      codename: 'can_view_invoice',
      display_name: 'Visa fakturor',
      area: 'invoice',
    });
    const byArea = await app.request('GET', '/api/v2/administrators/permissions/', { access: staff });
    expect(byArea.list[0]).toMatchObject({ area: 'auth', display_name: 'Roller och skuggläge' });
  });

  test('of a koncern’s roles are none over staff and other customers', async () => {
    const { text } = await app.request('GET', '/api/v1/corporategroups/permissions/', { access: customer });
    expect(text).toContain('can_view_invoice');
    for (const key of ['can_view_admin_user', 'can_shadow_user', 'can_view_audit_log', 'admin_can_view_site'])
      expect(text).not.toContain(key);
  });

  test('are told in the language of the request', async () => {
    const { list } = await app.request('GET', '/api/v2/corporategroups/permissions/', {
      access: customer,
      headers: { 'Accept-Language': 'en' },
    });
    expect(list).toContainEqual({
      area: 'invoice',
      display_name: 'Invoices',
      permissions: [{ codename: 'can_view_invoice', display_name: 'View invoices', action: 'view' }],
    });
  });
});

describe('roles of a koncern', () => {
  test('are created, read in both versions, renamed and removed', async () => {
    const id = await newRole('  Fakturagranskare Åre ');
    const read = await app.request('GET', ofGroup(norrviken, `${id}/`), { access: customer });
    expect(read.body).toMatchObject({
      id,
      name: 'fakturagranskare_are',
      display_name: 'Fakturagranskare Åre',
      kind: 'customer',
      corporate_group: norrviken.id,
      permissions: [{ codename: 'can_view_invoice' }],
      user_count: 0,
      is_system: false,
    });
    const byArea = await app.request('GET', `${ofGroup(norrviken, '', 'v2')}?search=åre`, {
      access: customer,
    });
    expect(byArea.body).toMatchObject({ count: 1 });
    expect(byArea.text).toContain(
      '{"codename":"can_view_invoice","display_name":"Visa fakturor","action":"view","is_granted":true}',
    );
    expect(byArea.text).toContain('"is_granted":false');
    const renamed = await patch(customer, ofGroup(norrviken, `${id}/`), {
      display_name: 'Granskare',
      description: 'Läser',
    });
    expect(renamed.body).toMatchObject({ name: 'fakturagranskare_are', display_name: 'Granskare' });
    const removed = await app.request('DELETE', ofGroup(norrviken, `${id}/`), { access: customer });
    expect([removed.status, removed.text]).toEqual([200, '{}']);
    expect((await app.request('GET', ofGroup(norrviken, `${id}/`), { access: customer })).status).toBe(404);
  });

  test('are listed in Swedish order with those of every koncern, and never those of another one', async () => {
    await newRole('Ö-läsare');
    await newRole('Ånga');
    const other = await accessOf(roleKeys, bjorkhaga);
    await create(other, ofGroup(bjorkhaga), 'Björkhagas egen', []);
    const answer = await app.request('GET', `${ofGroup(norrviken)}?limit=100`, { access: customer });
    expect(answer.text).not.toContain('Björkhagas egen');
    const names = textsOf(answer, 'display_name');
    expect(names.indexOf('Ånga')).toBeLessThan(names.indexOf('Ö-läsare'));
    expect(answer.body['count']).toBe(names.length);
  });

  test('count the holders in the koncern only', async () => {
    const { db } = app.deps.database;
    const shared = await db
      .insertInto('role')
      .values({
        name: 'shared',
        display_name: 'Delad roll',
        description: '',
        kind: 'customer',
        is_system: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const group of [norrviken, bjorkhaga, bjorkhaga]) {
      const user = await createUser(app.deps.database, { corporateGroupId: group.id });
      await db.insertInto('user_role').values({ user_id: user.id, role_id: shared.id }).execute();
    }
    const seen = await app.request('GET', ofGroup(norrviken, `${shared.id}/`), { access: customer });
    expect(seen.body).toMatchObject({ display_name: 'Delad roll', user_count: 1 });
  });

  test('of another koncern answer as if they did not exist', async () => {
    const id = await newRole('Bara vår');
    const other = await accessOf(roleKeys, bjorkhaga);
    const path = ofGroup(bjorkhaga, `${id}/`);
    for (const answer of [
      await app.request('GET', path, { access: other }),
      await patch(other, path, { display_name: 'Tagen' }),
      await app.request('DELETE', path, { access: other }),
      await patch(other, ofGroup(bjorkhaga, 'batch-update/'), [{ id, permissions: [] }]),
      await app.request('GET', ofGroup(norrviken, `${id}/`), { access: other }),
    ])
      expect(answer.status).toBe(404);
  });

  test('need a name of their own', async () => {
    await newRole('Unik');
    for (const [name, message] of [
      ['uNIK', 'Det finns redan en roll med det namnet.'],
      ['   ', 'Fyll i fältet.'],
    ] as const) {
      const answer = await create(customer, ofGroup(norrviken), name, []);
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ details: [{ field: 'display_name', errors: [message] }] });
    }
  });

  test('are made by many at the same time, each name once', async () => {
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, index) => create(customer, ofGroup(norrviken), `Samtidig ${index}`, [])),
    );
    expect(many.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    const same = await Promise.all(
      Array.from({ length: 12 }, () => create(customer, ofGroup(norrviken), 'Bara en', [])),
    );
    expect(same.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(same.filter(({ status }) => status === 422)).toHaveLength(11);
  });

  test('that come with the portal, and those that somebody has, stay', async () => {
    const { db } = app.deps.database;
    const system = await db
      .insertInto('role')
      .values({ name: 'fixed', display_name: 'Fast', description: '', kind: 'customer', is_system: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await patch(customer, ofGroup(norrviken, `${system.id}/`), { permissions: [] })).status).toBe(
      422,
    );
    const held = await newRole('Använd');
    const user = await createUser(app.deps.database, { corporateGroupId: norrviken.id });
    await db.insertInto('user_role').values({ user_id: user.id, role_id: held }).execute();
    const answer = await app.request('DELETE', ofGroup(norrviken, `${held}/`), { access: customer });
    expect(answer.body).toMatchObject({ details: { message: 'Rollen används av 1 användare.' } });
  });
});

describe('security 53: nobody gives a permission they lack', () => {
  const lacked = {
    details: [{ field: 'permissions', errors: ['Du kan inte ge en behörighet som du själv saknar.'] }],
  };

  test('to a new role, or to an old one', async () => {
    const created = await create(customer, ofGroup(norrviken), 'Större', ['cg_can_view_monthly_report']);
    expect([created.status, created.body]).toMatchObject([422, lacked]);
    const id = await newRole('Mindre');
    const changed = await patch(customer, ofGroup(norrviken, `${id}/`), {
      permissions: ['can_view_invoice', 'cg_can_view_monthly_report'],
    });
    expect([changed.status, changed.body]).toMatchObject([422, lacked]);
  });

  test('to many roles at once: one that is refused refuses all of them', async () => {
    const [a, b] = [await newRole('Första'), await newRole('Andra')];
    const answer = await patch(customer, ofGroup(norrviken, 'batch-update/'), [
      { id: a, permissions: ['cg_can_view_time_report'] },
      { id: b, permissions: ['cg_can_view_monthly_report'] },
    ]);
    expect(answer.status).toBe(422);
    const first = await app.request('GET', ofGroup(norrviken, `${a}/`), { access: customer });
    expect(first.body).toMatchObject({ permissions: [{ codename: 'can_view_invoice' }] });
  });

  test('but what a role has already may stay when somebody else gave it', async () => {
    const { body } = await create(staff, ofGroup(norrviken), 'Utökad', ['cg_can_view_monthly_report']);
    const answer = await patch(customer, ofGroup(norrviken, `${Number(body['id'])}/`), {
      permissions: ['cg_can_view_monthly_report', 'can_view_invoice'],
    });
    expect(answer.status).toBe(200);
  });

  test('and customers get none of the staff’s, whoever gives it', async () => {
    for (const key of ['can_view_admin_user', 'can_shadow_user', 'admin_can_view_site'])
      expect((await create(staff, ofGroup(norrviken), `Med ${key}`, [key])).status).toBe(422);
  });

  test('nobody changes or removes a role of their own', async () => {
    const user = await createUser(app.deps.database, {
      corporateGroupId: norrviken.id,
      permissions: [...roleKeys],
    });
    await app.deps.database.db
      .updateTable('role')
      .set({ corporate_group_id: norrviken.id })
      .where('id', '=', user.roleId)
      .execute();
    const { access } = await app.sessionOf(user.id);
    const path = ofGroup(norrviken, `${user.roleId}/`);
    for (const answer of [
      await patch(access, path, { permissions: roleKeys }),
      await patch(access, ofGroup(norrviken, 'batch-update/'), [{ id: user.roleId, permissions: [] }]),
      await app.request('DELETE', path, { access }),
    ])
      expect(answer.body).toMatchObject({
        details: { message: 'Du kan inte ändra en roll som du själv har.' },
      });
  });
});

describe('many roles at once', () => {
  test('by area the other areas stay as they are', async () => {
    const id = await newRole('Områden', ['can_view_invoice', 'cg_can_view_time_report']);
    const answer = await patch(customer, ofGroup(norrviken, 'batch-update/', 'v2'), [
      { id, areas: [{ area: 'invoice', permissions: [] }] },
    ]);
    expect(answer.status).toBe(200);
    const read = await app.request('GET', ofGroup(norrviken, `${id}/`), { access: customer });
    expect(read.body).toMatchObject({ permissions: [{ codename: 'cg_can_view_time_report' }] });
  });

  test.each([
    [
      'the same role twice',
      (id: number) => [
        { id, permissions: [] },
        { id, permissions: [] },
      ],
      'v1',
      422,
    ],
    [
      'the same area twice',
      (id: number) => [
        {
          id,
          areas: [
            { area: 'news', permissions: [] },
            { area: 'news', permissions: [] },
          ],
        },
      ],
      'v2',
      422,
    ],
    [
      'a permission in another area',
      (id: number) => [{ id, areas: [{ area: 'news', permissions: ['can_view_invoice'] }] }],
      'v2',
      422,
    ],
    ['a permission that there is not', (id: number) => [{ id, permissions: ['root'] }], 'v1', 400],
    ['nothing', () => [], 'v1', 400],
    ['no list', () => ({}), 'v1', 400],
  ])('%s is refused', async (name, body, version, status) => {
    const id = await newRole(`Flera: ${name}`);
    const answer = await patch(customer, ofGroup(norrviken, 'batch-update/', version), body(id));
    expect(answer.status).toBe(status);
  });
});

describe('internal roles', () => {
  const path = '/api/v1/administrators/groups/';

  test('are created, changed one by one and together, and removed', async () => {
    const { body } = await create(staff, path, 'Jourpersonal', ['can_view_news']);
    expect(body).toMatchObject({ kind: 'internal', corporate_group: null, name: 'jourpersonal' });
    const id = Number(body['id']);
    await patch(staff, `${path}${id}/`, { description: 'Nätter och helger' });
    const changed = await patch(staff, `${path}batch-update/`, [{ id, permissions: ['can_manage_news'] }]);
    expect(changed.list).toMatchObject([
      { description: 'Nätter och helger', permissions: [{ codename: 'can_manage_news' }] },
    ]);
    const byArea = await patch(staff, '/api/v2/administrators/groups/batch-update/', [
      { id, areas: [{ area: 'user', permissions: ['can_shadow_user'] }] },
    ]);
    expect(byArea.status).toBe(200);
    expect((await app.request('DELETE', `${path}${id}/`, { access: staff })).status).toBe(200);
  });

  test('no customer’s role is among them, and the other way round', async () => {
    const id = await newRole('Kundens');
    expect((await app.request('GET', `${path}${id}/`, { access: staff })).status).toBe(404);
  });

  test.each([
    ['limit=0', 400],
    ['limit=1000000000', 400],
    ['offset=-1', 400],
    ['ordering=password_hash', 400],
    ['ordering=-user_count', 200],
    ['search=%00', 400],
    [`search=${'x'.repeat(201)}`, 400],
  ])('list with %s: %i', async (query, status) => {
    expect((await app.request('GET', `${path}?${query}`, { access: staff })).status).toBe(status);
  });

  test.each([
    ['NUL', 'a\0b', 400],
    ['an emoji', '🦊🔌', 200],
    ['a lone surrogate', 'x\ud800', 200],
    ['a megabyte', 'x'.repeat(1024 * 1024), 413],
    ['101 signs', 'x'.repeat(101), 400],
    ['an injection', "'); drop table role; --", 200],
  ])('named with %s: %i', async (_name, name, status) => {
    expect((await create(staff, path, name, [])).status).toBe(status);
  });
});

test.each([
  ['Läsbehörig', 'lasbehorig'],
  ['Ekonomi & fakturor', 'ekonomi_fakturor'],
  ['🦊', 'roll'],
  ['x'.repeat(100), 'x'.repeat(60)],
])('the key of %s is %s', (name, key) => {
  expect(roleKey(name)).toBe(key);
});
