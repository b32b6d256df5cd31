import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textAt } from '../server/json-document.ts';
import {
  createCustomerScene,
  userManagement,
  usersOf,
  type CustomerScene,
} from '../testing/customer-scene.ts';
import { createCorporateGroup, createUser } from '../testing/test-people.ts';

let scene: CustomerScene;

beforeAll(async () => {
  scene = await createCustomerScene();
});

afterAll(() => scene.app.close());

describe('security 53: rights of users', () => {
  test('a role with more than one holds oneself cannot be given', async () => {
    const answer = await scene.invite({ roles: [scene.strongRole] });
    expect(answer.body).toMatchObject({
      details: [{ field: 'roles', errors: ['Du kan inte ge en behörighet som du själv saknar.'] }],
    });
    const { id } = await scene.member();
    expect((await scene.change(id, { roles: [scene.strongRole] })).status).toBe(422);
  });

  test('nobody changes the own roles, scope, status or administration', async () => {
    for (const body of [
      { roles: [scene.readerRole] },
      { companies: [scene.norrviken.companies[0]?.id ?? ''] },
      { status: 'inactive' },
      { status: 'invited' },
      { is_admin: true },
    ])
      expect([body, (await scene.change(scene.admin.id, body)).status]).toEqual([body, 422]);
    const answer = await scene.change(scene.admin.id, { roles: [] });
    expect(answer.body).toMatchObject({ details: [{ errors: ['Du kan inte ändra dina egna roller.'] }] });
  });

  test('the own name may be changed, and a whole form that changes nothing else be sent', async () => {
    const answer = await scene.change(scene.admin.id, {
      first_name: 'Tova',
      roles: [scene.admin.roleId],
      status: 'active',
      companies: [],
      is_admin: false,
    });
    expect(answer.status).toBe(200);
  });

  test('only an administrator makes administrators', async () => {
    expect((await scene.invite({ is_admin: true })).status).toBe(422);
    const { db } = scene.app.deps.database;
    await db
      .updateTable('user_corporate_group')
      .set({ is_admin: true })
      .where('user_id', '=', scene.admin.id)
      .execute();
    expect((await scene.invite({ is_admin: true })).body).toMatchObject({ is_admin: true });
    await db
      .updateTable('user_corporate_group')
      .set({ is_admin: false })
      .where('user_id', '=', scene.admin.id)
      .execute();
  });
});

describe('locking and removing', () => {
  test('security 47: locking works with the next request, and the person cannot come back by a link', async () => {
    const user = await scene.member();
    const session = await scene.app.sessionOf(user.id);
    await scene.app.request('POST', '/api/v1/reset-password', { body: { email: user.email } });
    const token = await scene.linkIn(user.email);
    expect((await scene.change(user.id, { status: 'locked' })).body).toMatchObject({ status: 'locked' });
    expect(
      (await scene.app.request('GET', '/api/v1/users/profile/', { access: session.access })).status,
    ).toBe(401);
    expect(
      (await scene.app.request('POST', '/api/v1/token/refresh', { body: { refresh: session.refresh } }))
        .status,
    ).toBe(401);
    expect((await scene.choosePassword(token)).status).toBe(422);
    expect((await scene.change(user.id, { status: 'active' })).body).toMatchObject({ status: 'active' });
  });

  test('nobody becomes active without a password', async () => {
    const id = textAt((await scene.invite()).body, 'uuid', 'user');
    expect((await scene.change(id, { status: 'active' })).status).toBe(422);
  });

  test('removes the account with its sessions', async () => {
    const user = await scene.member();
    const session = await scene.signedIn(user);
    expect((await scene.remove(user.id)).text).toBe('{}');
    expect((await scene.app.request('GET', '/api/v1/users/profile/', { access: session })).status).toBe(401);
    expect((await scene.remove(user.id)).status).toBe(404);
  });

  test('never the own account', async () => {
    expect((await scene.remove(scene.admin.id)).body).toMatchObject({
      details: { message: 'Du kan inte ta bort ditt eget konto.' },
    });
  });

  test('security 53: the last administrator of a corporate group stays, also when two remove each other', async () => {
    const group = await createCorporateGroup(scene.app.deps.database, 'Duell', []);
    const [a, b] = await Promise.all([
      createUser(scene.app.deps.database, { corporateGroupId: group.id, permissions: userManagement }),
      createUser(scene.app.deps.database, { corporateGroupId: group.id, permissions: userManagement }),
    ]);
    const [byA, byB] = [await scene.signedIn(a), await scene.signedIn(b)];
    const answers = await Promise.all([
      scene.app.request('DELETE', usersOf(group, `${b.id}/`), { access: byA }),
      scene.app.request('DELETE', usersOf(group, `${a.id}/`), { access: byB }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await scene.app.deps.database.db
      .selectFrom('user_corporate_group')
      .select('user_id')
      .where('corporate_group_id', '=', group.id)
      .execute();
    expect(left).toHaveLength(1);
    const staff = await createUser(scene.app.deps.database, {
      permissions: [...userManagement, 'can_view_corporate_group_list'],
    });
    const last = left[0]?.user_id ?? '';
    const by = await scene.signedIn(staff);
    for (const answer of [
      await scene.app.request('DELETE', usersOf(group, `${last}/`), { access: by }),
      await scene.app.request('PATCH', usersOf(group, `${last}/`), {
        access: by,
        body: { status: 'inactive' },
      }),
      await scene.app.request('PATCH', usersOf(group, `${last}/`), { access: by, body: { roles: [] } }),
    ])
      expect(answer.body).toMatchObject({
        details: { message: 'Det måste finnas minst en administratör kvar.' },
      });
  });

  test('a person of several corporate groups is changed by nobody who sees only one, and stays in the others', async () => {
    const user = await scene.member();
    const { db } = scene.app.deps.database;
    await db
      .insertInto('user_corporate_group')
      .values({ corporate_group_id: scene.bjorkhaga.id, user_id: user.id })
      .execute();
    expect((await scene.change(user.id, { first_name: 'Kapad' })).status).toBe(422);
    expect(
      (await scene.change(user.id, { companies: [scene.norrviken.companies[0]?.id ?? ''] })).status,
    ).toBe(200);
    expect((await scene.remove(user.id)).status).toBe(200);
    const profile = await scene.app.request('GET', '/api/v1/users/profile/', {
      access: await scene.signedIn(user),
    });
    expect(profile.body).toMatchObject({ corporate_groups: [{ uuid: scene.bjorkhaga.id }] });
  });
});
