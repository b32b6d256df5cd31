import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRoleScene, roleManagement, rolesOf, type RoleScene } from '../testing/role-scene.ts';
import { createUser } from '../testing/test-people.ts';

let scene: RoleScene;

beforeAll(async () => {
  scene = await createRoleScene();
});

afterAll(() => scene.app.close());

describe('security 53: nobody gives a permission they lack', () => {
  const lacked = {
    details: [{ field: 'permissions', errors: ['Du kan inte ge en behörighet som du själv saknar.'] }],
  };

  test('to a new role, or to an old one', async () => {
    const created = await scene.create(scene.customer, rolesOf(scene.norrviken), 'Större', [
      'cg_can_view_monthly_report',
    ]);
    expect([created.status, created.body]).toMatchObject([422, lacked]);
    const id = await scene.newRole('Mindre');
    const changed = await scene.patch(scene.customer, rolesOf(scene.norrviken, `${id}/`), {
      permissions: ['can_view_invoice', 'cg_can_view_monthly_report'],
    });
    expect([changed.status, changed.body]).toMatchObject([422, lacked]);
  });

  test('to many roles at once: one that is refused refuses all of them', async () => {
    const [a, b] = [await scene.newRole('Första'), await scene.newRole('Andra')];
    const answer = await scene.patch(scene.customer, rolesOf(scene.norrviken, 'batch-update/'), [
      { id: a, permissions: ['cg_can_view_time_report'] },
      { id: b, permissions: ['cg_can_view_monthly_report'] },
    ]);
    expect(answer.status).toBe(422);
    const first = await scene.app.request('GET', rolesOf(scene.norrviken, `${a}/`), {
      access: scene.customer,
    });
    expect(first.body).toMatchObject({ permissions: [{ codename: 'can_view_invoice' }] });
  });

  test('nor changes a role that holds more than they do', async () => {
    const { body } = await scene.create(scene.staff, rolesOf(scene.norrviken), 'Utökad', [
      'cg_can_view_monthly_report',
    ]);
    const path = rolesOf(scene.norrviken, `${Number(body['id'])}/`);
    for (const permissions of [['cg_can_view_monthly_report', 'can_view_invoice'], []])
      expect((await scene.patch(scene.customer, path, { permissions })).status).toBe(422);
  });

  test('and customers get none of the staff’s, whoever gives it', async () => {
    for (const key of ['can_view_admin_user', 'can_shadow_user', 'admin_can_view_site'])
      expect((await scene.create(scene.staff, rolesOf(scene.norrviken), `Med ${key}`, [key])).status).toBe(
        422,
      );
  });

  test('nobody changes or removes a role of their own', async () => {
    const user = await createUser(scene.app.deps.database, {
      corporateGroupId: scene.norrviken.id,
      permissions: [...roleManagement],
    });
    await scene.app.deps.database.db
      .updateTable('role')
      .set({ corporate_group_id: scene.norrviken.id })
      .where('id', '=', user.roleId)
      .execute();
    const { access } = await scene.app.sessionOf(user.id);
    const path = rolesOf(scene.norrviken, `${user.roleId}/`);
    for (const answer of [
      await scene.patch(access, path, { permissions: roleManagement }),
      await scene.patch(access, rolesOf(scene.norrviken, 'batch-update/'), [
        { id: user.roleId, permissions: [] },
      ]),
      await scene.app.request('DELETE', path, { access }),
    ])
      expect(answer.body).toMatchObject({
        details: { message: 'Du kan inte ändra en roll som du själv har.' },
      });
  });
});

describe('many roles at once', () => {
  test('by area the other areas stay as they are', async () => {
    const id = await scene.newRole('Områden', ['can_view_invoice', 'cg_can_view_time_report']);
    const answer = await scene.patch(scene.customer, rolesOf(scene.norrviken, 'batch-update/', 'v2'), [
      { id, areas: [{ area: 'invoice', permissions: [] }] },
    ]);
    expect(answer.status).toBe(200);
    const read = await scene.app.request('GET', rolesOf(scene.norrviken, `${id}/`), {
      access: scene.customer,
    });
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
    const id = await scene.newRole(`Flera: ${name}`);
    const answer = await scene.patch(
      scene.customer,
      rolesOf(scene.norrviken, 'batch-update/', version),
      body(id),
    );
    expect(answer.status).toBe(status);
  });
});
