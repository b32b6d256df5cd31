import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { writeMeterDays } from '../../energy/meter-day/meter-day-store.ts';
import { evenDay } from '../../energy/testing/store-days.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../../testing/test-people.ts';

const permissions = [
  'cg_can_manage_site_group',
  'cg_can_delete_site_group',
  'can_view_site_list',
  'can_view_site_details',
] as const;

let app: TestApp;
let norrviken: TestCorporateGroup;
let kallvik: TestCorporateGroup;
let anna: string;
let erik: string;
let limited: string;
let staff: string;
let siteIds: readonly string[];

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  norrviken = await createCorporateGroup(database, 'Norrviken', [2, 1]);
  kallvik = await createCorporateGroup(database, 'Kallvik', [1]);
  siteIds = norrviken.companies.flatMap((company) => company.siteIds);
  const access = async (options: Parameters<typeof createUser>[1]) =>
    (await app.sessionOf((await createUser(database, { permissions, ...options })).id)).access;
  anna = await access({ corporateGroupId: norrviken.id, firstName: 'Anna', lastName: 'Ek' });
  erik = await access({ corporateGroupId: norrviken.id });
  limited = await access({
    corporateGroupId: norrviken.id,
    companyIds: [norrviken.companies[1]?.id ?? ''],
  });
  staff = await access({ permissions: ['can_view_site_group', 'admin_can_view_site'] });
});

afterAll(() => app.close());

const collection = () => `/api/v1/corporategroups/${norrviken.id}/site-groups/`;

function create(access: string, body: object) {
  return app.request('POST', collection(), { access, body });
}

function path(answer: { readonly body: Readonly<Record<string, unknown>> }): string {
  return `/api/v1/sites/groups/${String(answer.body['uuid'])}/`;
}

function listed(access: string, query = '') {
  return app.request('GET', collection() + query, { access });
}

describe('a site group', () => {
  test('is made of sites of the corporate group, and is private at first', async () => {
    const made = await create(anna, { name: ' Mina butiker ', sites: siteIds });
    expect(made.body).toMatchObject({
      name: 'Mina butiker',
      description: '',
      visibility: 'private',
      site_count: 3,
      created_by: { full_name: 'Anna Ek' },
      corporate_group: { uuid: norrviken.id, name: 'Norrviken' },
      is_favorite: false,
    });
    expect(made.body['sites_detail']).toMatchObject([
      { uuid: siteIds[0], address: 'Storgatan 12, 972 38 Luleå', company: 'Norrviken Bolag 1 AB' },
      {},
      {},
    ]);
    expect((await app.request('GET', path(made), { access: erik })).status).toBe(404);
    expect((await listed(erik)).body).toMatchObject({ count: 0 });
    expect((await listed(anna, '?search=butiker')).body).toMatchObject({ count: 1 });
  });

  test('shows each reader the sites they may see', async () => {
    const made = await create(anna, { name: 'Alla', visibility: 'corporate_group', sites: siteIds });
    const seen = await app.request('GET', path(made), { access: limited });
    expect(seen.body).toMatchObject({ site_count: 1, sites_detail: [{ uuid: siteIds[2] }] });
    expect(seen.text).not.toContain(siteIds[0]);
  });

  test('security 51, figures 25: that lies wholly outside what the reader sees is not there, and not as an empty one either', async () => {
    const made = await create(anna, {
      name: 'Hemlig butik',
      visibility: 'corporate_group',
      sites: siteIds.slice(0, 2),
    });
    expect((await app.request('GET', path(made), { access: limited })).status).toBe(404);
    expect((await listed(limited, '?search=hemlig')).body).toMatchObject({ count: 0, results: [] });
    expect((await listed(erik, '?search=hemlig')).body).toMatchObject({ count: 1 });
  });

  test('that is shared is not changed by who does not see all of it', async () => {
    const made = await create(anna, {
      name: 'Delad',
      visibility: 'corporate_group',
      sites: siteIds.slice(1),
    });
    const body = { sites: [siteIds[2] ?? ''] };
    expect((await app.request('PATCH', path(made), { access: limited, body })).status).toBe(422);
    const seen = await app.request('GET', path(made), { access: anna });
    expect(seen.body).toMatchObject({ site_count: 2 });
    await app.request('PATCH', path(made), { access: anna, body });
    expect((await app.request('GET', path(made), { access: anna })).body).toMatchObject({
      sites_detail: [{ uuid: siteIds[2] }],
    });
  });

  test('refuses foreign sites, no sites, and a name that is taken', async () => {
    const foreign = kallvik.companies[0]?.siteIds[0] ?? '';
    expect((await create(anna, { name: 'Främmande', sites: [siteIds[0], foreign] })).status).toBe(404);
    expect((await create(limited, { name: 'För mycket', sites: siteIds })).status).toBe(404);
    expect((await create(anna, { name: 'Tom', sites: [] })).body['details']).toEqual([
      { field: 'sites', errors: ['Välj minst en anläggning.'] },
    ]);
    await create(anna, { name: 'Kontor Norr', sites: siteIds });
    const again = await create(anna, { name: 'kontor norr', sites: siteIds });
    expect(again.body['details']).toEqual([
      { field: 'name', errors: ['Det finns redan en grupp med det namnet.'] },
    ]);
    // The name of a colleague's private group counts as free, so that it does not reveal the group.
    expect((await create(erik, { name: 'Kontor Norr', sites: siteIds })).status).toBe(200);
  });

  test('is removed by those who see it; its sites stay', async () => {
    const made = await create(anna, { name: 'Tillfällig', sites: siteIds });
    expect((await app.request('DELETE', path(made), { access: erik })).status).toBe(404);
    expect((await app.request('DELETE', path(made), { access: anna })).body).toEqual({});
    expect((await app.request('GET', path(made), { access: anna })).status).toBe(404);
    const site = await app.request('GET', `/api/v1/sites/${siteIds[0] ?? ''}/`, { access: anna });
    expect(site.status).toBe(200);
    expect(site.text).not.toContain('Tillfällig');
  });

  test('can be a favourite', async () => {
    const made = await create(anna, { name: 'Kär', sites: siteIds });
    await app.request('POST', `${path(made)}toggle-favorite/`, { access: anna });
    expect((await listed(anna, '?is_favorite=true')).body).toMatchObject({
      count: 1,
      results: [{ name: 'Kär', is_favorite: true }],
    });
  });
});

