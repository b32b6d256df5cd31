import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administratorPermissions } from '../permissions/default-roles.ts';
import { isRecord, textAt } from '../server/json-document.ts';
import { createCustomerScene, usersOf, type CustomerScene } from '../testing/customer-scene.ts';
import { resultsOf } from '../testing/list-results.ts';
import { rolesOf } from '../testing/role-scene.ts';
import { createUser, type TestUser } from '../testing/test-people.ts';

let scene: CustomerScene;
let limited: TestUser;
let limitedAccess: string;
let wholeAccess: string;
let company: string;
let otherCompany: string;

beforeAll(async () => {
  scene = await createCustomerScene();
  company = scene.norrviken.companies[0]?.id ?? '';
  otherCompany = scene.norrviken.companies[1]?.id ?? '';
  limited = await scene.member({
    permissions: administratorPermissions,
    isAdmin: true,
    companyIds: [company],
  });
  limitedAccess = await scene.signedIn(limited);
  wholeAccess = await scene.signedIn(
    await scene.member({ permissions: administratorPermissions, isAdmin: true }),
  );
});

afterAll(() => scene.app.close());

const wholeOnly = {
  details: { message: 'Det här gäller hela koncernen och kan bara ändras av den som ser hela.' },
};

async function newSiteGroup(sites: readonly string[], visibility: 'private' | 'corporate_group', by: string) {
  const answer = await scene.app.request(
    'POST',
    `/api/v1/corporategroups/${scene.norrviken.id}/site-groups/`,
    {
      access: by,
      body: { name: randomUUID(), sites, visibility },
    },
  );
  return answer.status === 200 ? textAt(answer.body, 'uuid', 'site group') : answer.status;
}

function siteGroup(method: string, id: string | number, by: string, body?: unknown) {
  const options = { access: by, ...(body === undefined ? {} : { body }) };
  return scene.app.request(method, `/api/v1/sites/groups/${id}/`, options);
}

function sitesOf(index: number): readonly string[] {
  return scene.norrviken.companies[index]?.siteIds ?? [];
}

describe('security M7: what belongs to the whole corporate group', () => {
  test('roles are not made, changed or removed by who sees a part', async () => {
    const { db } = scene.app.deps.database;
    const created = await scene.app.request('POST', rolesOf(scene.norrviken), {
      access: limitedAccess,
      body: { display_name: 'Egen', permissions: [] },
    });
    expect([created.status, created.body]).toMatchObject([422, wholeOnly]);
    const path = rolesOf(scene.norrviken, `${scene.readerRole}/`);
    const batch = rolesOf(scene.norrviken, 'batch-update/');
    const id = scene.readerRole;
    for (const answer of [
      await scene.app.request('PATCH', path, { access: limitedAccess, body: { permissions: [] } }),
      await scene.app.request('PATCH', path, { access: limitedAccess, body: { description: 'Ny' } }),
      await scene.app.request('PATCH', batch, { access: limitedAccess, body: [{ id, permissions: [] }] }),
      await scene.app.request('PATCH', batch.replace('v1', 'v2'), {
        access: limitedAccess,
        body: [{ id, areas: [{ area: 'invoice', permissions: [] }] }],
      }),
      await scene.app.request('DELETE', path, { access: limitedAccess }),
    ])
      expect([answer.status, answer.body]).toMatchObject([422, wholeOnly]);
    const kept = await db.selectFrom('role_permission').selectAll().where('role_id', '=', id).execute();
    expect(kept).toHaveLength(1);
  });

  test('shared site groups are not made, changed or removed by who sees a part', async () => {
    expect(await newSiteGroup(sitesOf(0), 'corporate_group', limitedAccess)).toBe(422);
    const sites = [...sitesOf(0).slice(0, 1), ...sitesOf(1)];
    const shared = await newSiteGroup(sites, 'corporate_group', wholeAccess);
    for (const answer of [
      await siteGroup('PATCH', shared, limitedAccess, { name: 'Kapad' }),
      await siteGroup('PATCH', shared, limitedAccess, { sites: sitesOf(0) }),
      await siteGroup('DELETE', shared, limitedAccess),
    ])
      expect([answer.status, answer.body]).toMatchObject([422, wholeOnly]);
    expect((await siteGroup('GET', shared, wholeAccess)).body).toMatchObject({ site_count: sites.length });
  });

  test('the own private site groups are, and become nobody else’s', async () => {
    const own = await newSiteGroup(sitesOf(0), 'private', limitedAccess);
    expect((await siteGroup('PATCH', own, limitedAccess, { name: randomUUID() })).status).toBe(200);
    expect((await siteGroup('PATCH', own, limitedAccess, { visibility: 'corporate_group' })).status).toBe(
      422,
    );
    expect((await siteGroup('DELETE', own, limitedAccess)).status).toBe(200);
  });

  test('nobody is an administrator by the word of who sees a part', async () => {
    const { id } = await scene.member({ companyIds: [company] });
    expect((await scene.change(id, { is_admin: true }, limitedAccess)).status).toBe(422);
    const answer = await scene.invite({ roles: [], is_admin: true, companies: [company] }, limitedAccess);
    expect(answer.status).toBe(422);
  });

  test('a company that is seen in part keeps its facts', async () => {
    const group = await newSiteGroup(sitesOf(0).slice(0, 1), 'corporate_group', wholeAccess);
    const inPart = await scene.member({
      permissions: ['can_manage_company', 'can_view_company'],
      siteGroupIds: [String(group)],
    });
    const answer = await scene.app.request('PATCH', `/api/v1/customers/${company}/`, {
      access: await scene.signedIn(inPart),
      body: { invoice_reference: 'Kapad' },
    });
    expect(answer.status).toBe(422);
    const whole = await scene.member({ permissions: ['can_manage_company'], companyIds: [company] });
    const changed = await scene.app.request('PATCH', `/api/v1/customers/${company}/`, {
      access: await scene.signedIn(whole),
      body: { invoice_reference: 'Kst 1' },
    });
    expect(changed.status).toBe(200);
  });
});

