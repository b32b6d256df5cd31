import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { recordOwnAct } from '../audit/record-event.ts';
import { unauthorized } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import { later } from '../config/clock.ts';
import type { Keys } from '../config/secrets.ts';
import { agreedNow } from '../store/agreed-time.ts';
import type { Queries } from '../store/database.ts';
import type { SessionTable } from '../store/schema/identity.ts';
import type { Schema } from '../store/schema/index.ts';
import { makeAccessToken } from './access-token.ts';
import { idleLifetime, refreshGrace, sessionLifetime } from './lifetimes.ts';
import { keyedHash, randomToken, tokenHash } from './tokens.ts';
import { tryKeys } from './try-keys.ts';
import { fullName } from './users.ts';

/** The two tokens of a session. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** Where a session comes from when a provider signed the person in. */
export interface SessionOrigin {
  readonly columns: Pick<Selectable<SessionTable>, 'issuer' | 'subject' | 'provider_session' | 'id_token'>;
  /** Seconds after which it ends, because not every provider says when its own session does. */
  readonly lifetime: number;
}

/** Starts a session for an authenticated user. */
export async function startSession(
  deps: Deps,
  trx: Transaction<Schema>,
  userId: string,
  origin: SessionOrigin | null = null,
): Promise<Tokens> {
  const id = randomUUID();
  const refresh = randomToken();
  const now = deps.clock.now();
  await trx
    .insertInto('session')
    .values({
      id,
      user_id: userId,
      created_at: now,
      last_used_at: now,
      expires_at: later(now, origin?.lifetime ?? sessionLifetime),
      revoked_at: null,
      revoke_reason: null,
      ...origin?.columns,
    })
    .execute();
  await insertRefreshToken(trx, { token: refresh, sessionId: id, parentHash: null, now });
  return { access: await makeAccessToken(deps, { userId, sessionId: id }), refresh };
}

async function insertRefreshToken(
  trx: Transaction<Schema>,
  row: {
    readonly token: string;
    readonly sessionId: string;
    readonly parentHash: string | null;
    readonly now: Date;
  },
): Promise<void> {
  await trx
    .insertInto('refresh_token')
    .values({
      token_hash: tokenHash(row.token),
      session_id: row.sessionId,
      parent_hash: row.parentHash,
      child_nonce: null,
      created_at: row.now,
      expires_at: later(row.now, idleLifetime),
      rotated_at: null,
    })
    .execute();
}

/** Ends sessions; their access tokens stop working with the next request. */
export async function endSessions(
  db: Queries,
  now: Date,
  reason: 'logout' | 'reuse' | 'password' | 'disabled' | 'provider',
  which:
    | { readonly sessionId: string }
    | { readonly userId: string; readonly issuer?: string; readonly exceptSessionId?: string },
): Promise<void> {
  const update = db
    .updateTable('session')
    .set({ revoked_at: now, revoke_reason: reason })
    .where('revoked_at', 'is', null);
  let selected =
    'sessionId' in which
      ? update.where('id', '=', which.sessionId)
      : update.where('user_id', '=', which.userId);
  const { issuer, exceptSessionId } = 'userId' in which ? which : {};
  if (issuer !== undefined) selected = selected.where('issuer', '=', issuer);
  if (exceptSessionId !== undefined) selected = selected.where('id', '<>', exceptSessionId);
  await selected.execute();
}

/**
 * The child of a refresh token. It is derived, not random, so that every request that lost the race for the same token
 * gets the same child without storing it in clear text: the derivation needs the parent, which only the client has, the
 * server's key and the nonce in the database.
 */
function childOf(keys: Keys, parent: string, nonce: string): string {
  return keyedHash(keys.refreshToken, parent, nonce).toString('base64url');
}

/** The child again, if it was not exchanged itself meanwhile. */
async function waitingChild(
  trx: Transaction<Schema>,
  keys: Keys,
  parent: string,
  nonce: string,
): Promise<string | null> {
  const refresh = childOf(keys, parent, nonce);
  const active = await trx
    .selectFrom('refresh_token')
    .select('token_hash')
    .where('token_hash', '=', tokenHash(refresh))
    .where('rotated_at', 'is', null)
    .executeTakeFirst();
  return active === undefined ? null : refresh;
}

type Rotation =
  | {
      readonly kind: 'rotated';
      readonly refresh: string;
      readonly sessionId: string;
      readonly userId: string;
    }
  | { readonly kind: 'reused'; readonly sessionId: string; readonly userId: string }
  | { readonly kind: 'refused' };

