import { sql } from 'kysely';
import { fromBufferPromise } from 'yauzl';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PermissionKey } from '@vinrod/api-client/contract';
import { administratorPermissions } from '../permissions/default-roles.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, testPassword, type TestUser } from '../testing/test-people.ts';
import { personalPlaces } from './personal-places.ts';

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp();
});

afterEach(() => app.close());

async function staff(permissions: readonly PermissionKey[] = ['can_manage_personal_data']): Promise<{
  readonly user: TestUser;
  readonly access: string;
}> {
  const user = await createUser(app.deps.database, { permissions, firstName: 'Karin', lastName: 'Åberg' });
  return { user, access: (await app.sessionOf(user.id)).access };
}

const pathOf = ({ id }: { readonly id: string }): string => `/api/v1/users/${id}/personal-data/`;

function erase(user: { readonly id: string }, access: string): Promise<TestAnswer> {
  return app.request('DELETE', pathOf(user), { access });
}

/** A file as it was sent. */
async function fetched(path: string, access: string, body?: object) {
  const answer = await app.fetch(
    new Request(`http://portal.example${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  const zip = await fromBufferPromise(Buffer.from(await answer.arrayBuffer()));
  const names: string[] = [];
  for await (const { fileName } of zip.eachEntry()) names.push(fileName);
  return { answer, names };
}

async function lastEvent() {
  return app.deps.database.db
    .selectFrom('audit_event')
    .select(['event', 'actor_id', 'target_id', 'target_name', 'operation'])
    .orderBy('sequence', 'desc')
    .executeTakeFirst();
}

async function isThere({ id }: TestUser): Promise<boolean> {
  const found = await app.deps.database.db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

describe('what is known of a person, on screen', () => {
  test('is handed out by staff with the permission, and the log says to whom and of whom', async () => {
    const group = await createCorporateGroup(app.deps.database, 'Kustvind');
    const person = await createUser(app.deps.database, {
      corporateGroupId: group.id,
      firstName: 'Ebba',
      lastName: 'Rosenkvist',
    });
    const { user, access } = await staff();
    const { answer, names } = await fetched(pathOf(person), access);
    expect(answer.headers.get('content-disposition')).toContain('Personuppgifter.zip');
    expect(names).toEqual(expect.arrayContaining(['index.html', 'app_user.json']));
    expect(await lastEvent()).toEqual({
      event: 'export',
      actor_id: user.id,
      target_id: person.id,
      target_name: 'Ebba Rosenkvist',
      operation: 'exportPersonalData',
    });
  });

  test('is fetched by the person, with the password or a passkey', async () => {
    const person = await createUser(app.deps.database);
    const { access } = await app.sessionOf(person.id);
    const path = '/api/v1/users/personal-data/';
    const refused = await app.request('POST', path, { access, body: { password: 'Fel lösenord helt' } });
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('Lösenordet är fel.')]);
    expect((await app.request('POST', path, { access, body: {} })).status).toBe(422);
    const { names } = await fetched(path, access, { password: testPassword });
    expect(names).toContain('app_user.json');
    expect(await lastEvent()).toMatchObject({ event: 'export', actor_id: person.id, target_id: person.id });
  });

  test('is nobody else’s business', async () => {
    const person = await createUser(app.deps.database);
    const { access } = await staff(['can_manage_admin_user', 'can_delete_admin_user']);
    expect((await app.request('GET', pathOf(person), { access })).status).toBe(403);
    expect((await erase(person, access)).status).toBe(403);
    const { access: holder } = await staff();
    const nobody = { id: '00000000-0000-4000-8000-000000000000' };
    expect((await app.request('GET', pathOf(nobody), { access: holder })).status).toBe(404);
    expect((await erase(nobody, holder)).status).toBe(404);
  });
});

describe('erasing a person, on screen', () => {
  test('removes the account, ends the sessions and shows a pseudonym from then on', async () => {
    const person = await createUser(app.deps.database, { firstName: 'Ebba', lastName: 'Rosenkvist' });
    const session = await app.sessionOf(person.id);
    const { user, access } = await staff();
    expect((await erase(person, access)).body).toEqual({});
    expect(await isThere(person)).toBe(false);
    const answer = await app.request('GET', '/api/v1/users/profile/', { access: session.access });
    expect(answer.status).toBe(401);
    expect(await lastEvent()).toEqual({
      event: 'user_remove',
      actor_id: user.id,
      target_id: person.id,
      target_name: expect.stringMatching(/^Raderad person [0-9a-f]{8}$/),
      operation: 'erasePersonalData',
    });
  });

  test('is refused for oneself', async () => {
    const { user, access } = await staff();
    expect((await erase(user, access)).text).toContain('Du kan inte ta bort ditt eget konto.');
  });

  test('is refused for somebody with more rights', async () => {
    const group = await createCorporateGroup(app.deps.database, 'Kustvind');
    const stronger = [
      await createUser(app.deps.database, { permissions: ['can_manage_news'] }),
      await createUser(app.deps.database, {
        permissions: administratorPermissions,
        corporateGroupId: group.id,
      }),
    ];
    const { access } = await staff();
    for (const person of stronger) {
      expect((await erase(person, access)).status).toBe(422);
      expect(await isThere(person)).toBe(true);
    }
  });

  test('happens once when two ask at once', async () => {
    const person = await createUser(app.deps.database);
    const [one, two] = [await staff(), await staff()];
    const answers = await Promise.all([erase(person, one.access), erase(person, two.access)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const erased = await app.deps.database.db.selectFrom('erased_person').selectAll().execute();
    expect(erased).toHaveLength(1);
  });

  test('leaves one who may give rights when two erase each other at once', async () => {
    const permissions = [
      'can_manage_admin_user',
      'can_manage_admin_group',
      'can_manage_personal_data',
    ] as const;
    const [one, two] = [await staff(permissions), await staff(permissions)];
    const answers = await Promise.all([erase(two.user, one.access), erase(one.user, two.access)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await isThere(one.user), await isThere(two.user)].filter(Boolean)).toHaveLength(1);
  });

  test('changes nothing when it is broken off in the middle', async () => {
    const person = await createUser(app.deps.database, { firstName: 'Ebba', lastName: 'Rosenkvist' });
    const session = await app.sessionOf(person.id);
    const { access } = await staff();
    const { db } = app.deps.database;
    await sql`create function break_off() returns trigger language plpgsql as
      $$ begin raise exception 'broken off'; end $$`.execute(db);
    await sql`create trigger broken_off before delete on app_user for each row execute function break_off()`.execute(
      db,
    );
    expect((await erase(person, access)).status).toBe(500);
    expect(await db.selectFrom('erased_person').selectAll().execute()).toEqual([]);
    expect(await isThere(person)).toBe(true);
    const answer = await app.request('GET', '/api/v1/users/profile/', { access: session.access });
    expect(answer.status).toBe(200);
  });

  test('is refused in shadow mode', async () => {
    const person = await createUser(app.deps.database);
    const target = await createUser(app.deps.database, { permissions: ['can_manage_personal_data'] });
    const { access } = await staff(['can_manage_personal_data', 'can_shadow_user']);
    const started = await app.request('POST', `/api/v1/users/shadow-user/${target.id}/`, { access });
    expect(started.status).toBe(200);
    const shadow = { 'X-Shadow-User': String(started.body['token']) };
    const answer = await app.request('DELETE', pathOf(person), { access, headers: shadow });
    expect(answer.status).toBe(403);
    expect(await isThere(person)).toBe(true);
  });

  test('what the screen says is kept by law is what is kept', () => {
    const kept = personalPlaces.filter(({ erasure }) => erasure === 'kept').map(({ table }) => table);
    expect(kept).toEqual(['certificate']);
  });
});
