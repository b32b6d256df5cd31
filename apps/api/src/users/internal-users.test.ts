import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PermissionKey } from '@vinrod/api-client/contract';
import { ensureDefaultRoles } from '../permissions/default-roles.ts';
import { allPermissionKeys } from '../server/contract.ts';
import { textAt } from '../server/json-document.ts';
import { textsOf } from '../testing/list-results.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestUser } from '../testing/test-people.ts';

const path = '/api/v1/administrators/';
const manages: readonly PermissionKey[] = [
  'can_view_admin_user',
  'can_manage_admin_user',
  'can_delete_admin_user',
  'can_manage_admin_group',
];

let app: TestApp;
let admin: TestUser;
let access: string;
let accountManager: number;
let systemAdministrator: number;

beforeAll(async () => {
  app = await createTestApp();
  const roles = await ensureDefaultRoles(app.deps.database.db);
  accountManager = roles.get('internal:account_manager') ?? 0;
  systemAdministrator = roles.get('internal:system_administrator') ?? 0;
  admin = await createUser(app.deps.database, { permissions: allPermissionKeys });
  access = await signedIn(admin);
});

afterAll(() => app.close());

async function signedIn(user: TestUser): Promise<string> {
  return (await app.sessionOf(user.id)).access;
}

function invite(body: object = {}, by = access) {
  const person = { email: `${randomUUID()}@vinrod.example`, first_name: 'Karin', last_name: 'Åberg' };
  return app.request('POST', path, { access: by, body: { ...person, roles: [accountManager], ...body } });
}

function change(id: string, body: unknown, by = access) {
  return app.request('PATCH', `${path}${id}/`, { access: by, body });
}

function remove(id: string, by = access) {
  return app.request('DELETE', `${path}${id}/`, { access: by });
}

function siteGroupsOf(id: string): string {
  return `/api/v1/administrators/site-groups/${id}/`;
}

describe('staff', () => {
  test('are invited with department, number and corporate groups, and read so', async () => {
    const group = await createCorporateGroup(app.deps.database, 'Norrviken', []);
    const answer = await invite({
      department: 'Företag Norr',
      employee_id: '2041',
      corporate_groups_responsible: [group.id],
    });
    expect(answer.body).toMatchObject({
      full_name: 'Karin Åberg',
      department: 'Företag Norr',
      employee_id: '2041',
      roles: [{ id: accountManager, display_name: 'Kundansvarig' }],
      corporate_groups_responsible: [{ uuid: group.id, name: 'Norrviken' }],
      status: 'invited',
    });
    const id = textAt(answer.body, 'uuid', 'user');
    const read = await app.request('GET', `${path}${id}/`, { access });
    expect(read.body).toEqual(answer.body);
    const [mail] = await app.mailsTo(textAt(answer.body, 'email', 'user'));
    expect(mail?.text).toContain('har bjudit in dig till energiportalen hos Vinröd Energi.');
    const changed = await change(id, { corporate_groups_responsible: [], department: ' ' });
    expect(changed.body).toMatchObject({ department: null, corporate_groups_responsible: [] });
  });

  test('with a corporate group that there is not, or a customer’s role, are refused', async () => {
    for (const [body, field] of [
      [{ corporate_groups_responsible: [randomUUID()] }, 'corporate_groups_responsible'],
      [
        {
          roles: [
            (
              await createUser(app.deps.database, {
                corporateGroupId: (await createCorporateGroup(app.deps.database, 'X', [])).id,
              })
            ).roleId,
          ],
        },
        'roles',
      ],
    ] as const) {
      const answer = await invite(body);
      expect([answer.status, answer.body]).toMatchObject([422, { details: [{ field }] }]);
    }
  });

  test('are listed without customers, in Swedish order, by search and status', async () => {
    const group = await createCorporateGroup(app.deps.database, 'Kund', []);
    await createUser(app.deps.database, {
      corporateGroupId: group.id,
      firstName: 'Kundens',
      lastName: 'Person',
    });
    for (const firstName of ['Örjan', 'Åsa', 'Zoran'])
      await createUser(app.deps.database, { firstName, lastName: 'Sorterad', status: 'locked' });
    const list = (query: string) => app.request('GET', `${path}?${query}`, { access });
    expect(textsOf(await list('search=sorterad'), 'first_name')).toEqual(['Zoran', 'Åsa', 'Örjan']);
    expect((await list('search=kundens')).body).toMatchObject({ count: 0 });
    expect((await list('status=locked')).body).toMatchObject({ count: 3 });
    expect((await list('ordering=-last_login&limit=1')).status).toBe(200);
    expect((await list('ordering=employee_id')).status).toBe(400);
  });

  test('a customer is none of them', async () => {
    const group = await createCorporateGroup(app.deps.database, 'Annan', []);
    const customer = await createUser(app.deps.database, { corporateGroupId: group.id });
    for (const answer of [
      await app.request('GET', `${path}${customer.id}/`, { access }),
      await change(customer.id, { title: 'Ny' }),
      await remove(customer.id),
    ])
      expect(answer.status).toBe(404);
  });

  test('whose permissions got into a customer’s role, have none of them', async () => {
    const group = await createCorporateGroup(app.deps.database, 'Tredje', []);
    const customer = await createUser(app.deps.database, {
      corporateGroupId: group.id,
      permissions: allPermissionKeys,
    });
    const answer = await app.request('GET', path, { access: await signedIn(customer) });
    expect(answer.status).toBe(403);
  });
});

