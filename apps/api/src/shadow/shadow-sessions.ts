import { randomUUID } from 'node:crypto';
import type { ShadowSession } from '@vinrod/api-client/contract';
import { actorOf, type Acting } from '../audit/acting.ts';
import type { EventTarget } from '../audit/audit-event.ts';
import { recordEvent } from '../audit/record-event.ts';
import { mayShadow } from '../authority/shadowing.ts';
import { later } from '../config/clock.ts';
import { formatInstant } from '@vinrod/locale/clock';
import { ApiError, notFound } from '../server/api-error.ts';
import { makeShadowToken } from './shadow-token.ts';
import { shadowTexts } from '../authority/shadow-texts.ts';
import { loadTargetGroup, loadTargetUser } from './target-caller.ts';

/** Lifetime of a shadow session in seconds. */
export const shadowLifetime = 60 * 60;

/** @throws ApiError 403 when the caller may not shadow this user, 404 when there is none. */
async function targetUser({ deps, caller }: Acting, id: string): Promise<EventTarget> {
  if (id === caller.userId) throw new ApiError(403, shadowTexts.self);
  const target = await loadTargetUser(deps, caller, id);
  if (target === undefined) {
    const { db } = deps.database;
    const known = await db.selectFrom('app_user').select('id').where('id', '=', id).executeTakeFirst();
    throw known === undefined ? notFound() : new ApiError(403, shadowTexts.inactive);
  }
  if (!mayShadow(caller, target)) throw new ApiError(403, shadowTexts.higherRights);
  return { kind: 'user', id, name: target.fullName };
}

/**
 * @throws ApiError 403 when its administrator has more permissions than the caller, 404 when there is no such corporate
 * group.
 */
async function targetGroup({ deps, caller }: Acting, id: string): Promise<EventTarget> {
  const { db } = deps.database;
  const group = await db.selectFrom('corporate_group').select('name').where('id', '=', id).executeTakeFirst();
  const target = await loadTargetGroup(deps, caller, id);
  if (group === undefined || target === undefined) throw notFound();
  if (!mayShadow(caller, target)) throw new ApiError(403, shadowTexts.higherRights);
  return { kind: 'group', id, name: group.name };
}

/**
 * Starts shadow mode as a user or a corporate group.
 *
 * @throws ApiError 403 for oneself, targets that may do or see more, and accounts that cannot sign in, 404 when there
 * is no
 * such target.
 */
export async function startShadow(
  acting: Acting,
  kind: 'user' | 'group',
  targetId: string,
): Promise<ShadowSession> {
  const { deps, caller, request, operationId } = acting;
  const target = await (kind === 'user' ? targetUser(acting, targetId) : targetGroup(acting, targetId));
  const id = randomUUID();
  const now = deps.clock.now();
  const expiresAt = later(now, shadowLifetime);
  await deps.database.transaction(async (trx) => {
    await trx
      .insertInto('shadow_session')
      .values({
        id,
        kind,
        actor_id: caller.userId,
        actor_name: caller.fullName,
        session_id: caller.sessionId,
        target_id: targetId,
        target_name: target.name,
        started_at: now,
        expires_at: expiresAt,
        ended_at: null,
      })
      .execute();
    await recordEvent(trx, {
      at: now,
      event: 'shadow_start',
      outcome: 'succeeded',
      address: request.address,
      actor: actorOf(caller),
      target,
      shadowId: id,
      operation: operationId,
      path: request.url.pathname,
      status: null,
      requestId: request.id,
      details: '',
    });
  });
  const claims = { shadowId: id, kind, actorId: caller.userId, sessionId: caller.sessionId, targetId };
  return {
    token: await makeShadowToken(deps, claims, now, expiresAt),
    kind,
    target: { uuid: targetId, name: target.name },
    expires_at: formatInstant(expiresAt.getTime()),
    read_only: false,
  };
}

/** Ends the caller's shadow sessions of a target, if any. */
export async function stopShadow(acting: Acting, kind: 'user' | 'group', targetId: string): Promise<void> {
  const { deps, caller, request, operationId } = acting;
  const actor = actorOf(caller);
  const now = deps.clock.now();
  await deps.database.transaction(async (trx) => {
    const ended = await trx
      .updateTable('shadow_session')
      .set({ ended_at: now })
      .where('actor_id', '=', actor.id)
      .where('kind', '=', kind)
      .where('target_id', '=', targetId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['id', 'target_name'])
      .execute();
    for (const shadow of ended)
      await recordEvent(trx, {
        at: now,
        event: 'shadow_stop',
        outcome: 'succeeded',
        address: request.address,
        actor,
        target: { kind, id: targetId, name: shadow.target_name },
        shadowId: shadow.id,
        operation: operationId,
        path: request.url.pathname,
        status: null,
        requestId: request.id,
        details: '',
      });
  });
}