describe('security 53: a site group that decides what somebody sees', () => {
  test('is not filled by its limited creator, though it is private', async () => {
    const own = await newSiteGroup(sitesOf(0).slice(0, 1), 'private', limitedAccess);
    await scene.member({ siteGroupIds: [String(own)] });
    for (const answer of [
      await siteGroup('PATCH', own, limitedAccess, { sites: sitesOf(0) }),
      await siteGroup('DELETE', own, limitedAccess),
    ])
      expect(answer.status).toBe(422);
  });

  test('is not changed by who has fewer rights than the person', async () => {
    const group = await newSiteGroup(sitesOf(0).slice(0, 1), 'corporate_group', wholeAccess);
    await scene.member({ siteGroupIds: [String(group)], permissions: ['can_view_invoice'] });
    const weaker = await scene.signedIn(
      await scene.member({ permissions: ['cg_can_manage_site_group', 'cg_can_delete_site_group'] }),
    );
    for (const answer of [
      await siteGroup('PATCH', group, weaker, { sites: sitesOf(0) }),
      await siteGroup('DELETE', group, weaker),
    ])
      expect([answer.status, answer.body]).toMatchObject([
        422,
        { details: { message: expect.stringContaining('Gruppen bestämmer vad någon ser') } },
      ]);
    expect((await siteGroup('PATCH', group, wholeAccess, { sites: sitesOf(0) })).status).toBe(200);
  });
});

describe('security m7: numbers of people', () => {
  test('are of those whom one may list', async () => {
    await scene.member({ companyIds: [otherCompany] });
    const { readerRole } = scene;
    for (const { id } of [await scene.member(), await scene.member({ companyIds: [company] })])
      await scene.app.deps.database.db
        .insertInto('user_role')
        .values({ user_id: id, role_id: readerRole })
        .execute();
    const listed = await scene.app.request('GET', usersOf(scene.norrviken), { access: limitedAccess });
    const corporateGroup = `/api/v1/corporategroups/${scene.norrviken.id}/`;
    expect((await scene.app.request('GET', corporateGroup, { access: limitedAccess })).body).toMatchObject({
      user_count: listed.body['count'],
    });
    const all = await scene.app.request('GET', usersOf(scene.norrviken), { access: wholeAccess });
    expect((await scene.app.request('GET', corporateGroup, { access: wholeAccess })).body).toMatchObject({
      user_count: all.body['count'],
    });
    expect(Number(listed.body['count'])).toBeLessThan(Number(all.body['count']));
    for (const [access, count] of [
      [limitedAccess, 1],
      [wholeAccess, 2],
    ] as const) {
      const roles = resultsOf(await scene.app.request('GET', rolesOf(scene.norrviken), { access }));
      expect(roles.find(({ id }) => id === readerRole)).toMatchObject({ user_count: count });
      const one = await scene.app.request('GET', rolesOf(scene.norrviken, `${readerRole}/`), { access });
      expect(one.body).toMatchObject({ user_count: count });
    }
  });
});

