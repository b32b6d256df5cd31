import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PermissionKey } from '@vinrod/api-client/contract';
import { textAt } from '../server/json-document.ts';
import { textsOf } from '../testing/list-results.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import {
  createCorporateGroup,
  createUser,
  type TestCorporateGroup,
  type TestUser,
  type TestUserOptions,
} from '../testing/test-people.ts';

const manages: readonly PermissionKey[] = [
  'can_view_company_user',
  'can_manage_company_user',
  'can_delete_company_user',
  'can_view_site_list',
  'can_view_invoice',
];

let app: TestApp;
let norrviken: TestCorporateGroup;
let bjorkhaga: TestCorporateGroup;
let admin: TestUser;
let access: string;
let readerRole: number;
let strongRole: number;
let staffRole: number;

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  norrviken = await createCorporateGroup(database, 'Norrviken', [2, 1]);
  bjorkhaga = await createCorporateGroup(database, 'Björkhaga', [1]);
  admin = await member({ permissions: manages });
  access = await signedIn(admin);
  readerRole = await customerRole('Läsare', ['can_view_invoice']);
  staffRole = (await createUser(database)).roleId;
  strongRole = await customerRole('Starkare', ['can_view_invoice', 'cg_can_manage_site_group']);
});

afterAll(() => app.close());

function member(options: TestUserOptions = {}): Promise<TestUser> {
  return createUser(app.deps.database, { corporateGroupId: norrviken.id, ...options });
}

async function signedIn(user: TestUser): Promise<string> {
  return (await app.sessionOf(user.id)).access;
}