function readTree(query: string, access: string) {
  return app.request('GET', `/api/v1/corporategroups/site-groups/site-tree/${query}`, { access });
}

describe('trees', () => {
  test('the corporate group’s tree ends with its groups, in keys of their own', async () => {
    const made = await create(erik, { name: 'Ö-gruppen', sites: siteIds.slice(0, 1) });
    const tree = await app.request('GET', `/api/v1/corporategroups/${norrviken.id}/site-tree/`, {
      access: erik,
    });
    const id = String(made.body['uuid']);
    expect(tree.list.at(-1)).toMatchObject({
      key: `group:${id}`,
      type: 'group',
      company: null,
      site_count: 1,
      children: [{ key: `group:${id}/site:${siteIds[0] ?? ''}`, uuid: siteIds[0] }],
    });
  });

  test('the tree to choose from has no groups, and every corporate group for staff', async () => {
    expect((await readTree('', anna)).list).toMatchObject([{ type: 'company' }, { type: 'company' }]);
    expect((await readTree('', staff)).list).toHaveLength(3);
    expect((await readTree(`?corporate_group=${kallvik.id}`, staff)).list).toMatchObject([
      { name: 'Kallvik Bolag 1 AB' },
    ]);
    expect((await readTree(`?corporate_group=${kallvik.id}`, anna)).status).toBe(404);
  });

  test('the tree to choose from tells what each site used in a year; the corporate group’s tree does not', async () => {
    const days = [evenDay(siteIds[0] ?? '', dayOf(2026, 9, 1), 500)];
    await writeMeterDays(app.deps.database.db, norrviken.id, days, () => new Date());
    expect((await readTree('', anna)).list[0]).toMatchObject({
      children: expect.arrayContaining([
        expect.objectContaining({ uuid: siteIds[0], annual_consumption_kwh: 12 }),
        expect.objectContaining({ uuid: siteIds[1], annual_consumption_kwh: null }),
      ]),
    });
    const whole = await app.request('GET', `/api/v1/corporategroups/${norrviken.id}/site-tree/`, {
      access: anna,
    });
    expect(JSON.stringify(whole.list)).not.toContain('annual_consumption_kwh');
  });
});
