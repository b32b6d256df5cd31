import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allPermissionKeys } from '../server/contract.ts';
import { textAt } from '../server/json-document.ts';
import { createShadowScene, shadowPermissions, type ShadowScene } from '../testing/shadow-scene.ts';
import { createUser } from '../testing/test-people.ts';

let scene: ShadowScene;

beforeAll(async () => {
  scene = await createShadowScene();
});

afterAll(() => scene.app.close());

describe('security 54: starting', () => {
  test('as a user gives a token for an hour, and the profile tells who is behind it', async () => {
    const actor = await scene.staff();
    const answer = await scene.start(actor, scene.anna.id);
    expect(answer.body).toMatchObject({
      kind: 'user',
      target: { uuid: scene.anna.id, name: 'Anna Lindqvist' },
      expires_at: '2026-11-20T09:00:00+01:00',
      read_only: false,
    });
    const profile = await scene.get(actor.access, textAt(answer.body, 'token', 'shadow'));
    expect(profile.body).toMatchObject({
      uuid: scene.anna.id,
      email: scene.anna.email,
      user_type: 'external',
      corporate_groups: [{ uuid: scene.norrviken.id }],
      shadow: {
        kind: 'user',
        target_name: 'Anna Lindqvist',
        started_at: '2026-11-20T08:00:00+01:00',
        expires_at: '2026-11-20T09:00:00+01:00',
        actor_full_name: 'Karin Åberg',
      },
    });
    const own = await scene.app.request('GET', '/api/v1/users/profile/', { access: actor.access });
    expect(own.body).toMatchObject({ uuid: actor.id, shadow: null });
  });

  test('as a corporate group gives what its administrator may do, in that corporate group', async () => {
    const actor = await scene.staff();
    const token = await scene.tokenFor(actor, scene.norrviken.id, 'group');
    const profile = await scene.get(actor.access, token, '/api/v1/users/profile/', 'Group');
    expect(profile.body).toMatchObject({
      uuid: scene.norrviken.id,
      full_name: 'Norrviken',
      user_type: 'external',
      corporate_groups: [{ uuid: scene.norrviken.id, name: 'Norrviken' }],
      permissions: { can_manage_company_user: true, can_shadow_group: false, admin_can_view_site: false },
      shadow: { kind: 'group', target_name: 'Norrviken', actor_full_name: 'Karin Åberg' },
    });
    const tree = (id: string) =>
      scene.get(actor.access, token, `/api/v1/corporategroups/${id}/site-tree/`, 'Group');
    expect((await tree(scene.norrviken.id)).status).toBe(200);
    expect((await tree(scene.bjorkhaga.id)).status).toBe(404);
  });

  test('is refused without the right, for oneself, for what there is not and for accounts that are locked', async () => {
    const actor = await scene.staff();
    const withoutRight = await scene.staff({ permissions: ['can_view_audit_log'] });
    const customer = await createUser(scene.app.deps.database, {
      corporateGroupId: scene.norrviken.id,
      permissions: allPermissionKeys,
    });
    const locked = await createUser(scene.app.deps.database, {
      corporateGroupId: scene.norrviken.id,
      status: 'locked',
    });
    expect((await scene.start(withoutRight, scene.anna.id)).status).toBe(403);
    expect(
      (await scene.start({ ...customer, ...(await scene.app.sessionOf(customer.id)) }, scene.anna.id)).status,
    ).toBe(403);
    expect((await scene.start(actor, actor.id)).status).toBe(403);
    expect((await scene.start(actor, locked.id)).status).toBe(403);
    expect((await scene.start(actor, scene.norrviken.id)).status).toBe(404);
    expect((await scene.start(actor, scene.anna.id, 'group')).status).toBe(404);
    expect((await scene.start(actor, 'anna')).status).toBe(400);
  });

  test('is refused for staff with more rights, and works for those with as many', async () => {
    const actor = await scene.staff();
    const higher = await scene.staff({ permissions: [...shadowPermissions, 'can_manage_admin_user'] });
    const equal = await scene.staff();
    expect((await scene.start(actor, higher.id)).status).toBe(403);
    const token = await scene.tokenFor(actor, equal.id);
    expect((await scene.get(actor.access, token)).status).toBe(200);
    const { db } = scene.app.deps.database;
    await db
      .insertInto('role_permission')
      .values({ role_id: equal.roleId, permission: 'can_manage_admin_user' })
      .execute();
    expect((await scene.get(actor.access, token)).status).toBe(401);
  });

  test('security M6: answers tell of users and corporate groups whether it would begin', async () => {
    const { database } = scene.app.deps;
    const withUsers = [...shadowPermissions, 'can_view_company_user', 'can_view_admin_user'] as const;
    const actor = await scene.staff({ permissions: withUsers });
    const weaker = await scene.staff({
      permissions: [
        'can_view_company_user',
        'can_view_admin_user',
        'can_shadow_user',
        'can_shadow_group',
        'can_view_corporate_group_details',
      ],
    });
    const { norrviken } = scene;
    const member = { corporateGroupId: norrviken.id, permissions: ['can_view_invoice'] as const };
    const locked = await createUser(database, { ...member, status: 'locked' });
    const stronger = await createUser(database, member);
    const staff = await createUser(database, { permissions: allPermissionKeys });
    const reported: unknown[] = [];
    const works: unknown[] = [];
    for (const by of [actor, weaker]) {
      for (const [kind, id, path] of [
        ['user', scene.anna.id, `/api/v1/corporategroups/${norrviken.id}/users/${scene.anna.id}/`],
        ['user', stronger.id, `/api/v1/corporategroups/${norrviken.id}/users/${stronger.id}/`],
        ['user', locked.id, `/api/v1/corporategroups/${norrviken.id}/users/${locked.id}/`],
        ['user', staff.id, `/api/v1/administrators/${staff.id}/`],
        ['user', weaker.id, `/api/v1/administrators/${weaker.id}/`],
        ['group', norrviken.id, `/api/v1/corporategroups/${norrviken.id}/`],
      ] as const) {
        const { body } = await scene.app.request('GET', path, { access: by.access });
        reported.push(body['can_shadow']);
        works.push((await scene.start(by, id, kind)).status === 200);
      }
    }
    expect(reported).toEqual(works);
    expect(reported.slice(0, 6)).toEqual([true, true, false, false, true, true]);
    expect(reported.slice(6)).toEqual([false, false, false, false, false, false]);
  });

  test('inside shadow mode is refused', async () => {
    const actor = await scene.staff();
    const token = await scene.tokenFor(actor, scene.anna.id);
    const nested = await scene.start(actor, scene.anna.id, 'user', { 'X-Shadow-User': token });
    expect(nested.status).toBe(403);
  });
});

describe('stopping', () => {
  test('voids the tokens of the target at once, with or without the header, and again does no harm', async () => {
    const actor = await scene.staff();
    for (const sendsHeader of [false, true]) {
      const token = await scene.tokenFor(actor, scene.anna.id);
      const other = await scene.tokenFor(actor, scene.norrviken.id, 'group');
      const stop = (withHeader: boolean) =>
        scene.app.request('DELETE', `/api/v1/users/shadow-user/${scene.anna.id}/`, {
          access: actor.access,
          headers: withHeader ? { 'X-Shadow-User': token } : {},
        });
      expect([(await stop(sendsHeader)).text, (await stop(false)).text]).toEqual(['{}', '{}']);
      expect((await scene.get(actor.access, token)).status).toBe(401);
      expect((await scene.get(actor.access, other, '/api/v1/users/profile/', 'Group')).status).toBe(200);
    }
  });
});