describe('security 53: a role of people elsewhere', () => {
  test('is not changed by who does not see all that its holders see', async () => {
    const { db } = scene.app.deps.database;
    const holder = await scene.member();
    await db
      .insertInto('user_corporate_group')
      .values({ corporate_group_id: scene.bjorkhaga.id, user_id: holder.id })
      .execute();
    const { id } = await db
      .insertInto('role')
      .values({
        name: randomUUID(),
        display_name: randomUUID(),
        description: '',
        kind: 'customer',
        corporate_group_id: scene.bjorkhaga.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('user_role').values({ user_id: holder.id, role_id: id }).execute();
    const neighbour = await createUser(scene.app.deps.database, {
      corporateGroupId: scene.bjorkhaga.id,
      permissions: administratorPermissions,
    });
    const answer = await scene.app.request('PATCH', rolesOf(scene.bjorkhaga, `${id}/`), {
      access: await scene.signedIn(neighbour),
      body: { permissions: ['can_manage_company_user'] },
    });
    expect(answer.status).toBe(422);
  });
});

/** What each list reports of a user, as `[can_change, can_delete]`. */
async function reported(path: string, access: string): Promise<unknown[]> {
  const { body } = await scene.app.request('GET', path, { access });
  return [body['can_change'], body['can_delete']];
}

describe('security M7: what answers tell of what can be changed', () => {
  test('is what works: users, roles and site groups, for who sees all and who sees a part', async () => {
    const inside = await scene.member({ companyIds: [company] });
    const stronger = await scene.member({ companyIds: [company], permissions: ['can_manage_company'] });
    const shared = await newSiteGroup(sitesOf(0), 'corporate_group', wholeAccess);
    const own = await newSiteGroup(sitesOf(0), 'private', limitedAccess);
    for (const [path, forLimited, forWhole] of [
      [usersOf(scene.norrviken, `${inside.id}/`), [true, true], [true, true]],
      [usersOf(scene.norrviken, `${stronger.id}/`), [false, false], [false, false]],
      [usersOf(scene.norrviken, `${limited.id}/`), [true, false], [true, true]],
      [rolesOf(scene.norrviken, `${scene.readerRole}/`), [false, false], [true, true]],
      [`/api/v1/sites/groups/${shared}/`, [false, false], [true, true]],
    ] as const)
      expect([path, await reported(path, limitedAccess), await reported(path, wholeAccess)]).toEqual([
        path,
        forLimited,
        forWhole,
      ]);
    expect(await reported(`/api/v1/sites/groups/${own}/`, limitedAccess)).toEqual([true, true]);
  });

  test('is what works: the corporate group and its companies', async () => {
    const permissions = [
      ...administratorPermissions,
      'manage_corporate_group',
      'can_manage_company',
    ] as const;
    const group = scene.norrviken.id;
    const siteGroupId = await newSiteGroup(sitesOf(0), 'corporate_group', wholeAccess);
    const whole = { permissions, isAdmin: true };
    const shared = await createUser(scene.app.deps.database, {
      ...whole,
      corporateGroupId: group,
      siteGroupIds: [String(siteGroupId)],
    });
    const readers = [
      await scene.member(whole),
      await scene.member({ ...whole, companyIds: [company] }),
      shared,
      await scene.member({ permissions: ['can_view_corporate_group_details', 'can_view_company_details'] }),
    ];
    const answers: unknown[] = [];
    for (const reader of readers) {
      const access = await scene.signedIn(reader);
      const get = async (path: string) => (await scene.app.request('GET', path, { access })).body;
      const corporateGroup = await get(`/api/v1/corporategroups/${group}/`);
      const seen = await get(`/api/v1/customers/${company}/`);
      const { list } = await scene.app.request('GET', '/api/v1/corporategroups/minimal/', { access });
      const [known] = list.filter(isRecord);
      answers.push([
        corporateGroup['can_change'],
        corporateGroup['can_change_admin'],
        seen['can_change'],
        known?.['is_whole'],
        known?.['can_give_administration'],
      ]);
    }
    expect(answers).toEqual([
      [true, true, true, true, true],
      [false, false, true, false, false],
      [false, false, false, false, false],
      [false, false, false, true, false],
    ]);
  });
});