describe('security 53: rights of staff', () => {
  test('nobody gives a role that holds more than they do', async () => {
    const limited = await signedIn(await createUser(app.deps.database, { permissions: manages }));
    expect((await invite({ roles: [systemAdministrator] }, limited)).body).toMatchObject({
      details: [{ field: 'roles', errors: ['Du kan inte ge en behörighet som du själv saknar.'] }],
    });
  });

  test('nobody changes the roles or the status of somebody with more rights, nor removes them', async () => {
    const limited = await signedIn(await createUser(app.deps.database, { permissions: manages }));
    for (const answer of [
      await change(admin.id, { roles: [] }, limited),
      await change(admin.id, { status: 'locked' }, limited),
      await change(admin.id, { status: 'invited' }, limited),
      await remove(admin.id, limited),
    ])
      expect(answer.status).toBe(422);
  });

  test('nobody changes the own roles or status, or removes the own account', async () => {
    for (const body of [{ roles: [accountManager] }, { status: 'inactive' }])
      expect((await change(admin.id, body)).status).toBe(422);
    expect((await remove(admin.id)).status).toBe(422);
    expect((await change(admin.id, { title: 'Chef', roles: [admin.roleId], status: 'active' })).status).toBe(
      200,
    );
  });

  test('the last administrator stays', async () => {
    const other = await createTestApp();
    const [a, b] = [
      await createUser(other.deps.database, { permissions: allPermissionKeys }),
      await createUser(other.deps.database, { permissions: allPermissionKeys }),
    ];
    const sessions = [await other.sessionOf(a.id), await other.sessionOf(b.id)];
    const answers = await Promise.all([
      other.request('PATCH', `${path}${b.id}/`, {
        access: sessions[0]?.access ?? '',
        body: { status: 'inactive' },
      }),
      other.request('PATCH', `${path}${a.id}/`, {
        access: sessions[1]?.access ?? '',
        body: { status: 'inactive' },
      }),
    ]);
    // The second one is already signed out, or refused because one must remain.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const active = await other.deps.database.db
      .selectFrom('app_user')
      .select('id')
      .where('status', '=', 'active')
      .execute();
    expect(active).toHaveLength(1);
    await other.close();
  });
});

describe('removing staff', () => {
  test('leaves what they have written and who they were in the log', async () => {
    const { db } = app.deps.database;
    const author = await createUser(app.deps.database, { firstName: 'Skri', lastName: 'Bent' });
    await db
      .insertInto('news')
      .values({ id: randomUUID(), title: 'Kvar', preamble: '', body: '', author_id: author.id })
      .execute();
    expect((await remove(author.id)).status).toBe(200);
    const news = await db
      .selectFrom('news')
      .select(['title', 'author_id'])
      .where('title', '=', 'Kvar')
      .execute();
    expect(news).toEqual([{ title: 'Kvar', author_id: null }]);
    const log = await app.request('GET', '/api/v1/audit/?event=user_remove&search=skri', { access });
    expect(log.body).toMatchObject({ count: 1, results: [{ target: { id: author.id, name: 'Skri Bent' } }] });
  });
});

describe('site groups that staff look after', () => {
  test('are chosen as a whole; one that there is not changes nothing', async () => {
    const group = await createCorporateGroup(app.deps.database, 'Gruppkoncern', []);
    const now = app.clock.now();
    const ids = [randomUUID(), randomUUID()];
    for (const [index, id] of ids.entries())
      await app.deps.database.db
        .insertInto('site_group')
        .values({
          corporate_group_id: group.id,
          id,
          name: index === 0 ? 'Östra' : 'Ängarna',
          visibility: 'corporate_group',
          created_by: null,
          created_at: now,
          updated_at: now,
        })
        .execute();
    const put = (siteGroups: readonly string[]) =>
      app.request('PUT', siteGroupsOf(admin.id), { access, body: { site_groups: siteGroups } });
    const selected = await put(ids);
    expect(selected.list).toMatchObject([
      { name: 'Ängarna', corporate_group: { name: 'Gruppkoncern' }, site_count: 0 },
      { name: 'Östra' },
    ]);
    expect((await put([ids[0] ?? '', randomUUID()])).status).toBe(404);
    expect((await app.request('GET', siteGroupsOf(admin.id), { access })).list).toHaveLength(2);
    expect((await put([])).list).toEqual([]);
    const log = await app.request('GET', '/api/v1/audit/?event=user_change&ordering=-occurred_at&limit=2', {
      access,
    });
    const event = { target: { kind: 'user', id: admin.id }, operation: 'replaceAdministratorSiteGroups' };
    expect(log.body).toMatchObject({ results: [event, event] });
    expect((await app.request('GET', siteGroupsOf(randomUUID()), { access })).status).toBe(404);
  });
});
