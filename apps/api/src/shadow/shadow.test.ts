import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PermissionKey } from '@vinrod/api-client/contract';
import { ensureDefaultRoles } from '../identity/default-roles.ts';
import { removeExpired } from '../identity/clean-up.ts';
import { verifyAuditLog } from '../audit/verify-audit-log.ts';
import { verifyChain } from '../audit/verify-chain.ts';
import { allPermissionKeys } from '../server/contract.ts';
import { textAt } from '../server/json-document.ts';
import { resultsOf, textsOf } from '../testing/list-results.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import {
  createCorporateGroup,
  createUser,
  testPassword,
  type TestCorporateGroup,
  type TestUser,
  type TestUserOptions,
} from '../testing/test-people.ts';

const shadows: readonly PermissionKey[] = ['can_shadow_user', 'can_shadow_group', 'can_view_audit_log'];

let app: TestApp;
let norrviken: TestCorporateGroup;
let bjorkhaga: TestCorporateGroup;
let anna: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  await ensureDefaultRoles(database.db);
  norrviken = await createCorporateGroup(database, 'Norrviken', [2, 1]);
  bjorkhaga = await createCorporateGroup(database, 'Björkhaga', [1]);
  anna = await createUser(database, {
    corporateGroupId: norrviken.id,
    companyIds: [norrviken.companies[1]?.id ?? ''],
    permissions: ['can_view_site_list', 'can_view_company_user', 'can_manage_company_user'],
    firstName: 'Anna',
    lastName: 'Lindqvist',
  });
});

afterAll(() => app.close());

interface Staff extends TestUser {
  readonly access: string;
  readonly refresh: string;
}

async function staff(options: TestUserOptions = {}): Promise<Staff> {
  const user = await createUser(app.deps.database, {
    firstName: 'Karin',
    lastName: 'Åberg',
    permissions: shadows,
    ...options,
  });
  return { ...user, ...(await app.sessionOf(user.id)) };
}

function start(actor: Staff, target: string, kind: 'user' | 'group' = 'user', headers = {}) {
  return app.request('POST', `/api/v1/users/shadow-${kind}/${target}/`, { access: actor.access, headers });
}

async function tokenFor(actor: Staff, target: string, kind: 'user' | 'group' = 'user'): Promise<string> {
  return textAt((await start(actor, target, kind)).body, 'token', 'shadow');
}

function get(access: string, token: string, path = '/api/v1/users/profile/', kind = 'User') {
  return app.request('GET', path, { access, headers: { [`X-Shadow-${kind}`]: token } });
}

async function eventsOf(actor: Staff, event = ''): Promise<string[]> {
  const reader = await staff();
  const answer = await app.request('GET', `/api/v1/audit/?limit=1000&ordering=occurred_at${event}`, {
    access: reader.access,
  });
  const own = resultsOf(answer).filter(({ actor: by }) => JSON.stringify(by).includes(actor.id));
  return own.map((item) => String(item['event']));
}

