import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PermissionKey } from '@vinrod/api-client/contract';
import { administratorPermissions, ensureDefaultRoles } from './default-roles.ts';
import { allPermissionKeys } from '../server/contract.ts';
import { usersOf } from '../testing/customer-scene.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestUser } from '../testing/test-people.ts';

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp();
  await ensureDefaultRoles(app.deps.database.db);
});

afterEach(() => app.close());

/** Permissions to manage staff, but not enough to restore every user. */
const weak: readonly PermissionKey[] = ['can_manage_admin_user', 'can_manage_admin_group'];

async function people(count: number, options: Parameters<typeof createUser>[1]): Promise<TestUser[]> {
  return Promise.all(Array.from({ length: count }, () => createUser(app.deps.database, options)));
}

/** Each user acts on the next in the circle, all at once. */
async function allAtOnce(
  circle: readonly TestUser[],
  act: (access: string, target: TestUser) => Promise<unknown>,
): Promise<void> {
  const accesses = await Promise.all(circle.map(async ({ id }) => (await app.sessionOf(id)).access));
  await Promise.all(
    accesses.map(async (access, index) => {
      const target = circle[(index + 1) % circle.length];
      if (target !== undefined) await act(access, target);
    }),
  );
}

async function activeOf(circle: readonly TestUser[]): Promise<number> {
  const rows = await app.deps.database.db
    .selectFrom('app_user')
    .select('id')
    .where('status', '=', 'active')
    .where(
      'id',
      'in',
      circle.map(({ id }) => id),
    )
    .execute();
  return rows.length;
}

test.each([3, 20])(
  'security m11: of %d system administrators who lock each other at once one stays, whoever else manages users',
  async (count) => {
    const circle = await people(count, { permissions: allPermissionKeys });
    await people(1, { permissions: weak });
    await allAtOnce(circle, (access, { id }) =>
      app.request('PATCH', `/api/v1/administrators/${id}/`, { access, body: { status: 'locked' } }),
    );
    expect(await activeOf(circle)).toBeGreaterThanOrEqual(1);
  },
);

test('security m11: of 20 system administrators who remove each other at once one stays', async () => {
  const circle = await people(20, { permissions: allPermissionKeys });
  await people(1, { permissions: weak });
  await allAtOnce(circle, (access, { id }) =>
    app.request('DELETE', `/api/v1/administrators/${id}/`, { access }),
  );
  expect(await activeOf(circle)).toBeGreaterThanOrEqual(1);
});

test('security m11: of 20 administrators of a corporate group who lock each other at once one stays', async () => {
  const group = await createCorporateGroup(app.deps.database, 'Duell', [1]);
  const circle = await people(20, {
    corporateGroupId: group.id,
    permissions: administratorPermissions,
    isAdmin: true,
  });
  await people(1, { corporateGroupId: group.id, permissions: ['can_manage_company_user'] });
  await allAtOnce(circle, (access, { id }) =>
    app.request('PATCH', usersOf(group, `${id}/`), { access, body: { status: 'locked' } }),
  );
  expect(await activeOf(circle)).toBeGreaterThanOrEqual(1);
});

test.each([{ status: 'inactive' }, { roles: [] }, { companies: true }])(
  'security m11: the last who can restore everybody of a corporate group stays so against %o',
  async (change) => {
    const group = await createCorporateGroup(app.deps.database, 'Norrviken', [1]);
    const [last] = await people(1, {
      corporateGroupId: group.id,
      permissions: administratorPermissions,
      isAdmin: true,
    });
    await people(1, { corporateGroupId: group.id, permissions: ['can_manage_company_user'] });
    const [staff] = await people(1, { permissions: allPermissionKeys });
    const { access } = await app.sessionOf(staff?.id ?? '');
    const body = 'companies' in change ? { companies: [group.companies[0]?.id] } : change;
    const answer = await app.request('PATCH', usersOf(group, `${last?.id}/`), { access, body });
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { details: { message: 'Det måste finnas minst en administratör kvar.' } },
    ]);
  },
);

test('security 53: who loses the rights while waiting does nothing with them', async () => {
  const [a, b] = await people(2, { permissions: allPermissionKeys });
  await people(1, { permissions: allPermissionKeys });
  const target = await createUser(app.deps.database);
  const { access } = await app.sessionOf(b?.id ?? '');
  const { access: first } = await app.sessionOf(a?.id ?? '');
  const [locked, changed] = await Promise.all([
    app.request('PATCH', `/api/v1/administrators/${b?.id}/`, { access: first, body: { status: 'locked' } }),
    app.request('PATCH', `/api/v1/administrators/${target.id}/`, { access, body: { status: 'locked' } }),
  ]);
  expect(locked.status).toBe(200);
  // In either order, nobody acts after being locked.
  const events = await app.deps.database.db
    .selectFrom('audit_event')
    .select(['actor_id', 'sequence'])
    .orderBy('sequence')
    .execute();
  const actors = events.map(({ actor_id }) => actor_id);
  expect(changed.status === 200 ? actors : actors.slice(0, 1)).toEqual(
    changed.status === 200 ? [b?.id, a?.id] : [a?.id],
  );
});
