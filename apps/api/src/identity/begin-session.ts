import { sql, type Transaction } from 'kysely';
import type { SignedIn } from '@vinrod/api-client/contract';
import { recordOwnAct, type OwnAct } from '../audit/record-event.ts';
import type { Deps } from '../server/deps.ts';
import type { Schema } from '../store/schema/index.ts';
import { startSession, type SessionOrigin } from './sessions.ts';
import { fullName } from './users.ts';

/** A session that has begun. */
export interface BegunSession {
  readonly signedIn: SignedIn;
  readonly deviceGeneration: number;
}

/**
 * Signs in somebody who has proved who they are.
 *
 * @returns null when they may not sign in any more.
 */
export async function beginSession(
  deps: Deps,
  trx: Transaction<Schema>,
  userId: string,
  act: Pick<OwnAct, 'operation' | 'details'>,
  origin: SessionOrigin | null = null,
): Promise<BegunSession | null> {
  const now = deps.clock.now();
  const user = await trx
    .updateTable('app_user')
    .set({ last_login_at: now, previous_login_at: sql.ref('last_login_at') })
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .returning(['first_name', 'last_name', 'device_generation'])
    .executeTakeFirst();
  if (user === undefined) return null;
  const tokens = await startSession(deps, trx, userId, origin);
  const name = fullName(user);
  await recordOwnAct(trx, { id: userId, name }, 'sign_in', { at: now, ...act });
  return {
    signedIn: { ...tokens, user: { uuid: userId, full_name: name } },
    deviceGeneration: user.device_generation,
  };
}