describe('security 54: starting', () => {
  test('as a user gives a token for an hour, and the profile tells who is behind it', async () => {
    const actor = await staff();
    const answer = await start(actor, anna.id);
    expect(answer.body).toMatchObject({
      kind: 'user',
      target: { uuid: anna.id, name: 'Anna Lindqvist' },
      expires_at: '2026-11-20T09:00:00+01:00',
      read_only: false,
    });
    const profile = await get(actor.access, textAt(answer.body, 'token', 'shadow'));
    expect(profile.body).toMatchObject({
      uuid: anna.id,
      email: anna.email,
      user_type: 'external',
      corporate_groups: [{ uuid: norrviken.id }],
      shadow: {
        kind: 'user',
        target_name: 'Anna Lindqvist',
        started_at: '2026-11-20T08:00:00+01:00',
        expires_at: '2026-11-20T09:00:00+01:00',
        actor_full_name: 'Karin Åberg',
      },
    });
    const own = await app.request('GET', '/api/v1/users/profile/', { access: actor.access });
    expect(own.body).toMatchObject({ uuid: actor.id, shadow: null });
  });

  test('as a koncern gives what its administrator may do, in that koncern', async () => {
    const actor = await staff();
    const token = await tokenFor(actor, norrviken.id, 'group');
    const profile = await get(actor.access, token, '/api/v1/users/profile/', 'Group');
    expect(profile.body).toMatchObject({
      uuid: norrviken.id,
      full_name: 'Norrviken',
      user_type: 'external',
      corporate_groups: [{ uuid: norrviken.id, name: 'Norrviken' }],
      permissions: { can_manage_company_user: true, can_shadow_group: false, admin_can_view_site: false },
      shadow: { kind: 'group', target_name: 'Norrviken', actor_full_name: 'Karin Åberg' },
    });
    const tree = (id: string) =>
      get(actor.access, token, `/api/v1/corporategroups/${id}/site-tree/`, 'Group');
    expect((await tree(norrviken.id)).status).toBe(200);
    expect((await tree(bjorkhaga.id)).status).toBe(404);
  });

  test('is refused without the right, for oneself, for what there is not and for accounts that are locked', async () => {
    const actor = await staff();
    const withoutRight = await staff({ permissions: ['can_view_audit_log'] });
    const customer = await createUser(app.deps.database, {
      corporateGroupId: norrviken.id,
      permissions: allPermissionKeys,
    });
    const locked = await createUser(app.deps.database, { corporateGroupId: norrviken.id, status: 'locked' });
    expect((await start(withoutRight, anna.id)).status).toBe(403);
    expect((await start({ ...customer, ...(await app.sessionOf(customer.id)) }, anna.id)).status).toBe(403);
    expect((await start(actor, actor.id)).status).toBe(403);
    expect((await start(actor, locked.id)).status).toBe(403);
    expect((await start(actor, norrviken.id)).status).toBe(404);
    expect((await start(actor, anna.id, 'group')).status).toBe(404);
    expect((await start(actor, 'anna')).status).toBe(400);
  });

  test('is refused for staff with more rights, and works for those with as many', async () => {
    const actor = await staff();
    const higher = await staff({ permissions: [...shadows, 'can_manage_admin_user'] });
    const equal = await staff();
    expect((await start(actor, higher.id)).status).toBe(403);
    const token = await tokenFor(actor, equal.id);
    expect((await get(actor.access, token)).status).toBe(200);
    const { db } = app.deps.database;
    await db
      .insertInto('role_permission')
      .values({ role_id: equal.roleId, permission: 'can_manage_admin_user' })
      .execute();
    expect((await get(actor.access, token)).status).toBe(401);
  });

  test('inside shadow mode is refused', async () => {
    const actor = await staff();
    const token = await tokenFor(actor, anna.id);
    const nested = await start(actor, anna.id, 'user', { 'X-Shadow-User': token });
    expect(nested.status).toBe(403);
  });
});

