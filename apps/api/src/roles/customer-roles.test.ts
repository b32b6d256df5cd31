import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textsOf } from '../testing/list-results.ts';
import { createRoleScene, roleManagement, rolesOf, type RoleScene } from '../testing/role-scene.ts';
import { createUser } from '../testing/test-people.ts';

let scene: RoleScene;

beforeAll(async () => {
  scene = await createRoleScene();
});

afterAll(() => scene.app.close());

describe('roles of a corporate group', () => {
  test('are created, read in both versions, renamed and removed', async () => {
    const id = await scene.newRole('  Fakturagranskare Åre ');
    const read = await scene.app.request('GET', rolesOf(scene.norrviken, `${id}/`), {
      access: scene.customer,
    });
    expect(read.body).toMatchObject({
      id,
      name: 'fakturagranskare_are',
      display_name: 'Fakturagranskare Åre',
      kind: 'customer',
      corporate_group: scene.norrviken.id,
      permissions: [{ codename: 'can_view_invoice' }],
      user_count: 0,
      is_system: false,
    });
    const byArea = await scene.app.request('GET', `${rolesOf(scene.norrviken, '', 'v2')}?search=åre`, {
      access: scene.customer,
    });
    expect(byArea.body).toMatchObject({ count: 1 });
    expect(byArea.text).toContain(
      '{"codename":"can_view_invoice","display_name":"Visa fakturor","action":"view","is_granted":true}',
    );
    expect(byArea.text).toContain('"is_granted":false');
    const renamed = await scene.patch(scene.customer, rolesOf(scene.norrviken, `${id}/`), {
      display_name: 'Granskare',
      description: 'Läser',
    });
    expect(renamed.body).toMatchObject({ name: 'fakturagranskare_are', display_name: 'Granskare' });
    const removed = await scene.app.request('DELETE', rolesOf(scene.norrviken, `${id}/`), {
      access: scene.customer,
    });
    expect([removed.status, removed.text]).toEqual([200, '{}']);
    expect(
      (await scene.app.request('GET', rolesOf(scene.norrviken, `${id}/`), { access: scene.customer })).status,
    ).toBe(404);
  });

  test('are listed in Swedish order with those of every corporate group, and never those of another one', async () => {
    await scene.newRole('Ö-läsare');
    await scene.newRole('Ånga');
    const other = await scene.accessOf(roleManagement, scene.bjorkhaga);
    await scene.create(other, rolesOf(scene.bjorkhaga), 'Björkhagas egen', []);
    const answer = await scene.app.request('GET', `${rolesOf(scene.norrviken)}?limit=100`, {
      access: scene.customer,
    });
    expect(answer.text).not.toContain('Björkhagas egen');
    const names = textsOf(answer, 'display_name');
    expect(names.indexOf('Ånga')).toBeLessThan(names.indexOf('Ö-läsare'));
    expect(answer.body['count']).toBe(names.length);
  });

  test('count the holders in the corporate group only', async () => {
    const { db } = scene.app.deps.database;
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
    for (const group of [scene.norrviken, scene.bjorkhaga, scene.bjorkhaga]) {
      const user = await createUser(scene.app.deps.database, { corporateGroupId: group.id });
      await db.insertInto('user_role').values({ user_id: user.id, role_id: shared.id }).execute();
    }
    const seen = await scene.app.request('GET', rolesOf(scene.norrviken, `${shared.id}/`), {
      access: scene.customer,
    });
    expect(seen.body).toMatchObject({ display_name: 'Delad roll', user_count: 1 });
  });

  test('of another corporate group answer as if they did not exist', async () => {
    const id = await scene.newRole('Bara vår');
    const other = await scene.accessOf(roleManagement, scene.bjorkhaga);
    const path = rolesOf(scene.bjorkhaga, `${id}/`);
    for (const answer of [
      await scene.app.request('GET', path, { access: other }),
      await scene.patch(other, path, { display_name: 'Tagen' }),
      await scene.app.request('DELETE', path, { access: other }),
      await scene.patch(other, rolesOf(scene.bjorkhaga, 'batch-update/'), [{ id, permissions: [] }]),
      await scene.app.request('GET', rolesOf(scene.norrviken, `${id}/`), { access: other }),
    ])
      expect(answer.status).toBe(404);
  });

  test('need a name of their own', async () => {
    await scene.newRole('Unik');
    for (const [name, message] of [
      ['uNIK', 'Det finns redan en roll med det namnet.'],
      ['   ', 'Fyll i fältet.'],
    ] as const) {
      const answer = await scene.create(scene.customer, rolesOf(scene.norrviken), name, []);
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ details: [{ field: 'display_name', errors: [message] }] });
    }
  });

  test('are made by many at the same time, each name once', async () => {
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        scene.create(scene.customer, rolesOf(scene.norrviken), `Samtidig ${index}`, []),
      ),
    );
    expect(many.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    const same = await Promise.all(
      Array.from({ length: 12 }, () => scene.create(scene.customer, rolesOf(scene.norrviken), 'Bara en', [])),
    );
    expect(same.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(same.filter(({ status }) => status === 422)).toHaveLength(11);
  });

  test('that come with the portal, and those that somebody has, stay', async () => {
    const { db } = scene.app.deps.database;
    const system = await db
      .insertInto('role')
      .values({ name: 'fixed', display_name: 'Fast', description: '', kind: 'customer', is_system: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(
      (await scene.patch(scene.customer, rolesOf(scene.norrviken, `${system.id}/`), { permissions: [] }))
        .status,
    ).toBe(422);
    const held = await scene.newRole('Använd');
    const user = await createUser(scene.app.deps.database, { corporateGroupId: scene.norrviken.id });
    await db.insertInto('user_role').values({ user_id: user.id, role_id: held }).execute();
    const answer = await scene.app.request('DELETE', rolesOf(scene.norrviken, `${held}/`), {
      access: scene.customer,
    });
    expect(answer.body).toMatchObject({ details: { message: 'Rollen används av 1 användare.' } });
  });
});
