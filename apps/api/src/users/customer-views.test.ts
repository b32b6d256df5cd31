import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textAt } from '../server/json-document.ts';
import {
  createCustomerScene,
  userManagement,
  usersOf,
  type CustomerScene,
} from '../testing/customer-scene.ts';
import { textsOf } from '../testing/list-results.ts';
import {
  createCorporateGroup,
  createUser,
  type TestCorporateGroup,
  type TestUser,
} from '../testing/test-people.ts';

let scene: CustomerScene;

beforeAll(async () => {
  scene = await createCustomerScene();
});

afterAll(() => scene.app.close());

function company(group: TestCorporateGroup, index = 0): string {
  return group.companies[index]?.id ?? '';
}

async function siteGroup(group: TestCorporateGroup, siteIds: readonly string[]): Promise<string> {
  const { db } = scene.app.deps.database;
  const id = randomUUID();
  const now = scene.app.clock.now();
  const key = { corporate_group_id: group.id };
  await db
    .insertInto('site_group')
    .values({
      ...key,
      id,
      name: 'Norr',
      visibility: 'corporate_group',
      created_by: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  for (const site_id of siteIds)
    await db
      .insertInto('site_group_site')
      .values({ ...key, site_group_id: id, site_id })
      .execute();
  return id;
}

async function treeOf(user: TestUser): Promise<string> {
  const answer = await scene.app.request('GET', `/api/v1/corporategroups/${scene.norrviken.id}/site-tree/`, {
    access: await scene.signedIn(user),
  });
  return answer.text;
}

describe('views', () => {
  test('can be a company, site groups, or both; nothing is all of the corporate group', async () => {
    const user = await scene.member({ permissions: ['can_view_site_list'] });
    const [first = '', second = ''] = scene.norrviken.companies[0]?.siteIds ?? [];
    const third = scene.norrviken.companies[1]?.siteIds[0] ?? '';
    const group = await siteGroup(scene.norrviken, [first]);
    const inGroup = await scene.change(user.id, { site_groups: [group] });
    expect(inGroup.body).toMatchObject({ site_groups: [{ uuid: group, name: 'Norr' }], is_limited: true });
    const only = await treeOf(user);
    expect([first, second, third].map((id) => only.includes(id))).toEqual([true, false, false]);
    await scene.change(user.id, { companies: [company(scene.norrviken, 1)] });
    const both = await treeOf(user);
    expect([first, second, third].map((id) => both.includes(id))).toEqual([true, false, true]);
    await scene.change(user.id, { companies: [], site_groups: [] });
    const all = await treeOf(user);
    expect([first, second, third].map((id) => all.includes(id))).toEqual([true, true, true]);
  });

  test('security 51: stay limited when the site group goes: nothing is seen then, and not everything', async () => {
    const user = await scene.member({ permissions: ['can_view_site_list'] });
    const group = await siteGroup(scene.norrviken, [scene.norrviken.companies[0]?.siteIds[0] ?? '']);
    await scene.change(user.id, { site_groups: [group] });
    await scene.app.deps.database.db.deleteFrom('site_group').where('id', '=', group).execute();
    expect(await treeOf(user)).toBe('[]');
    const read = await scene.app.request('GET', usersOf(scene.norrviken, `${user.id}/`), {
      access: await scene.access(),
    });
    expect(read.body).toMatchObject({ companies: [], site_groups: [], is_limited: true });
  });

  test('security 53: who sees a part shows and knows no more than that part', async () => {
    const limited = await scene.member({
      permissions: userManagement,
      companyIds: [company(scene.norrviken, 1)],
    });
    await scene.app.deps.database.db
      .updateTable('user_corporate_group')
      .set({ is_limited: true })
      .where('user_id', '=', limited.id)
      .execute();
    const by = await scene.signedIn(limited);
    expect((await scene.invite({}, by)).body).toMatchObject({
      details: [{ field: 'companies', errors: ['Du kan inte visa mer än du själv ser.'] }],
    });
    expect((await scene.invite({ companies: [company(scene.norrviken, 0)] }, by)).status).toBe(422);
    const own = await scene.invite({ companies: [company(scene.norrviken, 1)] }, by);
    expect(own.status).toBe(200);
    const list = await scene.app.request('GET', `${usersOf(scene.norrviken)}?limit=100`, { access: by });
    const known = textsOf(list, 'uuid');
    expect(known).toEqual(expect.arrayContaining([limited.id, textAt(own.body, 'uuid', 'user')]));
    expect(known).not.toContain(scene.admin.id);
    expect(list.body['count']).toBe(known.length);
    expect((await scene.change(scene.admin.id, { first_name: 'Ny' }, by)).status).toBe(404);
    expect((await scene.remove(scene.admin.id, by)).status).toBe(404);
  });
});

describe('the list', () => {
  test('sorts, searches and filters, and pages without losing anybody', async () => {
    const group = await createCorporateGroup(scene.app.deps.database, 'Listan', []);
    for (const [firstName, status] of [
      ['Ölle', 'active'],
      ['Åke', 'locked'],
      ['Zäta', 'active'],
      ['Ängla', 'active'],
    ] as const)
      await createUser(scene.app.deps.database, {
        corporateGroupId: group.id,
        firstName,
        lastName: 'Ek',
        status,
      });
    const staff = await scene.signedIn(
      await createUser(scene.app.deps.database, {
        permissions: [...userManagement, 'can_view_corporate_group_list'],
      }),
    );
    const list = (query: string) => scene.app.request('GET', `${usersOf(group)}?${query}`, { access: staff });
    expect(textsOf(await list('ordering=full_name'), 'first_name')).toEqual(['Zäta', 'Åke', 'Ängla', 'Ölle']);
    expect(textsOf(await list('ordering=-full_name'), 'first_name')).toEqual([
      'Ölle',
      'Ängla',
      'Åke',
      'Zäta',
    ]);
    expect(textsOf(await list('search=EK%20åke'), 'first_name')).toEqual(['Åke']);
    expect(textsOf(await list('status=locked'), 'first_name')).toEqual(['Åke']);
    const paged = [];
    for (let offset = 0; offset < 4; offset++)
      paged.push(...textsOf(await list(`ordering=last_login&limit=1&offset=${offset}`), 'uuid'));
    expect(new Set(paged).size).toBe(4);
  });

  test('security 51: of another corporate group is not there, with or without a search', async () => {
    for (const query of ['', '?search=tova', '?limit=10000&ordering=-created_at']) {
      const answer = await scene.app.request('GET', usersOf(scene.bjorkhaga, query), {
        access: await scene.access(),
      });
      expect([answer.status, answer.text.includes('count')]).toEqual([404, false]);
    }
  });

  test.each([
    'limit=0',
    'limit=10001',
    'limit=1e9',
    'offset=-1',
    'ordering=password_hash',
    'status=root',
    'x=1',
  ])('security 51: %s is a typed 400', async (query) => {
    const answer = await scene.app.request('GET', `${usersOf(scene.norrviken)}?${query}`, {
      access: await scene.access(),
    });
    expect([answer.status, answer.body['type']]).toEqual([400, 'field_error']);
  });
});
