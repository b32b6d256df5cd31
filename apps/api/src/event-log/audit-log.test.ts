import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeExpired } from '../start/clean-up.ts';
import { resultsOf, textsOf } from '../testing/list-results.ts';
import { createShadowScene, shadowPermissions, type ShadowScene } from '../testing/shadow-scene.ts';
import { createUser } from '../testing/test-people.ts';
import { verifyAuditLog } from '../audit/verify-audit-log.ts';
import { verifyChain } from '../audit/verify-chain.ts';

let scene: ShadowScene;

beforeAll(async () => {
  scene = await createShadowScene();
});

afterAll(() => scene.app.close());

describe('security 56: the log', () => {
  test('has start, every change and stop, with actor and target', async () => {
    const actor = await scene.staff({ permissions: [...shadowPermissions, 'can_view_corporate_group_list'] });
    const headers = { 'X-Shadow-User': await scene.tokenFor(actor, scene.anna.id) };
    const site = scene.norrviken.companies[1]?.siteIds[0] ?? '';
    await scene.app.request('POST', `/api/v1/sites/${site}/toggle-favorite/`, {
      access: actor.access,
      headers,
    });
    await scene.app.request('GET', '/api/v1/users/profile/', { access: actor.access, headers });
    const refused = await scene.app.request('POST', `/api/v1/sites/${actor.id}/toggle-favorite/`, {
      access: actor.access,
      headers,
    });
    expect(refused.status).toBe(404);
    await scene.app.request('DELETE', `/api/v1/users/shadow-user/${scene.anna.id}/`, {
      access: actor.access,
      headers,
    });
    expect(await scene.eventsOf(actor)).toEqual([
      'shadow_start',
      'shadow_write',
      'shadow_write',
      'shadow_write_failed',
      'shadow_stop',
    ]);
    const reader = await scene.staff();
    const log = await scene.app.request(
      'GET',
      '/api/v1/audit/?event=shadow_write_failed&ordering=-occurred_at',
      {
        access: reader.access,
      },
    );
    expect(resultsOf(log)[0]).toMatchObject({
      actor: { uuid: actor.id, full_name: 'Karin Åberg' },
      target: { kind: 'user', id: scene.anna.id, name: 'Anna Lindqvist' },
      operation: 'toggleSiteFavorite',
      path: `/api/v1/sites/${actor.id}/toggle-favorite/`,
      status: 404,
    });
  });

  test('has changes of users with who made them', async () => {
    const actor = await scene.staff();
    const { id } = await createUser(scene.app.deps.database, { corporateGroupId: scene.norrviken.id });
    const path = `/api/v1/corporategroups/${scene.norrviken.id}/users/${id}/`;
    const { access } = actor;
    expect((await scene.app.request('PATCH', path, { access, body: { title: 'Vakt' } })).status).toBe(200);
    expect(await scene.eventsOf(actor)).toEqual(['user_change']);
  });

  test('has the expiry of a session that nobody stopped, at the time when it expired', async () => {
    const actor = await scene.staff();
    await scene.start(actor, scene.anna.id);
    scene.app.clock.advance(3600 * 2);
    await removeExpired(scene.app.deps);
    await removeExpired(scene.app.deps);
    expect(await scene.eventsOf(actor)).toEqual(['shadow_start', 'shadow_expiry']);
    const row = await scene.app.deps.database.db
      .selectFrom('shadow_session')
      .select(['started_at', 'ended_at', 'expires_at'])
      .where('actor_id', '=', actor.id)
      .executeTakeFirstOrThrow();
    expect(row.ended_at).toEqual(row.expires_at);
  });

  test('has the end of a session that ended with the own one', async () => {
    const actor = await scene.staff();
    await scene.start(actor, scene.anna.id);
    await scene.app.request('POST', '/api/v1/logout', { body: { refresh: actor.refresh } });
    expect(await scene.eventsOf(actor)).toEqual(['shadow_start', 'sign_out', 'shadow_stop']);
  });

  test('is for those with the right only', async () => {
    const without = await scene.staff({
      permissions: ['can_shadow_user', 'can_shadow_group', 'can_manage_admin_user'],
    });
    expect((await scene.app.request('GET', '/api/v1/audit/', { access: without.access })).status).toBe(403);
  });

  test('is searched, sorted and paged', async () => {
    const reader = await scene.staff();
    const page = (query: string) =>
      scene.app.request('GET', `/api/v1/audit/?${query}`, { access: reader.access });
    const byName = await page('search=lindqvist%20åberg&ordering=actor&limit=2');
    expect(resultsOf(byName)).toHaveLength(2);
    const sequences = textsOf(await page('ordering=-occurred_at&limit=1000'), 'sequence');
    expect(new Set(sequences).size).toBe(sequences.length);
    expect((await page('ordering=hash')).status).toBe(400);
    expect((await page('event=root')).status).toBe(400);
  });

  test('cannot be changed, thinned out or emptied', async () => {
    const { db } = scene.app.deps.database;
    const refused = /neither changed nor removed/;
    await expect(db.updateTable('audit_event').set({ actor_name: 'Ingen' }).execute()).rejects.toThrow(
      refused,
    );
    await expect(db.deleteFrom('audit_event').where('sequence', '=', 1).execute()).rejects.toThrow(refused);
    await expect(sql`truncate audit_event`.execute(db)).rejects.toThrow(refused);
  });

  test('hangs together, also after concurrent events, and tells when it does not', async () => {
    const actors = await Promise.all(Array.from({ length: 8 }, () => scene.staff()));
    const answers = await Promise.all(actors.map((actor) => scene.start(actor, scene.anna.id)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { db } = scene.app.deps.database;
    const lines: string[] = [];
    const check = () =>
      verifyAuditLog.run([], {
        ...scene.app.deps,
        print: (line) => void lines.push(line),
        printError: (line) => void lines.push(line),
      });
    expect(await check()).toBe(0);
    expect(lines.pop()).toMatch(/^All \d+ events of the audit log are as they were written\.$/);
    // What a database owner could do.
    await sql`alter table audit_event disable trigger user`.execute(db);
    await sql`update audit_event set previous_hash = repeat('a', 64) where sequence = 4`.execute(db);
    expect(await verifyChain(db)).toMatchObject({ intact: 3, brokenAt: 4 });
    await sql`update audit_event set actor_name = 'Ingen' where sequence = 3`.execute(db);
    expect(await verifyChain(db)).toMatchObject({ intact: 2, brokenAt: 3 });
    expect(await check()).toBe(1);
    expect(lines.pop()).toContain('broken at event 3');
    await sql`delete from audit_event where sequence >= 3`.execute(db);
    expect(await verifyChain(db)).toEqual({ intact: 2, brokenAt: null, isHeadDamaged: true });
    expect(await check()).toBe(1);
    expect(lines.pop()).toContain('its head tells another end');
  });
});