async function rotate(deps: Deps, trx: Transaction<Schema>, token: string): Promise<Rotation> {
  // Who exchanged it may have been another process.
  const now = await agreedNow(deps.clock, trx);
  const hash = tokenHash(token);
  const found = await trx
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .select([
      'refresh_token.session_id as sessionId',
      'refresh_token.expires_at as idleUntil',
      'refresh_token.rotated_at as rotatedAt',
      'refresh_token.child_nonce as nonce',
      'session.user_id as userId',
      'app_user.first_name',
      'app_user.last_name',
    ])
    .where('refresh_token.token_hash', '=', hash)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('app_user.status', '=', 'active')
    .forUpdate('refresh_token')
    .executeTakeFirst();
  if (found === undefined) return { kind: 'refused' };
  const { sessionId, userId } = found;
  if (found.rotatedAt === null) {
    if (found.idleUntil <= now) return { kind: 'refused' };
    const nonce = randomToken();
    const refresh = childOf(deps.secrets, token, nonce);
    await trx
      .updateTable('refresh_token')
      .set({ rotated_at: now, child_nonce: nonce })
      .where('token_hash', '=', hash)
      .execute();
    await insertRefreshToken(trx, { token: refresh, sessionId, parentHash: hash, now });
    await trx.updateTable('session').set({ last_used_at: now }).where('id', '=', sessionId).execute();
    return { kind: 'rotated', refresh, sessionId, userId };
  }
  const { nonce } = found;
  if (nonce !== null && now <= later(found.rotatedAt, refreshGrace)) {
    const refresh = await tryKeys(deps, 'refresh token', (keys) => waitingChild(trx, keys, token, nonce));
    if (refresh !== null) return { kind: 'rotated', refresh, sessionId, userId };
  }
  await endSessions(trx, now, 'reuse', { sessionId });
  await recordOwnAct(trx, { id: userId, name: fullName(found) }, 'refresh_reuse', {
    at: now,
    outcome: 'refused',
    operation: 'refreshToken',
    details: '',
  });
  return { kind: 'reused', sessionId, userId };
}

/**
 * Exchanges a refresh token for a new pair. For a few seconds the exchanged token returns the same new one again, for
 * clients that lost the answer or have several tabs; reuse of any other exchanged token ends its session, because one
 * of
 * its two holders is a thief (RFC 9700, section 4.14).
 *
 * @throws ApiError 401 when the token is unknown, reused or too old, or its session is over.
 */
export async function refreshSession(deps: Deps, token: string): Promise<Tokens> {
  const rotation = await deps.database.transaction((trx) => rotate(deps, trx, token));
  if (rotation.kind === 'reused')
    deps.log.warn(
      { event: 'refresh_token_reuse', sessionId: rotation.sessionId, userId: rotation.userId },
      'a refresh token was used twice; its session is ended',
    );
  if (rotation.kind !== 'rotated') throw unauthorized();
  return {
    access: await makeAccessToken(deps, { userId: rotation.userId, sessionId: rotation.sessionId }),
    refresh: rotation.refresh,
  };
}

/** A session that was ended, with its token of the provider that began it. */
export interface EndedSession {
  readonly userId: string;
  readonly issuer: string | null;
  readonly idToken: string | null;
}

/** Ends the session of a refresh token, if any. */
export async function logout(deps: Deps, token: string): Promise<EndedSession | null> {
  const now = deps.clock.now();
  return deps.database.transaction(async (trx) => {
    const found = await trx
      .selectFrom('refresh_token')
      .innerJoin('session', 'session.id', 'refresh_token.session_id')
      .innerJoin('app_user', 'app_user.id', 'session.user_id')
      .select([
        'session_id',
        'session.user_id',
        'session.issuer',
        'session.id_token',
        'app_user.first_name',
        'app_user.last_name',
      ])
      .where('token_hash', '=', tokenHash(token))
      .where('session.revoked_at', 'is', null)
      .forUpdate('session')
      .executeTakeFirst();
    if (found === undefined) return null;
    await endSessions(trx, now, 'logout', { sessionId: found.session_id });
    await recordOwnAct(trx, { id: found.user_id, name: fullName(found) }, 'sign_out', {
      at: now,
      operation: 'logout',
      details: '',
    });
    return { userId: found.user_id, issuer: found.issuer, idToken: found.id_token };
  });
}
