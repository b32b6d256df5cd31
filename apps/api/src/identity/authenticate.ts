import { sql, type RawBuilder } from 'kysely';
import { unauthorized } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import type { Queries } from '../store/database.ts';
import { readAccessToken } from './access-token.ts';
import type { Caller } from '../server/caller.ts';
import { loadCaller, readCaller } from './load-caller.ts';

/** Who is signed in, by which session. */
interface SignedIn {
  readonly userId: string;
  readonly sessionId: string;
}

/** Condition on `u` (`app_user`): this user, who may sign in and whose session holds. */
function isSignedIn({ userId, sessionId }: SignedIn, now: Date): RawBuilder<boolean> {
  return sql<boolean>`u.id = ${userId} and u.status = 'active' and exists (
    select from session s where s.id = ${sessionId} and s.user_id = u.id
      and s.revoked_at is null and s.expires_at > ${now})`;
}

/** Reads within a transaction somebody who is signed in, as they are now; undefined when they are no longer. */
export function readSignedIn(trx: Queries, who: SignedIn, now: Date): Promise<Caller | undefined> {
  return readCaller(trx, isSignedIn(who, now), who.sessionId);
}

/**
 * Finds out who is calling. The token only names a session; whether it still holds and what the
 * user may do is read from the database each time, so that disabling a user or taking a permission
 * away works at once.
 *
 * @param authorization - The `Authorization` header.
 * @throws ApiError 401 when there is no valid access token or its session or user is no longer active.
 */
export async function authenticate(deps: Deps, authorization: string | null): Promise<Caller> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw unauthorized();
  const claims = await readAccessToken(deps, token);
  const caller = await loadCaller(deps, isSignedIn(claims, deps.clock.now()), claims.sessionId);
  if (caller === undefined) throw unauthorized();
  return caller;
}
