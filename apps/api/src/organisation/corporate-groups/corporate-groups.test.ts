import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { storeEvenDays } from '../../energy/testing/store-days.ts';
import { administratorPermissions, ensureDefaultRoles } from '../../permissions/default-roles.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../../testing/test-people.ts';

let app: TestApp;
let norrviken: TestCorporateGroup;
let angso: TestCorporateGroup;
let staff: string;
let member: string;
let limited: string;

const permissions = ['can_view_corporate_group_details', 'manage_corporate_group'] as const;

function path(id: string): string {
  return `/api/v1/corporategroups/${id}/`;
}

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  await ensureDefaultRoles(database.db);
  norrviken = await createCorporateGroup(database, 'Norrviken', [2, 1]);
  angso = await createCorporateGroup(database, 'Ängsö', []);
  await createCorporateGroup(database, 'Åkerby', [1]);
  const access = async (options: Parameters<typeof createUser>[1]) =>
    (await app.sessionOf((await createUser(database, { permissions, ...options })).id)).access;
  staff = await access({});
  member = await access({ corporateGroupId: norrviken.id });
  limited = await access({
    corporateGroupId: norrviken.id,
    companyIds: [norrviken.companies[1]?.id ?? ''],
  });
});

afterAll(() => app.close());

async function names(access: string, query = ''): Promise<unknown[]> {
  const { results } = (await app.request('GET', `/api/v1/corporategroups/${query}`, { access })).body;
  return Array.isArray(results) ? results.map((item) => Reflect.get(Object(item), 'name')) : [];
}

describe('the list', () => {
  test('has what the caller may see, sorted and searched', async () => {
    expect(await names(staff)).toEqual(['Norrviken', 'Åkerby', 'Ängsö']);
    expect(await names(staff, '?ordering=-site_count&limit=1')).toEqual(['Norrviken']);
    expect(await names(staff, '?search=556677%20åker')).toEqual(['Åkerby']);
    expect(await names(member)).toEqual(['Norrviken']);
  });

  test('ux 8: is searched by companies too, and by organisationsnummer without its hyphen', async () => {
    const group = await createCorporateGroup(app.deps.database, 'Sjövik', [1]);
    const company = {
      name: 'Hamnens Logistik AB',
      organization_number: '559990-1369',
      customer_id: '1048240',
    };
    await app.deps.database.db
      .updateTable('company')
      .set(company)
      .where('id', '=', group.companies[0]?.id ?? '')
      .execute();
    for (const typed of [
      '559990-1369',
      '5599901369',
      'hamnens logistik',
      '1048240',
      'JÖ VI',
      'jo\u0308',
      'l 48',
    ])
      expect([typed, await names(staff, `?search=${encodeURIComponent(typed)}`)]).toEqual([
        typed,
        ['Sjövik'],
      ]);
    expect(await names(member, '?search=5599901369')).toEqual([]);
    expect(await names(staff, '?search=%25')).toEqual([]);
    await app.deps.database.db.deleteFrom('corporate_group').where('id', '=', group.id).execute();
  });

  test('has the corporate groups of one account manager when asked for', async () => {
    const manager = (await createUser(app.deps.database, {})).id;
    const body = { account_manager: manager };
    expect((await app.request('PATCH', path(angso.id), { access: staff, body })).status).toBe(200);
    expect(await names(staff, `?account_manager=${manager}`)).toEqual(['Ängsö']);
    const stranger = (await createUser(app.deps.database, {})).id;
    expect(await names(staff, `?account_manager=${stranger}`)).toEqual([]);
    await app.request('PATCH', path(angso.id), { access: staff, body: { account_manager: null } });
  });

  test('knows favourites, which are the user’s own', async () => {
    const toggle = () => app.request('POST', `${path(angso.id)}toggle-favorite/`, { access: staff });
    expect((await toggle()).body).toEqual({ is_favorite: true });
    expect(await names(staff, '?is_favorite=true')).toEqual(['Ängsö']);
    expect(await names(staff, '?is_favorite=false')).toEqual(['Norrviken', 'Åkerby']);
    expect(await names(member, '?is_favorite=true')).toEqual([]);
    expect((await toggle()).body).toEqual({ is_favorite: false });
    const foreign = await app.request('POST', `${path(angso.id)}toggle-favorite/`, { access: member });
    expect(foreign.status).toBe(404);
  });
});

