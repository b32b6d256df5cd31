import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureDefaultRoles } from '../permissions/default-roles.ts';
import { allPermissionKeys } from '../server/contract.ts';
import { resultsOf } from '../testing/list-results.ts';
import { createShadowScene, type ShadowScene, type SignedInStaff } from '../testing/shadow-scene.ts';
import { createUser } from '../testing/test-people.ts';

let scene: ShadowScene;
let staff: SignedInStaff;
let token: string;
let role: number;

beforeAll(async () => {
  scene = await createShadowScene();
  role = (await ensureDefaultRoles(scene.app.deps.database.db)).get('customer:group_administrator') ?? 0;
  staff = await scene.staff({ permissions: allPermissionKeys });
  token = await scene.tokenFor(staff, scene.norrviken.id, 'group');
});

afterAll(() => scene.app.close());

function inShadow(method: string, path: string, body: unknown, by = staff.access, as = token) {
  return scene.app.request(method, path, { access: by, headers: { 'X-Shadow-Group': as }, body });
}

describe('security M6: shadow mode leaves no way back in', () => {
  test('no role, no user and no administrator is made in it', async () => {
    const corporateGroup = `/api/v1/corporategroups/${scene.norrviken.id}`;
    const person = {
      email: `evil-${randomUUID()}@attacker.example`,
      first_name: 'Evil',
      last_name: 'Evilsson',
    };
    const { id } = await createUser(scene.app.deps.database, { corporateGroupId: scene.norrviken.id });
    for (const [method, path, body] of [
      ['POST', `${corporateGroup}/groups/`, { display_name: 'Bakdörr', permissions: ['can_view_invoice'] }],
      ['POST', `${corporateGroup}/users/`, { ...person, roles: [role], is_admin: true }],
      ['PATCH', `${corporateGroup}/users/${id}/`, { status: 'invited' }],
      ['PATCH', `${corporateGroup}/update-admin/`, { admin: id }],
    ] as const) {
      const answer = await inShadow(method, path, body);
      expect([path, answer.status, answer.body]).toMatchObject([
        path,
        403,
        { details: { message: 'Det här går inte i skuggläge. Avsluta skuggläget först.' } },
      ]);
    }
    const made = await scene.app.deps.database.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', person.email)
      .execute();
    expect(made).toEqual([]);
  });

  test('what people see is not changed in it through a site group', async () => {
    const { db } = scene.app.deps.database;
    const id = randomUUID();
    const now = scene.app.clock.now();
    await db
      .insertInto('site_group')
      .values({
        corporate_group_id: scene.norrviken.id,
        id,
        name: id,
        visibility: 'corporate_group',
        created_by: null,
        created_at: now,
        updated_at: now,
      })
      .execute();
    const path = `/api/v1/sites/groups/${id}/`;
    const body = { sites: scene.norrviken.companies[0]?.siteIds };
    expect((await inShadow('PATCH', path, body)).status).toBe(200);
    await createUser(scene.app.deps.database, { corporateGroupId: scene.norrviken.id, siteGroupIds: [id] });
    expect((await inShadow('PATCH', path, body)).status).toBe(403);
    expect((await inShadow('DELETE', path, undefined)).status).toBe(403);
  });

  test('what is changed in it is kept under both names', async () => {
    const answer = await inShadow('POST', `/api/v1/corporategroups/${scene.norrviken.id}/site-groups/`, {
      name: 'I skuggläge',
      sites: scene.norrviken.companies[0]?.siteIds,
    });
    expect(answer.status).toBe(200);
    const { access } = staff;
    const events = resultsOf(await scene.app.request('GET', '/api/v1/audit/?event=shadow_write', { access }));
    const event = events.find(({ operation }) => operation === 'createCorporateGroupSiteGroup');
    expect(event).toMatchObject({
      actor: { uuid: staff.id, full_name: 'Karin Åberg' },
      target: { kind: 'group', id: scene.norrviken.id, name: 'Norrviken' },
    });
  });
});

describe('security M6: who may begin', () => {
  test('nobody sees the portal as a corporate group or a person who may do more than they', async () => {
    const poor = await scene.staff({ permissions: ['can_shadow_user', 'can_shadow_group'] });
    expect((await scene.start(poor, scene.norrviken.id, 'group')).status).toBe(403);
    expect((await scene.start(poor, scene.anna.id)).status).toBe(403);
  });

  test('and it ends when they may no longer', async () => {
    const actor = await scene.staff({ permissions: allPermissionKeys });
    const own = await scene.tokenFor(actor, scene.anna.id);
    expect((await scene.get(actor.access, own)).status).toBe(200);
    await scene.app.deps.database.db
      .deleteFrom('role_permission')
      .where('role_id', '=', actor.roleId)
      .where('permission', 'not in', ['can_shadow_user'])
      .execute();
    expect((await scene.get(actor.access, own)).status).toBe(401);
  });
});