describe('security 54: the token', () => {
  test('counts only together with the own one of the same person and session', async () => {
    const actor = await staff();
    const other = await staff();
    const token = await tokenFor(actor, anna.id);
    expect(
      (await app.request('GET', '/api/v1/users/profile/', { headers: { 'X-Shadow-User': token } })).status,
    ).toBe(401);
    expect((await get(other.access, token)).status).toBe(401);
    const secondSession = await app.sessionOf(actor.id);
    expect((await get(secondSession.access, token)).status).toBe(401);
    expect((await get(actor.access, token)).status).toBe(200);
  });

  test('security 43: is no access token, and an access token is none', async () => {
    const actor = await staff();
    const token = await tokenFor(actor, anna.id);
    expect((await app.request('GET', '/api/v1/users/profile/', { access: token })).status).toBe(401);
    expect((await get(actor.access, actor.access)).status).toBe(401);
  });

  test('counts for its kind only, and one at a time', async () => {
    const actor = await staff();
    const user = await tokenFor(actor, anna.id);
    const group = await tokenFor(actor, norrviken.id, 'group');
    expect((await get(actor.access, user, '/api/v1/users/profile/', 'Group')).status).toBe(401);
    expect((await get(actor.access, group)).status).toBe(401);
    const both = await app.request('GET', '/api/v1/users/profile/', {
      access: actor.access,
      headers: { 'X-Shadow-User': user, 'X-Shadow-Group': group },
    });
    expect(both.status).toBe(400);
  });

  test.each(['', 'x', 'a.b.c', 'x'.repeat(5000)])('that never was (%#) is refused', async (token) => {
    expect((await get((await staff()).access, token)).status).toBe(401);
  });

  test('for another target cannot be made with another key', async () => {
    const actor = await staff();
    const session = await app.deps.database.db
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', actor.id)
      .executeTakeFirstOrThrow();
    await start(actor, anna.id);
    const { id } = await app.deps.database.db
      .selectFrom('shadow_session')
      .select('id')
      .where('actor_id', '=', actor.id)
      .executeTakeFirstOrThrow();
    const now = Math.floor(app.clock.now().getTime() / 1000);
    const sign = (target: string, key: Uint8Array) =>
      new SignJWT({ sid: session.id, tgt: target, knd: 'user' })
        .setProtectedHeader({ alg: 'HS256', typ: 'shadow+jwt' })
        .setSubject(actor.id)
        .setIssuer('vinrod')
        .setAudience('vinrod-api')
        .setJti(id)
        .setIssuedAt(now)
        .setNotBefore(now)
        .setExpirationTime(now + 60)
        .sign(key);
    const { shadowToken, accessToken } = app.deps.secrets;
    expect((await get(actor.access, await sign(anna.id, shadowToken))).status).toBe(200);
    expect((await get(actor.access, await sign(anna.id, accessToken))).status).toBe(401);
    expect((await get(actor.access, await sign(actor.id, shadowToken))).status).toBe(401);
  });

  test('lives an hour, and the own session goes on', async () => {
    const actor = await staff();
    const token = await tokenFor(actor, anna.id);
    app.clock.advance(3599);
    const { access, refresh } = await renewed(actor);
    expect((await get(access, token)).status).toBe(200);
    app.clock.advance(1);
    expect((await get(access, token)).body).toMatchObject({
      details: { message: 'Skuggläget är slut. Du är fortfarande inloggad som dig själv.' },
    });
    expect((await app.request('GET', '/api/v1/users/profile/', { access })).status).toBe(200);
    expect(refresh).not.toBe('');
  });

  test('dies with the own session, with the right and with the target’s account', async () => {
    const signedOut = await staff();
    const demoted = await staff();
    const third = await staff();
    const target = await createUser(app.deps.database, { corporateGroupId: norrviken.id });
    const tokens = [
      await tokenFor(signedOut, target.id),
      await tokenFor(demoted, target.id),
      await tokenFor(third, target.id),
    ];
    await app.request('POST', '/api/v1/logout', { body: { refresh: signedOut.refresh } });
    const { db } = app.deps.database;
    await db
      .deleteFrom('role_permission')
      .where('role_id', '=', demoted.roleId)
      .where('permission', '=', 'can_shadow_user')
      .execute();
    expect((await get(signedOut.access, tokens[0] ?? '')).status).toBe(401);
    expect((await get(demoted.access, tokens[1] ?? '')).status).toBe(401);
    await db.updateTable('app_user').set({ status: 'inactive' }).where('id', '=', target.id).execute();
    expect((await get(third.access, tokens[2] ?? '')).status).toBe(401);
  });
});

async function renewed(actor: Staff) {
  const { body } = await app.request('POST', '/api/v1/token/refresh', { body: { refresh: actor.refresh } });
  return { access: textAt(body, 'access', 'refresh'), refresh: textAt(body, 'refresh', 'refresh') };
}

