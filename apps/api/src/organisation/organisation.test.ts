import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../testing/test-people.ts';

const permissions = ['can_view_site_list'] as const;

let app: TestApp;
let norrviken: TestCorporateGroup;
let bjorkhaga: TestCorporateGroup;

beforeAll(async () => {
  app = await createTestApp();
  norrviken = await createCorporateGroup(app.deps.database, 'Norrviken', [2, 1]);
  bjorkhaga = await createCorporateGroup(app.deps.database, 'Björkhaga', [1]);
});

afterAll(() => app.close());

function company(group: TestCorporateGroup, index: number): string {
  return group.companies[index]?.id ?? '';
}

function site(group: TestCorporateGroup, companyIndex: number, index = 0): string {
  return group.companies[companyIndex]?.siteIds[index] ?? '';
}

async function member(group: TestCorporateGroup, companyIds: readonly string[] = []): Promise<string> {
  const user = await createUser(app.deps.database, { corporateGroupId: group.id, companyIds, permissions });
  return (await app.sessionOf(user.id)).access;
}

function tree(access: string, group: TestCorporateGroup) {
  return app.request('GET', `/api/v1/corporategroups/${group.id}/site-tree/`, { access });
}

function toggle(access: string, siteId: string) {
  return app.request('POST', `/api/v1/sites/${siteId}/toggle-favorite/`, { access });
}

describe('corporate groups to choose between', () => {
  test('a member sees their own, with the number of sites they may see', async () => {
    const all = await app.request('GET', '/api/v1/corporategroups/minimal/', {
      access: await member(norrviken),
    });
    expect(all.list).toEqual([
      {
        uuid: norrviken.id,
        name: 'Norrviken',
        organization_number: '556677-8899',
        site_count: 3,
        is_whole: true,
        can_give_administration: false,
      },
    ]);
    const limited = await app.request('GET', '/api/v1/corporategroups/minimal/', {
      access: await member(norrviken, [company(norrviken, 1)]),
    });
    expect(limited.list).toMatchObject([{ site_count: 1, is_whole: false }]);
  });

  test('staff see all of them, in Swedish order', async () => {
    for (const name of ['Ödala', 'Åkerby', 'Ängsö']) await createCorporateGroup(app.deps.database, name, []);
    const staff = await createUser(app.deps.database, { permissions: ['can_view_corporate_group_list'] });
    const { access } = await app.sessionOf(staff.id);
    const answer = await app.request('GET', '/api/v1/corporategroups/minimal', { access });
    expect(answer.list).toMatchObject(
      ['Björkhaga', 'Norrviken', 'Åkerby', 'Ängsö', 'Ödala'].map((name) => ({ name })),
    );
  });
});

describe('site tree', () => {
  test('has companies with their sites, with everything a search looks at', async () => {
    const answer = await tree(await member(norrviken), norrviken);
    expect(answer.list).toMatchObject([
      {
        key: `company:${company(norrviken, 0)}`,
        type: 'company',
        name: 'Norrviken Bolag 1 AB',
        customer_id: '1000',
        site_id: null,
        site_count: 2,
        children: [
          {
            key: `site:${site(norrviken, 0)}`,
            type: 'site',
            uuid: site(norrviken, 0),
            name: 'Norrviken anläggning 1.1',
            company: 'Norrviken Bolag 1 AB',
            customer_id: '1000',
            address: 'Storgatan 12, 972 38 Luleå',
            site_id: '735999000000010000',
            site_count: 1,
            is_favorite: false,
            children: [],
          },
          { name: 'Norrviken anläggning 1.2' },
        ],
      },
      { name: 'Norrviken Bolag 2 AB', site_count: 1 },
    ]);
  });

  test('tells status and yearly consumption of each site only when asked for', async () => {
    const access = await member(norrviken);
    const asked = `/api/v1/corporategroups/${norrviken.id}/site-tree/?with_figures=true`;
    const answer = await app.request('GET', asked, { access });
    expect(answer.list).toMatchObject([
      { children: [{ status: 'active', annual_consumption_kwh: null }, { status: 'active' }] },
      { children: [{ status: 'active' }] },
    ]);
    expect((await tree(access, norrviken)).text).not.toMatch(/"status"|annual_consumption/);
  });

  test('shows a limited user their companies only', async () => {
    const answer = await tree(await member(norrviken, [company(norrviken, 1)]), norrviken);
    expect(answer.list).toMatchObject([{ uuid: company(norrviken, 1) }]);
    expect(answer.text).not.toContain(site(norrviken, 0));
  });

  test('a corporate group that does not exist and a foreign one answer the same', async () => {
    const access = await member(norrviken);
    const foreign = await tree(access, bjorkhaga);
    const unknown = await tree(access, { id: randomUUID(), companies: [] });
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
  });

  test('parts of an address that are unknown are left out', async () => {
    const group = await createCorporateGroup(app.deps.database, 'Adresslös', [2]);
    const change = app.deps.database.db.updateTable('site');
    await change
      .set({ street: null, postal_code: null, city: 'Kiruna' })
      .where('id', '=', site(group, 0, 0))
      .execute();
    await change
      .set({ street: null, postal_code: null, city: null })
      .where('id', '=', site(group, 0, 1))
      .execute();
    const answer = await tree(await member(group), group);
    expect(answer.list).toMatchObject([{ children: [{ address: 'Kiruna' }, { address: null }] }]);
  });
});

describe('favourites', () => {
  test('turn on and off, and are the user’s own', async () => {
    const mine = await member(norrviken);
    const other = await member(norrviken);
    const id = site(norrviken, 0);
    expect((await toggle(mine, id)).body).toEqual({ is_favorite: true });
    expect((await tree(mine, norrviken)).list).toMatchObject([
      { children: [{ uuid: id, is_favorite: true }, { is_favorite: false }] },
      {},
    ]);
    expect((await tree(other, norrviken)).text).not.toContain('"is_favorite":true');
    expect((await toggle(mine, id)).body).toEqual({ is_favorite: false });
  });

  test('of sites outside the own view are refused as if there were none', async () => {
    const limited = await member(norrviken, [company(norrviken, 1)]);
    for (const id of [site(norrviken, 0), site(bjorkhaga, 0), randomUUID()])
      expect((await toggle(limited, id)).status).toBe(404);
    expect((await toggle(limited, site(norrviken, 1))).status).toBe(200);
  });
});

test('the profile tells who one is, what one may do and which corporate group to open', async () => {
  const user = await createUser(app.deps.database, {
    corporateGroupId: bjorkhaga.id,
    permissions: ['can_view_site_list', 'can_view_invoice'],
    email: 'maria@bjorkhaga.example',
    firstName: 'Maria',
    lastName: 'Öberg',
  });
  const { access } = await app.sessionOf(user.id);
  const { body } = await app.request('GET', '/api/v1/users/profile/', { access });
  expect(body).toMatchObject({
    uuid: user.id,
    email: 'maria@bjorkhaga.example',
    full_name: 'Maria Öberg',
    user_type: 'external',
    language: 'sv',
    roles: [{ id: user.roleId, display_name: 'Testroll' }],
    corporate_groups: [{ uuid: bjorkhaga.id, name: 'Björkhaga' }],
    default_corporate_group: bjorkhaga.id,
    last_login: null,
    shadow: null,
  });
  const held = Object.entries(body['permissions'] ?? {}).filter(([, isHeld]) => isHeld === true);
  expect(held.map(([key]) => key).toSorted()).toEqual(['can_view_invoice', 'can_view_site_list']);
});
