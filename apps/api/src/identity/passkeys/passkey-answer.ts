import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { sql, type Transaction } from 'kysely';
import { recordEvent } from '../../audit/record-event.ts';
import { currentRequest } from '../../server/current-request.ts';
import type { Deps } from '../../server/deps.ts';
import type { OperationId } from '../../server/operation.ts';
import type { Schema } from '../../store/schema/index.ts';
import { fullName } from '../users.ts';
import { isAuthentication } from './credential-shape.ts';
import { parseCredential, relyingParty, type PasskeyChallenge } from './passkey-challenge.ts';

async function findKey(deps: Deps, credentialId: string) {
  return deps.database.db
    .selectFrom('passkey')
    .innerJoin('app_user', 'app_user.id', 'passkey.user_id')
    .select([
      'passkey.id',
      'user_id',
      'credential_id',
      'public_key',
      sql<number>`uses::float8`.as('uses'),
      'first_name',
      'last_name',
    ])
    .where('credential_id', '=', credentialId)
    .where('app_user.status', '=', 'active')
    .executeTakeFirst();
}

/** A key with its owner. */
export type StoredKey = NonNullable<Awaited<ReturnType<typeof findKey>>>;

/** A key that has answered, and its new count of uses. */
export interface AnsweredKey {
  readonly key: StoredKey;
  readonly uses: number;
}

/** The key and its new count of uses; null when the device's answer is not accepted. */
export async function answeredKey(
  deps: Deps,
  { challenge, purpose, user_id: userId }: PasskeyChallenge,
  credential: string,
): Promise<AnsweredKey | null> {
  const response = parseCredential(credential);
  if (!isAuthentication(response)) return null;
  const key = await findKey(deps, response.id);
  if (key === undefined || (userId !== null && userId !== key.user_id)) return null;
  const { userHandle } = response.response;
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== key.user_id)
    return null;
  const { id, origin } = relyingParty(deps.config);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      // Beside a password the key need not check who holds it.
      requireUserVerification: purpose !== 'code',
      // The count is compared where it is stored: two answers at once cannot both pass there.
      credential: {
        id: key.credential_id,
        publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
        counter: 0,
      },
    });
    return verified ? { key, uses: authenticationInfo.newCounter } : null;
  } catch (error) {
    deps.log.info({ err: error }, 'a passkey was not accepted');
    return null;
  }
}

/** Stores that a key was used; false when its count goes backwards, or stays: that is a copy. */
export async function countUse(
  { clock }: Pick<Deps, 'clock'>,
  trx: Transaction<Schema>,
  { key, uses }: AnsweredKey,
): Promise<boolean> {
  const counted = await trx
    .updateTable('passkey')
    .set({ uses, last_used_at: clock.now() })
    .where('id', '=', key.id)
    // Devices that count nothing always answer 0.
    .where(sql<boolean>`(uses < ${uses} or (uses = 0 and ${uses} = 0))`)
    .returning('id')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Records that somebody may have copied a key. */
export async function recordCopy(deps: Deps, key: StoredKey, operation: OperationId): Promise<void> {
  deps.log.warn({ event: 'passkey_copied', userId: key.user_id }, 'a passkey was used with an old count');
  const request = currentRequest();
  await deps.database.transaction((trx) =>
    recordEvent(trx, {
      at: deps.clock.now(),
      event: 'sign_in_refused',
      outcome: 'refused',
      actor: null,
      target: { kind: 'user', id: key.user_id, name: fullName(key) },
      address: request?.address ?? null,
      shadowId: null,
      operation,
      path: null,
      status: 401,
      requestId: request?.id ?? null,
      details: 'passkey copied',
    }),
  );
}