function minimal(query: string, access = staff) {
  return app.request('GET', `/api/v1/corporategroups/minimal/${query}`, { access });
}

async function minimalNames(query: string, access = staff): Promise<string[]> {
  const answer: unknown = JSON.parse((await minimal(query, access)).text);
  return Array.isArray(answer) ? answer.map((item: unknown) => String(Object(item).name)) : [];
}

describe('figures 8: the corporate groups to choose between', () => {
  test('are all, or the first ones that have the words of a search', async () => {
    expect(await minimalNames('')).toEqual(['Norrviken', 'Åkerby', 'Ängsö']);
    expect(await minimalNames('?limit=2')).toEqual(['Norrviken', 'Åkerby']);
    expect(await minimalNames('?search=ÄNGS')).toEqual(['Ängsö']);
    expect(await minimalNames('?search=5566778899%20norr')).toEqual(['Norrviken']);
    expect(await minimalNames('?search=%25')).toEqual([]);
    expect(await minimalNames('?search=e', member)).toEqual(['Norrviken']);
    expect((await minimal('?limit=0')).status).toBe(400);
  });

  test('have the one that is asked for by its uuid, unless the caller may not see it', async () => {
    expect(await minimalNames(`?uuid=${angso.id}`)).toEqual(['Ängsö']);
    expect(await minimalNames(`?uuid=${norrviken.id}`, limited)).toEqual(['Norrviken']);
    const foreign = await minimal(`?uuid=${angso.id}`, member);
    const unknown = await minimal(`?uuid=${randomUUID()}`, member);
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
  });
});

describe('one corporate group', () => {
  test('counts what the caller may see, and sums the last twelve full months', async () => {
    const siteId = norrviken.companies[1]?.siteIds[0] ?? '';
    // The test clock is in November 2026: November 2025 counts, October 2025 and November 2026 do not.
    await storeEvenDays(app.deps.database, norrviken.id, new Map([[siteId, 1000]]), {
      first: dayOf(2025, 10, 31),
      last: dayOf(2025, 11, 2),
    });
    await storeEvenDays(app.deps.database, norrviken.id, new Map([[siteId, 7]]), {
      first: dayOf(2026, 11, 1),
      last: dayOf(2026, 11, 1),
    });
    const whole = await app.request('GET', path(norrviken.id), { access: member });
    expect(whole.body).toMatchObject({
      uuid: norrviken.id,
      customer_count: 2,
      site_count: 3,
      user_count: null,
      annual_consumption_kwh: 48,
      admin: null,
      account_manager: null,
      status: 'active',
    });
    const part = await app.request('GET', path(norrviken.id), { access: limited });
    expect(part.body).toMatchObject({ customer_count: 1, site_count: 1, annual_consumption_kwh: 48 });
    const none = await app.request('GET', path(angso.id), { access: staff });
    expect(none.body).toMatchObject({ site_count: 0, annual_consumption_kwh: null });
  });

  test('figures 25: tells how many users there are only whoever may list them', async () => {
    const seeing = ['can_view_corporate_group_details', 'can_view_site_list'] as const;
    const counts: unknown[] = [];
    for (const held of [seeing, [...seeing, 'can_view_company_user'] as const]) {
      const options = { corporateGroupId: norrviken.id, permissions: held };
      const { access } = await app.sessionOf((await createUser(app.deps.database, options)).id);
      counts.push((await app.request('GET', path(norrviken.id), { access })).body['user_count']);
    }
    expect(counts).toEqual([null, expect.any(Number)]);
  });

  test('a foreign one and one that does not exist answer the same', async () => {
    const foreign = await app.request('GET', path(angso.id), { access: member });
    const unknown = await app.request('GET', path(randomUUID()), { access: member });
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
  });
});