async function customerRole(name: string, permissions: readonly PermissionKey[]): Promise<number> {
  const { db } = app.deps.database;
  const { id } = await db
    .insertInto('role')
    .values({ name, display_name: name, description: '', kind: 'customer', corporate_group_id: norrviken.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const permission of permissions)
    await db.insertInto('role_permission').values({ role_id: id, permission }).execute();
  return id;
}

function users(rest = '', group = norrviken): string {
  return `/api/v1/corporategroups/${group.id}/users/${rest}`;
}

function invite(body: object = {}, by = access) {
  const person = { email: `${randomUUID()}@norrviken.example`, first_name: 'Åsa', last_name: 'Öberg' };
  return app.request('POST', users(), { access: by, body: { ...person, roles: [readerRole], ...body } });
}

function change(userId: string, body: unknown, by = access) {
  return app.request('PATCH', users(`${userId}/`), { access: by, body });
}

function remove(userId: string, by = access) {
  return app.request('DELETE', users(`${userId}/`), { access: by });
}

function company(group: TestCorporateGroup, index = 0): string {
  return group.companies[index]?.id ?? '';
}

async function siteGroup(group: TestCorporateGroup, siteIds: readonly string[]): Promise<string> {
  const { db } = app.deps.database;
  const id = randomUUID();
  const now = app.clock.now();
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

async function linkIn(email: string): Promise<string> {
  const [mail] = await app.mailsTo(email);
  return /https:\/\/portal\.example\/reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

function choosePassword(token: string) {
  const password = 'Grävling under månen 4';
  return app.request('POST', `/api/v1/create-password/${token}`, {
    body: { password, password_confirm: password },
  });
}

async function treeOf(user: TestUser): Promise<string> {
  const answer = await app.request('GET', `/api/v1/corporategroups/${norrviken.id}/site-tree/`, {
    access: await signedIn(user),
  });
  return answer.text;
}

describe('inviting', () => {
  test('makes an account and mails a link in Swedish, as text and HTML', async () => {
    const answer = await invite({ email: 'Asa.Oberg@Norrviken.example', title: ' Controller ' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      email: 'asa.oberg@norrviken.example',
      full_name: 'Åsa Öberg',
      title: 'Controller',
      corporate_group: { uuid: norrviken.id, name: 'Norrviken' },
      companies: [],
      site_groups: [],
      roles: [{ id: readerRole, display_name: 'Läsare' }],
      is_admin: false,
      is_limited: false,
      status: 'invited',
      last_login: null,
      invited_at: '2026-11-20T08:00:00+01:00',
    });
    const [mail] = await app.mailsTo('asa.oberg@norrviken.example');
    expect(mail?.subject).toBe('Inbjudan till Vinröd Energi');
    expect(mail?.text).toContain(
      'Tova Lindmark har bjudit in dig till energiportalen hos Vinröd Energi för Norrviken',
    );
    expect(mail?.text).toContain('Länken gäller i 7 dagar');
    const stored = await app.deps.database.db
      .selectFrom('mail')
      .select('html')
      .where('to_address', '=', 'asa.oberg@norrviken.example')
      .executeTakeFirstOrThrow();
    expect(stored.html).toContain('<html lang="sv">');
  });

  test('the link works for seven days, once, and the person can sign in then', async () => {
    const email = `${randomUUID()}@norrviken.example`;
    await invite({ email });
    const token = await linkIn(email);
    app.clock.advance(7 * 24 * 3600 - 60);
    access = await signedIn(admin);
    expect((await choosePassword(token)).status).toBe(200);
    expect((await choosePassword(token)).status).toBe(422);
    const read = await app.request('GET', `${users()}?search=${email}`, { access });
    expect(read.body).toMatchObject({ count: 1, results: [{ status: 'active' }] });
  });

  test('after seven days it does not', async () => {
    const email = `${randomUUID()}@norrviken.example`;
    await invite({ email });
    const token = await linkIn(email);
    app.clock.advance(7 * 24 * 3600);
    access = await signedIn(admin);
    expect((await choosePassword(token)).status).toBe(422);
  });

  test('again sends another link and voids the earlier one', async () => {
    const email = `${randomUUID()}@norrviken.example`;
    const id = textAt((await invite({ email })).body, 'uuid', 'user');
    const first = await linkIn(email);
    const again = await change(id, { status: 'invited' });
    expect(again.body).toMatchObject({ status: 'invited' });
    const second = await linkIn(email);
    expect(second).not.toBe(first);
    expect((await choosePassword(first)).status).toBe(422);
    expect((await choosePassword(second)).status).toBe(200);
  });

  test('one person too often is a 429', async () => {
    const email = `${randomUUID()}@norrviken.example`;
    const id = textAt((await invite({ email })).body, 'uuid', 'user');
    for (let sent = 2; sent <= 5; sent++) await change(id, { status: 'invited' });
    const answer = await change(id, { status: 'invited' });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test.each([
    ['an address in use', () => ({ email: admin.email.toUpperCase() }), 'email'],
    ['a blank name', () => ({ first_name: '   ' }), 'first_name'],
    ['a role that there is not', () => ({ roles: [2_000_000_000] }), 'roles'],
    ['a staff role', () => ({ roles: [staffRole] }), 'roles'],
    ['a bolag that there is not', () => ({ companies: [randomUUID()] }), 'companies'],
    ['security 50: a foreign bolag', () => ({ companies: [company(bjorkhaga)] }), 'companies'],
    ['a site group that there is not', () => ({ site_groups: [randomUUID()] }), 'site_groups'],
  ])('with %s is refused, and nothing is made', async (_name, body, field) => {
    const before = await app.request('GET', users(), { access });
    const answer = await invite(body());
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ type: 'field_error', details: [{ field }] });
    expect((await app.request('GET', users(), { access })).body['count']).toBe(before.body['count']);
  });

  test.each([
    ['a field of the account', { status: 'active' }],
    ['a tenant', { corporate_group: randomUUID() }],
    ['no address', { email: 'no address' }],
    ['a telephone number without a country', { phone_number: '070-174 06 05' }],
    ['NUL', { first_name: 'a\0' }],
    ['10 001 bolag', { companies: Array.from({ length: 10_001 }, () => randomUUID()) }],
  ])('security 52: with %s does not follow the contract', async (_name, body) => {
    expect((await invite(body)).status).toBe(400);
  });

  test('two people with one address at the same time: one gets it', async () => {
    const email = `${randomUUID()}@norrviken.example`;
    const answers = await Promise.all([invite({ email }), invite({ email }), invite({ email })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });
});

describe('security 53: rights of users', () => {
  test('a role with more than one holds oneself cannot be given', async () => {
    const answer = await invite({ roles: [strongRole] });
    expect(answer.body).toMatchObject({
      details: [{ field: 'roles', errors: ['Du kan inte ge en behörighet som du själv saknar.'] }],
    });
    const { id } = await member();
    expect((await change(id, { roles: [strongRole] })).status).toBe(422);
  });

  test('nobody changes the own roles, scope, status or administration', async () => {
    for (const body of [
      { roles: [readerRole] },
      { companies: [company(norrviken)] },
      { status: 'inactive' },
      { status: 'invited' },
      { is_admin: true },
    ])
      expect([body, (await change(admin.id, body)).status]).toEqual([body, 422]);
    const answer = await change(admin.id, { roles: [] });
    expect(answer.body).toMatchObject({ details: [{ errors: ['Du kan inte ändra dina egna roller.'] }] });
  });

  test('the own name may be changed, and a whole form that changes nothing else be sent', async () => {
    const answer = await change(admin.id, {
      first_name: 'Tova',
      roles: [admin.roleId],
      status: 'active',
      companies: [],
      is_admin: false,
    });
    expect(answer.status).toBe(200);
  });

  test('only an administrator makes administrators', async () => {
    expect((await invite({ is_admin: true })).status).toBe(422);
    const { db } = app.deps.database;
    await db
      .updateTable('user_corporate_group')
      .set({ is_admin: true })
      .where('user_id', '=', admin.id)
      .execute();
    expect((await invite({ is_admin: true })).body).toMatchObject({ is_admin: true });
    await db
      .updateTable('user_corporate_group')
      .set({ is_admin: false })
      .where('user_id', '=', admin.id)
      .execute();
  });
});

describe('locking and removing', () => {
  test('security 47: locking works with the next request, and the person cannot come back by a link', async () => {
    const user = await member();
    const session = await app.sessionOf(user.id);
    await app.request('POST', '/api/v1/reset-password', { body: { email: user.email } });
    const token = await linkIn(user.email);
    expect((await change(user.id, { status: 'locked' })).body).toMatchObject({ status: 'locked' });
    expect((await app.request('GET', '/api/v1/users/profile/', { access: session.access })).status).toBe(401);
    expect(
      (await app.request('POST', '/api/v1/token/refresh', { body: { refresh: session.refresh } })).status,
    ).toBe(401);
    expect((await choosePassword(token)).status).toBe(422);
    expect((await change(user.id, { status: 'active' })).body).toMatchObject({ status: 'active' });
  });

  test('nobody becomes active without a password', async () => {
    const id = textAt((await invite()).body, 'uuid', 'user');
    expect((await change(id, { status: 'active' })).status).toBe(422);
  });

  test('removes the account with its sessions', async () => {
    const user = await member();
    const session = await signedIn(user);
    expect((await remove(user.id)).text).toBe('{}');
    expect((await app.request('GET', '/api/v1/users/profile/', { access: session })).status).toBe(401);
    expect((await remove(user.id)).status).toBe(404);
  });

  test('never the own account', async () => {
    expect((await remove(admin.id)).body).toMatchObject({
      details: { message: 'Du kan inte ta bort ditt eget konto.' },
    });
  });

  test('security 53: the last administrator of a koncern stays, also when two remove each other', async () => {
    const group = await createCorporateGroup(app.deps.database, 'Duell', []);
    const [a, b] = await Promise.all([
      createUser(app.deps.database, { corporateGroupId: group.id, permissions: manages }),
      createUser(app.deps.database, { corporateGroupId: group.id, permissions: manages }),
    ]);
    const answers = await Promise.all([
      app.request('DELETE', users(`${b.id}/`, group), { access: await signedIn(a) }),
      app.request('DELETE', users(`${a.id}/`, group), { access: await signedIn(b) }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await app.deps.database.db
      .selectFrom('user_corporate_group')
      .select('user_id')
      .where('corporate_group_id', '=', group.id)
      .execute();
    expect(left).toHaveLength(1);
    const staff = await createUser(app.deps.database, {
      permissions: [...manages, 'can_view_corporate_group_list'],
    });
    const last = left[0]?.user_id ?? '';
    const by = await signedIn(staff);
    for (const answer of [
      await app.request('DELETE', users(`${last}/`, group), { access: by }),
      await app.request('PATCH', users(`${last}/`, group), { access: by, body: { status: 'inactive' } }),
      await app.request('PATCH', users(`${last}/`, group), { access: by, body: { roles: [] } }),
    ])
      expect(answer.body).toMatchObject({
        details: { message: 'Det måste finnas minst en administratör kvar.' },
      });
  });

  test('a person of several koncerner is changed by nobody who sees only one, and stays in the others', async () => {
    const user = await member();
    const { db } = app.deps.database;
    await db
      .insertInto('user_corporate_group')
      .values({ corporate_group_id: bjorkhaga.id, user_id: user.id })
      .execute();
    expect((await change(user.id, { first_name: 'Kapad' })).status).toBe(422);
    expect((await change(user.id, { companies: [company(norrviken)] })).status).toBe(200);
    expect((await remove(user.id)).status).toBe(200);
    const profile = await app.request('GET', '/api/v1/users/profile/', { access: await signedIn(user) });
    expect(profile.body).toMatchObject({ corporate_groups: [{ uuid: bjorkhaga.id }] });
  });
});

describe('views', () => {
  test('can be a bolag, site groups, or both; nothing is all of the koncern', async () => {
    const user = await member({ permissions: ['can_view_site_list'] });
    const [first = '', second = ''] = norrviken.companies[0]?.siteIds ?? [];
    const third = norrviken.companies[1]?.siteIds[0] ?? '';
    const group = await siteGroup(norrviken, [first]);
    const inGroup = await change(user.id, { site_groups: [group] });
    expect(inGroup.body).toMatchObject({ site_groups: [{ uuid: group, name: 'Norr' }], is_limited: true });
    const only = await treeOf(user);
    expect([first, second, third].map((id) => only.includes(id))).toEqual([true, false, false]);
    await change(user.id, { companies: [company(norrviken, 1)] });
    const both = await treeOf(user);
    expect([first, second, third].map((id) => both.includes(id))).toEqual([true, false, true]);
    await change(user.id, { companies: [], site_groups: [] });
    const all = await treeOf(user);
    expect([first, second, third].map((id) => all.includes(id))).toEqual([true, true, true]);
  });

  test('security 51: stay limited when the site group goes: nothing is seen then, and not everything', async () => {
    const user = await member({ permissions: ['can_view_site_list'] });
    const group = await siteGroup(norrviken, [norrviken.companies[0]?.siteIds[0] ?? '']);
    await change(user.id, { site_groups: [group] });
    await app.deps.database.db.deleteFrom('site_group').where('id', '=', group).execute();
    expect(await treeOf(user)).toBe('[]');
    const read = await app.request('GET', users(`${user.id}/`), { access });
    expect(read.body).toMatchObject({ companies: [], site_groups: [], is_limited: true });
  });

  test('security 53: who sees a part shows and knows no more than that part', async () => {
    const limited = await member({ permissions: manages, companyIds: [company(norrviken, 1)] });
    await app.deps.database.db
      .updateTable('user_corporate_group')
      .set({ is_limited: true })
      .where('user_id', '=', limited.id)
      .execute();
    const by = await signedIn(limited);
    expect((await invite({}, by)).body).toMatchObject({
      details: [{ field: 'companies', errors: ['Du kan inte visa mer än du själv ser.'] }],
    });
    expect((await invite({ companies: [company(norrviken, 0)] }, by)).status).toBe(422);
    const own = await invite({ companies: [company(norrviken, 1)] }, by);
    expect(own.status).toBe(200);
    const list = await app.request('GET', `${users()}?limit=100`, { access: by });
    const known = textsOf(list, 'uuid');
    expect(known).toEqual(expect.arrayContaining([limited.id, textAt(own.body, 'uuid', 'user')]));
    expect(known).not.toContain(admin.id);
    expect(list.body['count']).toBe(known.length);
    expect((await change(admin.id, { first_name: 'Ny' }, by)).status).toBe(404);
    expect((await remove(admin.id, by)).status).toBe(404);
  });
});

describe('the list', () => {
  test('sorts, searches and filters, and pages without losing anybody', async () => {
    const group = await createCorporateGroup(app.deps.database, 'Listan', []);
    for (const [firstName, status] of [
      ['Ölle', 'active'],
      ['Åke', 'locked'],
      ['Zäta', 'active'],
      ['Ängla', 'active'],
    ] as const)
      await createUser(app.deps.database, { corporateGroupId: group.id, firstName, lastName: 'Ek', status });
    const staff = await signedIn(
      await createUser(app.deps.database, { permissions: [...manages, 'can_view_corporate_group_list'] }),
    );
    const list = (query: string) => app.request('GET', `${users('', group)}?${query}`, { access: staff });
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

  test('security 51: of another koncern is not there, with or without a search', async () => {
    for (const query of ['', '?search=tova', '?limit=10000&ordering=-created_at']) {
      const answer = await app.request('GET', users(query, bjorkhaga), { access });
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
    const answer = await app.request('GET', `${users()}?${query}`, { access });
    expect([answer.status, answer.body['type']]).toEqual([400, 'field_error']);
  });
});
