import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textAt } from '../server/json-document.ts';
import { createShadowScene, type ShadowScene, type SignedInStaff } from '../testing/shadow-scene.ts';
import { createUser } from '../testing/test-people.ts';

let scene: ShadowScene;

beforeAll(async () => {
  scene = await createShadowScene();
});

afterAll(() => scene.app.close());

async function renewed(actor: SignedInStaff) {
  const { body } = await scene.app.request('POST', '/api/v1/token/refresh', {
    body: { refresh: actor.refresh },
  });
  return { access: textAt(body, 'access', 'refresh'), refresh: textAt(body, 'refresh', 'refresh') };
}

describe('security 54: the token', () => {
  test('counts only together with the own one of the same person and session', async () => {
    const actor = await scene.staff();
    const other = await scene.staff();
    const token = await scene.tokenFor(actor, scene.anna.id);
    expect(
      (await scene.app.request('GET', '/api/v1/users/profile/', { headers: { 'X-Shadow-User': token } }))
        .status,
    ).toBe(401);
    expect((await scene.get(other.access, token)).status).toBe(401);
    const secondSession = await scene.app.sessionOf(actor.id);
    expect((await scene.get(secondSession.access, token)).status).toBe(401);
    expect((await scene.get(actor.access, token)).status).toBe(200);
  });

  test('security 43: is no access token, and an access token is none', async () => {
    const actor = await scene.staff();
    const token = await scene.tokenFor(actor, scene.anna.id);
    expect((await scene.app.request('GET', '/api/v1/users/profile/', { access: token })).status).toBe(401);
    expect((await scene.get(actor.access, actor.access)).status).toBe(401);
  });

  test('counts for its kind only, and one at a time', async () => {
    const actor = await scene.staff();
    const user = await scene.tokenFor(actor, scene.anna.id);
    const group = await scene.tokenFor(actor, scene.norrviken.id, 'group');
    expect((await scene.get(actor.access, user, '/api/v1/users/profile/', 'Group')).status).toBe(401);
    expect((await scene.get(actor.access, group)).status).toBe(401);
    const both = await scene.app.request('GET', '/api/v1/users/profile/', {
      access: actor.access,
      headers: { 'X-Shadow-User': user, 'X-Shadow-Group': group },
    });
    expect(both.status).toBe(400);
  });

  test.each(['', 'x', 'a.b.c', 'x'.repeat(5000)])('that never was (%#) is refused', async (token) => {
    expect((await scene.get((await scene.staff()).access, token)).status).toBe(401);
  });

  test('for another target cannot be made with another key', async () => {
    const actor = await scene.staff();
    const session = await scene.app.deps.database.db
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', actor.id)
      .executeTakeFirstOrThrow();
    await scene.start(actor, scene.anna.id);
    const { id } = await scene.app.deps.database.db
      .selectFrom('shadow_session')
      .select('id')
      .where('actor_id', '=', actor.id)
      .executeTakeFirstOrThrow();
    const now = Math.floor(scene.app.clock.now().getTime() / 1000);
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
    const { shadowToken, accessToken } = scene.app.deps.secrets;
    expect((await scene.get(actor.access, await sign(scene.anna.id, shadowToken))).status).toBe(200);
    expect((await scene.get(actor.access, await sign(scene.anna.id, accessToken))).status).toBe(401);
    expect((await scene.get(actor.access, await sign(actor.id, shadowToken))).status).toBe(401);
  });

  test('lives an hour, and the own session goes on', async () => {
    const actor = await scene.staff();
    const token = await scene.tokenFor(actor, scene.anna.id);
    scene.app.clock.advance(3599);
    const { access, refresh } = await renewed(actor);
    expect((await scene.get(access, token)).status).toBe(200);
    scene.app.clock.advance(1);
    expect((await scene.get(access, token)).body).toMatchObject({
      details: { message: 'Skuggläget är slut. Du är fortfarande inloggad som dig själv.' },
    });
    expect((await scene.app.request('GET', '/api/v1/users/profile/', { access })).status).toBe(200);
    expect(refresh).not.toBe('');
  });

  test('dies with the own session, with the right and with the target’s account', async () => {
    const signedOut = await scene.staff();
    const demoted = await scene.staff();
    const third = await scene.staff();
    const target = await createUser(scene.app.deps.database, { corporateGroupId: scene.norrviken.id });
    const tokens = [
      await scene.tokenFor(signedOut, target.id),
      await scene.tokenFor(demoted, target.id),
      await scene.tokenFor(third, target.id),
    ];
    await scene.app.request('POST', '/api/v1/logout', { body: { refresh: signedOut.refresh } });
    const { db } = scene.app.deps.database;
    await db
      .deleteFrom('role_permission')
      .where('role_id', '=', demoted.roleId)
      .where('permission', '=', 'can_shadow_user')
      .execute();
    expect((await scene.get(signedOut.access, tokens[0] ?? '')).status).toBe(401);
    expect((await scene.get(demoted.access, tokens[1] ?? '')).status).toBe(401);
    await db.updateTable('app_user').set({ status: 'inactive' }).where('id', '=', target.id).execute();
    expect((await scene.get(third.access, tokens[2] ?? '')).status).toBe(401);
  });
});