describe('changes', () => {
  test('a new corporate group gets an account manager of the staff', async () => {
    const manager = await createUser(app.deps.database, { firstName: 'Karin', lastName: 'Åberg' });
    const made = await app.request('POST', '/api/v1/corporategroups/', {
      access: staff,
      body: { name: '  Fjällby ', organization_number: '556036-0793', account_manager: manager.id },
    });
    expect(made.body).toMatchObject({
      name: 'Fjällby',
      customer_count: 0,
      account_manager: { uuid: manager.id, full_name: 'Karin Åberg' },
    });
    const changed = await app.request('PATCH', path(String(made.body['uuid'])), {
      access: staff,
      body: { account_manager: null, status: 'inactive' },
    });
    expect(changed.body).toMatchObject({ name: 'Fjällby', account_manager: null, status: 'inactive' });
  });

  test('every refused field is named at once, and nothing is written', async () => {
    const customer = await createUser(app.deps.database, { corporateGroupId: norrviken.id });
    const answer = await app.request('PATCH', path(norrviken.id), {
      access: staff,
      body: { name: '  ', organization_number: '556036-0794', account_manager: customer.id },
    });
    expect(answer.status).toBe(422);
    expect(answer.body['details']).toEqual([
      { field: 'name', errors: ['Skriv ett namn.'] },
      { field: 'organization_number', errors: ['Organisationsnumret är inte giltigt.'] },
      { field: 'account_manager', errors: ['Välj en aktiv intern användare.'] },
    ]);
    expect((await app.request('GET', path(norrviken.id), { access: staff })).body).toMatchObject({
      name: 'Norrviken',
    });
  });

  test('of another corporate group are refused as if there were none', async () => {
    const answer = await app.request('PATCH', path(angso.id), { access: member, body: { name: 'Tagen' } });
    expect(answer.status).toBe(404);
    expect(await names(staff, '?search=tagen')).toEqual([]);
  });
});

async function select(userId: string, access?: string) {
  const chooser = { permissions: ['can_manage_corporate_group', ...administratorPermissions] } as const;
  const by = access ?? (await app.sessionOf((await createUser(app.deps.database, chooser)).id)).access;
  return app.request('PATCH', `${path(norrviken.id)}update-admin/`, {
    access: by,
    body: { admin: userId },
  });
}

describe('the main contact', () => {
  test('is an active user of the corporate group, who becomes its administrator', async () => {
    const { database } = app.deps;
    const user = await createUser(database, {
      corporateGroupId: norrviken.id,
      email: 'ny@norrviken.example',
    });
    expect((await select(user.id)).body).toMatchObject({
      admin: { uuid: user.id, email: 'ny@norrviken.example', phone_number: null },
    });
    const { access } = await app.sessionOf(user.id);
    const profile = await app.request('GET', '/api/v1/users/profile/', { access });
    expect(profile.body['permissions']).toMatchObject({ can_manage_company_user: true });
  });

  test('is nobody of another corporate group and nobody who is locked out', async () => {
    const { database } = app.deps;
    const foreign = await createUser(database, { corporateGroupId: angso.id });
    const locked = await createUser(database, { corporateGroupId: norrviken.id, status: 'locked' });
    expect((await select(foreign.id)).body['details']).toEqual([
      { field: 'admin', errors: ['Välj en av koncernens egna användare.'] },
    ]);
    expect((await select(locked.id)).body['details']).toEqual([
      { field: 'admin', errors: ['Användaren är inte aktiv.'] },
    ]);
  });

  test('cannot be made by a customer who holds less than an administrator', async () => {
    const user = await createUser(app.deps.database, { corporateGroupId: norrviken.id });
    const answer = await select(user.id, member);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Du kan inte ge en behörighet som du själv saknar.');
  });
});
