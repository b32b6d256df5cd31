import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allPermissionKeys } from '../server/contract.ts';
import { createRoleScene, type RoleScene } from '../testing/role-scene.ts';
import { permissionCatalogue } from '../permissions/permission-catalogue.ts';
import { roleKey } from './role-name.ts';

let scene: RoleScene;

beforeAll(async () => {
  scene = await createRoleScene();
});

afterAll(() => scene.app.close());

describe('permissions', () => {
  test('every key of the contract has a text and a place in the matrix', () => {
    expect(Object.keys(permissionCatalogue).toSorted()).toEqual([...allPermissionKeys].toSorted());
  });

  test('of internal roles are all of them, in both versions', async () => {
    const flat = await scene.app.request('GET', '/api/v1/administrators/permissions/', {
      access: scene.staff,
    });
    expect(flat.list).toHaveLength(allPermissionKeys.length);
    expect(flat.list).toContainEqual({
      id: 15,
      codename: 'can_view_invoice',
      display_name: 'Visa fakturor',
      area: 'invoice',
    });
    const byArea = await scene.app.request('GET', '/api/v2/administrators/permissions/', {
      access: scene.staff,
    });
    expect(byArea.list[0]).toMatchObject({ area: 'auth', display_name: 'Roller och skuggläge' });
  });

  test('of a corporate group’s roles are none over staff and other customers', async () => {
    const { text } = await scene.app.request('GET', '/api/v1/corporategroups/permissions/', {
      access: scene.customer,
    });
    expect(text).toContain('can_view_invoice');
    for (const key of ['can_view_admin_user', 'can_shadow_user', 'can_view_audit_log', 'admin_can_view_site'])
      expect(text).not.toContain(key);
  });

  test('are told in the language of the request', async () => {
    const { list } = await scene.app.request('GET', '/api/v2/corporategroups/permissions/', {
      access: scene.customer,
      headers: { 'Accept-Language': 'en' },
    });
    expect(list).toContainEqual({
      area: 'invoice',
      display_name: 'Invoices',
      permissions: [{ codename: 'can_view_invoice', display_name: 'View invoices', action: 'view' }],
    });
  });
});

describe('internal roles', () => {
  const path = '/api/v1/administrators/groups/';

  test('are created, changed one by one and together, and removed', async () => {
    const { body } = await scene.create(scene.staff, path, 'Jourpersonal', ['can_view_news']);
    expect(body).toMatchObject({ kind: 'internal', corporate_group: null, name: 'jourpersonal' });
    const id = Number(body['id']);
    await scene.patch(scene.staff, `${path}${id}/`, { description: 'Nätter och helger' });
    const changed = await scene.patch(scene.staff, `${path}batch-update/`, [
      { id, permissions: ['can_manage_news'] },
    ]);
    expect(changed.list).toMatchObject([
      { description: 'Nätter och helger', permissions: [{ codename: 'can_manage_news' }] },
    ]);
    const byArea = await scene.patch(scene.staff, '/api/v2/administrators/groups/batch-update/', [
      { id, areas: [{ area: 'user', permissions: ['can_shadow_user'] }] },
    ]);
    expect(byArea.status).toBe(200);
    expect((await scene.app.request('DELETE', `${path}${id}/`, { access: scene.staff })).status).toBe(200);
  });

  test('no customer’s role is among them, and the other way round', async () => {
    const id = await scene.newRole('Kundens');
    expect((await scene.app.request('GET', `${path}${id}/`, { access: scene.staff })).status).toBe(404);
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
    expect((await scene.app.request('GET', `${path}?${query}`, { access: scene.staff })).status).toBe(status);
  });

  test.each([
    ['NUL', 'a\0b', 400],
    ['an emoji', '🦊🔌', 200],
    ['a lone surrogate', 'x\ud800', 400],
    ['a megabyte', 'x'.repeat(1024 * 1024), 413],
    ['101 signs', 'x'.repeat(101), 400],
    ['an injection', "'); drop table role; --", 200],
  ])('named with %s: %i', async (_name, name, status) => {
    expect((await scene.create(scene.staff, path, name, [])).status).toBe(status);
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
