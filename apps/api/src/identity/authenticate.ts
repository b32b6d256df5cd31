import { sql } from 'kysely';
import { unauthorized } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import { readAccessToken } from './access-token.ts';
import type { Caller } from './caller.ts';
import { loadCaller } from './load-caller.ts';

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
  const condition = sql<boolean>`u.id = ${claims.userId} and u.status = 'active' and exists (
    select from session s where s.id = ${claims.sessionId} and s.user_id = u.id
      and s.revoked_at is null and s.expires_at > ${deps.clock.now()})`;
  const caller = await loadCaller(deps, condition, claims.sessionId);
  if (caller === undefined) throw unauthorized();
  return caller;
}
