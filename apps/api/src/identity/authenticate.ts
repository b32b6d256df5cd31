import { sql, type RawBuilder } from 'kysely';
import { unauthorized } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import type { Queries } from '../store/database.ts';
import { readAccessToken } from './access-token.ts';
import type { Caller } from '../server/caller.ts';
import { loadCaller, readCaller } from './load-caller.ts';

/** A signed-in user and their session. */
interface SignedIn {
  readonly userId: string;
  readonly sessionId: string;
}

/** Condition on `u` (`app_user`): this user, allowed to sign in and with a valid session. */
function isSignedIn({ userId, sessionId }: SignedIn, now: Date): RawBuilder<boolean> {
  return sql<boolean>`u.id = ${userId} and u.status = 'active' and exists (
    select from session s where s.id = ${sessionId} and s.user_id = u.id
      and s.revoked_at is null and s.expires_at > ${now})`;
}

/** Reads a signed-in user's current state within a transaction; undefined when they are no longer signed in. */
export function readSignedIn(trx: Queries, who: SignedIn, now: Date): Promise<Caller | undefined> {
  return readCaller(trx, isSignedIn(who, now), who.sessionId);
}

/**
 * Identifies the caller. The token only names a session; the session's validity and the user's permissions are read
 * from
 * the database on every request, so disabling a user or removing a permission takes effect at once.
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