describe('security 55: in shadow mode', () => {
  test('one sees and may do what the target does, no more and no less', async () => {
    const actor = await staff({ permissions: allPermissionKeys });
    const headers = { 'X-Shadow-User': await tokenFor(actor, anna.id) };
    const annas = (await app.sessionOf(anna.id)).access;
    for (const path of [
      `/api/v1/corporategroups/${norrviken.id}/site-tree/`,
      `/api/v1/corporategroups/${bjorkhaga.id}/site-tree/`,
      `/api/v1/corporategroups/${norrviken.id}/users/`,
      '/api/v1/corporategroups/minimal/',
      '/api/v1/administrators/',
      '/api/v1/audit/',
      '/api/v1/news/',
    ]) {
      const shadowed = await app.request('GET', path, { access: actor.access, headers });
      const own = await app.request('GET', path, { access: annas });
      expect([path, shadowed.status, shadowed.text]).toEqual([path, own.status, own.text]);
    }
  });

  test('neither the password, the app for codes nor the profile can be changed', async () => {
    const actor = await staff();
    for (const kind of ['User', 'Group'] as const) {
      const target = kind === 'User' ? anna.id : norrviken.id;
      const token = await tokenFor(actor, target, kind === 'User' ? 'user' : 'group');
      const headers = { [`X-Shadow-${kind}`]: token };
      const passwords = {
        old_password: testPassword,
        new_password: 'Grävling under månen 4',
        new_password_confirm: 'Grävling under månen 4',
      };
      for (const [method, path, body] of [
        ['POST', '/api/v1/change-password', passwords],
        ['PATCH', '/api/v1/users/profile/', { first_name: 'Ny' }],
        ['GET', '/api/v1/totp/', undefined],
        ['POST', '/api/v1/totp/', { password: testPassword }],
        ['PATCH', '/api/v1/totp/', { otp: '123456' }],
        ['POST', '/api/v1/totp/remove/', { password: testPassword }],
      ] as const) {
        const answer = await app.request(method, path, { access: actor.access, headers, body });
        expect([path, answer.status]).toEqual([path, 403]);
      }
    }
  });

  test('nobody gets round changing the own account through somebody else', async () => {
    const { db } = app.deps.database;
    const helper = await staff({ permissions: [...shadows, 'can_manage_admin_user'] });
    const actor = await staff({ permissions: [...shadows, 'can_manage_admin_user'] });
    const headers = { 'X-Shadow-User': await tokenFor(actor, helper.id) };
    const role = await db
      .insertInto('role')
      .values({ name: 'extra', display_name: 'Extra', description: '', kind: 'internal' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answer = await app.request('PATCH', `/api/v1/administrators/${actor.id}/`, {
      access: actor.access,
      headers,
      body: { roles: [role.id] },
    });
    expect(answer.status).toBe(422);
  });

  test('looking at a news item does not mark it as read for the target', async () => {
    const { db } = app.deps.database;
    const id = '6d0e4f1c-1111-4222-8333-944455556666';
    await db
      .insertInto('news')
      .values({
        id,
        title: 'Oläst',
        preamble: '',
        body: '<p>x</p>',
        status: 'published',
        publish_at: app.clock.now(),
      })
      .execute();
    const actor = await staff();
    const read = await get(
      actor.access,
      await tokenFor(actor, anna.id),
      `/api/v1/news/published-news/${id}/`,
    );
    expect(read.body).toMatchObject({ is_read: false });
    expect(await db.selectFrom('news_read').selectAll().where('news_id', '=', id).execute()).toEqual([]);
  });
});

describe('stopping', () => {
  test('voids the tokens of the target at once, with or without the header, and again does no harm', async () => {
    const actor = await staff();
    for (const sendsHeader of [false, true]) {
      const token = await tokenFor(actor, anna.id);
      const other = await tokenFor(actor, norrviken.id, 'group');
      const stop = (withHeader: boolean) =>
        app.request('DELETE', `/api/v1/users/shadow-user/${anna.id}/`, {
          access: actor.access,
          headers: withHeader ? { 'X-Shadow-User': token } : {},
        });
      expect([(await stop(sendsHeader)).text, (await stop(false)).text]).toEqual(['{}', '{}']);
      expect((await get(actor.access, token)).status).toBe(401);
      expect((await get(actor.access, other, '/api/v1/users/profile/', 'Group')).status).toBe(200);
    }
  });
});

describe('security 56: the log', () => {
  test('has start, every change and stop, with actor and target', async () => {
    const actor = await staff({ permissions: [...shadows, 'can_view_corporate_group_list'] });
    const headers = { 'X-Shadow-User': await tokenFor(actor, anna.id) };
    const site = norrviken.companies[1]?.siteIds[0] ?? '';
    await app.request('POST', `/api/v1/sites/${site}/toggle-favorite/`, { access: actor.access, headers });
    await app.request('GET', '/api/v1/users/profile/', { access: actor.access, headers });
    const refused = await app.request('POST', `/api/v1/sites/${actor.id}/toggle-favorite/`, {
      access: actor.access,
      headers,
    });
    expect(refused.status).toBe(404);
    await app.request('DELETE', `/api/v1/users/shadow-user/${anna.id}/`, { access: actor.access, headers });
    expect(await eventsOf(actor)).toEqual([
      'shadow_start',
      'shadow_write',
      'shadow_write',
      'shadow_write_failed',
      'shadow_stop',
    ]);
    const reader = await staff();
    const log = await app.request('GET', '/api/v1/audit/?event=shadow_write_failed&ordering=-occurred_at', {
      access: reader.access,
    });
    expect(resultsOf(log)[0]).toMatchObject({
      actor: { uuid: actor.id, full_name: 'Karin Åberg' },
      target: { kind: 'user', id: anna.id, name: 'Anna Lindqvist' },
      operation: 'toggleSiteFavorite',
      path: `/api/v1/sites/${actor.id}/toggle-favorite/`,
      status: 404,
    });
  });

  test('has changes of users with the one who really made them', async () => {
    const actor = await staff();
    const user = await createUser(app.deps.database, {
      corporateGroupId: norrviken.id,
      companyIds: [norrviken.companies[1]?.id ?? ''],
    });
    await app.deps.database.db
      .updateTable('user_corporate_group')
      .set({ is_limited: true })
      .where('user_id', '=', user.id)
      .execute();
    const headers = { 'X-Shadow-User': await tokenFor(actor, anna.id) };
    const answer = await app.request('PATCH', `/api/v1/corporategroups/${norrviken.id}/users/${user.id}/`, {
      access: actor.access,
      headers,
      body: { title: 'Vakt' },
    });
    expect(answer.status).toBe(200);
    expect(await eventsOf(actor)).toEqual(['shadow_start', 'shadow_write', 'user_change']);
  });

  test('has the expiry of a session that nobody stopped, at the time when it expired', async () => {
    const actor = await staff();
    await start(actor, anna.id);
    app.clock.advance(3600 * 2);
    await removeExpired(app.deps);
    await removeExpired(app.deps);
    expect(await eventsOf(actor)).toEqual(['shadow_start', 'shadow_expiry']);
    const row = await app.deps.database.db
      .selectFrom('shadow_session')
      .select(['started_at', 'ended_at', 'expires_at'])
      .where('actor_id', '=', actor.id)
      .executeTakeFirstOrThrow();
    expect(row.ended_at).toEqual(row.expires_at);
  });

  test('has the end of a session that ended with the own one', async () => {
    const actor = await staff();
    await start(actor, anna.id);
    await app.request('POST', '/api/v1/logout', { body: { refresh: actor.refresh } });
    expect(await eventsOf(actor)).toEqual(['shadow_start', 'shadow_stop']);
  });

  test('is for those with the right only', async () => {
    const without = await staff({
      permissions: ['can_shadow_user', 'can_shadow_group', 'can_manage_admin_user'],
    });
    expect((await app.request('GET', '/api/v1/audit/', { access: without.access })).status).toBe(403);
  });

  test('is searched, sorted and paged', async () => {
    const reader = await staff();
    const page = (query: string) => app.request('GET', `/api/v1/audit/?${query}`, { access: reader.access });
    const byName = await page('search=lindqvist%20åberg&ordering=actor&limit=2');
    expect(resultsOf(byName)).toHaveLength(2);
    const sequences = textsOf(await page('ordering=-occurred_at&limit=1000'), 'sequence');
    expect(new Set(sequences).size).toBe(sequences.length);
    expect((await page('ordering=hash')).status).toBe(400);
    expect((await page('event=root')).status).toBe(400);
  });

  test('cannot be changed, thinned out or emptied', async () => {
    const { db } = app.deps.database;
    const refused = /neither changed nor removed/;
    await expect(db.updateTable('audit_event').set({ actor_name: 'Ingen' }).execute()).rejects.toThrow(
      refused,
    );
    await expect(db.deleteFrom('audit_event').where('sequence', '=', 1).execute()).rejects.toThrow(refused);
    await expect(sql`truncate audit_event`.execute(db)).rejects.toThrow(refused);
  });

  test('hangs together, also after concurrent events, and tells when it does not', async () => {
    const actors = await Promise.all(Array.from({ length: 8 }, () => staff()));
    const answers = await Promise.all(actors.map((actor) => start(actor, anna.id)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { db } = app.deps.database;
    const lines: string[] = [];
    const check = () =>
      verifyAuditLog.run([], {
        ...app.deps,
        print: (line) => void lines.push(line),
        printError: (line) => void lines.push(line),
      });
    expect(await check()).toBe(0);
    expect(lines.pop()).toMatch(/^All \d+ events of the audit log are as they were written\.$/);
    // What somebody could do who owns the database itself.
    await sql`alter table audit_event disable trigger user`.execute(db);
    await sql`update audit_event set actor_name = 'Ingen' where sequence = 3`.execute(db);
    expect(await verifyChain(db)).toEqual({ intact: 2, brokenAt: 3 });
    expect(await check()).toBe(1);
    expect(lines.pop()).toContain('broken at event 3');
    await sql`delete from audit_event where sequence >= 3`.execute(db);
    expect(await verifyChain(db)).toEqual({ intact: 2, brokenAt: 3 });
  });
});
