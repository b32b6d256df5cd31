import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allPermissionKeys } from '../server/contract.ts';
import { createShadowScene, shadowPermissions, type ShadowScene } from '../testing/shadow-scene.ts';
import { testPassword } from '../testing/test-people.ts';

let scene: ShadowScene;

beforeAll(async () => {
  scene = await createShadowScene();
});

afterAll(() => scene.app.close());

describe('security 55: in shadow mode', () => {
  test('one sees and may do what the target does, no more and no less', async () => {
    const actor = await scene.staff({ permissions: allPermissionKeys });
    const headers = { 'X-Shadow-User': await scene.tokenFor(actor, scene.anna.id) };
    const annas = (await scene.app.sessionOf(scene.anna.id)).access;
    for (const path of [
      `/api/v1/corporategroups/${scene.norrviken.id}/site-tree/`,
      `/api/v1/corporategroups/${scene.bjorkhaga.id}/site-tree/`,
      `/api/v1/corporategroups/${scene.norrviken.id}/users/`,
      '/api/v1/corporategroups/minimal/',
      `/api/v1/corporategroups/minimal/?uuid=${scene.norrviken.id}`,
      `/api/v1/corporategroups/minimal/?uuid=${scene.bjorkhaga.id}`,
      '/api/v1/corporategroups/minimal/?search=björk&limit=5',
      '/api/v1/users/customer-users/',
      `/api/v1/users/customer-users/?corporate_group=${scene.bjorkhaga.id}`,
      '/api/v1/invoices/',
      '/api/v1/exports/invoices/?format=csv',
      '/api/v1/search/?search=bolag',
      '/api/v1/administrators/',
      '/api/v1/audit/',
      '/api/v1/news/',
    ]) {
      const shadowed = await scene.app.request('GET', path, { access: actor.access, headers });
      const own = await scene.app.request('GET', path, { access: annas });
      // Users cannot be changed in shadow mode, and the answer says so.
      const text = own.text.replaceAll(/("can_(?:change|delete)"):true/g, '$1:false');
      expect([path, shadowed.status, shadowed.text]).toEqual([path, own.status, text]);
    }
  });

  test('neither the password, the app for codes nor the profile can be changed', async () => {
    const actor = await scene.staff();
    for (const kind of ['User', 'Group'] as const) {
      const target = kind === 'User' ? scene.anna.id : scene.norrviken.id;
      const token = await scene.tokenFor(actor, target, kind === 'User' ? 'user' : 'group');
      const headers = { [`X-Shadow-${kind}`]: token };
      const passwords = {
        old_password: testPassword,
        new_password: 'Grävling under månen 4',
        new_password_confirm: 'Grävling under månen 4',
      };
      for (const [method, path, body] of [
        ['POST', '/api/v1/change-password', passwords],
        ['PATCH', '/api/v1/users/profile/', { first_name: 'Ny' }],
        ['GET', '/api/v1/totp/', undefined],
        ['POST', '/api/v1/totp/', { password: testPassword }],
        ['PATCH', '/api/v1/totp/', { otp: '123456' }],
        ['POST', '/api/v1/totp/remove/', { password: testPassword }],
      ] as const) {
        const answer = await scene.app.request(method, path, { access: actor.access, headers, body });
        expect([path, answer.status]).toEqual([path, 403]);
      }
    }
  });

  test('nobody gets round changing the own account through somebody else', async () => {
    const { db } = scene.app.deps.database;
    const helper = await scene.staff({ permissions: [...shadowPermissions, 'can_manage_admin_user'] });
    const actor = await scene.staff({ permissions: [...shadowPermissions, 'can_manage_admin_user'] });
    const headers = { 'X-Shadow-User': await scene.tokenFor(actor, helper.id) };
    const role = await db
      .insertInto('role')
      .values({ name: 'extra', display_name: 'Extra', description: '', kind: 'internal' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answer = await scene.app.request('PATCH', `/api/v1/administrators/${actor.id}/`, {
      access: actor.access,
      headers,
      body: { roles: [role.id] },
    });
    expect(answer.status).toBe(403);
  });

  test('looking at a news item does not mark it as read for the target', async () => {
    const { db } = scene.app.deps.database;
    const id = '6d0e4f1c-1111-4222-8333-944455556666';
    await db
      .insertInto('news')
      .values({
        id,
        title: 'Oläst',
        preamble: '',
        body: '<p>x</p>',
        status: 'published',
        publish_at: scene.app.clock.now(),
      })
      .execute();
    const actor = await scene.staff();
    const read = await scene.get(
      actor.access,
      await scene.tokenFor(actor, scene.anna.id),
      `/api/v1/news/published-news/${id}/`,
    );
    expect(read.body).toMatchObject({ is_read: false });
    expect(await db.selectFrom('news_read').selectAll().where('news_id', '=', id).execute()).toEqual([]);
  });
});
