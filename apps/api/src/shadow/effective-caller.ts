import { mayShadow } from '../authority/shadowing.ts';
import type { Caller } from '../server/caller.ts';
import { ApiError, unauthorized } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import { closeEndedShadows } from './ended-shadows.ts';
import { readShadowToken } from './shadow-token.ts';
import { shadowTexts } from '../authority/shadow-texts.ts';
import { loadTargetGroup, loadTargetUser } from './target-caller.ts';

/** The shadow headers of a request; null when absent. */
export interface ShadowHeaders {
  readonly user: string | null;
  readonly group: string | null;
}

const rightOf = { user: 'can_shadow_user', group: 'can_shadow_group' } as const;

function over(deps: Deps): ApiError {
  // An expired token is an occasion to record the end of its session.
  deps.background.run('ended shadow sessions', () => closeEndedShadows(deps));
  return unauthorized(shadowTexts.over);
}

async function openSession(deps: Deps, actor: Caller, shadowId: string) {
  return deps.database.db
    .selectFrom('shadow_session')
    .select(['id', 'kind', 'target_id', 'target_name', 'started_at', 'expires_at'])
    .where('id', '=', shadowId)
    .where('actor_id', '=', actor.userId)
    .where('session_id', '=', actor.sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', deps.clock.now())
    .executeTakeFirst();
}

/**
 * The effective caller of a request: the caller themselves, or their shadow target. The shadow token is valid only
 * together with the actor's own, in the session it was created in, and while the actor holds the permission; the
 * target's
 * permissions are read each time.
 *
 * @param isAllowed - Whether the operation can be used in shadow mode.
 * @throws ApiError 400 with two shadow headers, 401 when the shadow session is over or not the actor's, 403 when the
 * operation is not available in shadow mode.
 */
export async function effectiveCaller(
  deps: Deps,
  actor: Caller,
  headers: ShadowHeaders,
  isAllowed: boolean,
): Promise<Caller> {
  const token = headers.user ?? headers.group;
  if (token === null) return actor;
  if (headers.user !== null && headers.group !== null) throw new ApiError(400, shadowTexts.oneHeader);
  if (!isAllowed) throw new ApiError(403, shadowTexts.notInShadow);
  const kind = headers.user === null ? 'group' : 'user';
  const claims = await readShadowToken(deps, token);
  if (claims?.kind !== kind || claims.actorId !== actor.userId || claims.sessionId !== actor.sessionId)
    throw over(deps);
  const session = await openSession(deps, actor, claims.shadowId);
  if (session?.kind !== kind || session.target_id !== claims.targetId) throw over(deps);
  const load = kind === 'user' ? loadTargetUser : loadTargetGroup;
  const target = await load(deps, actor, session.target_id);
  if (target === undefined || !actor.permissions.has(rightOf[kind]) || !mayShadow(actor, target))
    throw over(deps);
  return {
    ...target,
    shadow: {
      id: session.id,
      kind,
      actorId: actor.userId,
      actorName: actor.fullName,
      targetId: session.target_id,
      targetName: session.target_name,
      startedAt: session.started_at,
      expiresAt: session.expires_at,
    },
  };
}
