import { unauthorized } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import { answeredInTime } from '../store/answered-in-time.ts';
import { readAccessToken } from './access-token.ts';
import type { Caller } from '../server/caller.ts';
import { readSignedInCaller } from './load-caller.ts';

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
  const { config, clock, database } = deps;
  const featuresOff = config.brand?.sheet.featuresOff;
  const reading = readSignedInCaller(database.db, claims, clock.now(), featuresOff);
  // A request gets an answer in time even when the database gives none.
  const caller = await answeredInTime(reading, config.databaseTimeout);
  if (caller === undefined) throw unauthorized();
  return caller;
}
