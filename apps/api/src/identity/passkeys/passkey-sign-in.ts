import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { sql } from 'kysely';
import type { PasskeyRequest, PasskeySignIn } from '@vinrod/api-client/contract';
import { recordEvent } from '../../audit/record-event.ts';
import { unauthorized } from '../../server/api-error.ts';
import type { Deps } from '../../server/deps.ts';
import type { RequestInfo } from '../../server/request-info.ts';
import type { CountedTry } from '../../store/schema/counted-try.ts';
import { beginSession, type BegunSession } from '../begin-session.ts';
import { knownDeviceCookie } from '../known-device.ts';
import { maximumAttempts } from '../lifetimes.ts';
import { passkeyStartsPerAddress, wrongPasskeysPerAddress } from '../limits.ts';
import { networkOf } from '../network.ts';
import { directoryOf } from '../providers/sign-in-providers.ts';
import { countTry, giveTriesBack } from '../rate-limit.ts';
import { identityTexts } from '../texts.ts';
import { tokenHash } from '../tokens.ts';
import { fullName } from '../users.ts';
import type { CompleteSignIn } from '../verify-code.ts';
import { isAuthentication } from './credential-shape.ts';
import {
  parseCredential,
  relyingParty,
  requirePasskeys,
  storeChallenge,
  takeChallenge,
  type PasskeyChallenge,
} from './passkey-challenge.ts';

async function findOpenLogin(deps: Deps, token: string) {
  return deps.database.db
    .selectFrom('login_challenge')
    .select(['id', 'user_id'])
    .where('token_hash', '=', tokenHash(token))
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', deps.clock.now())
    .where('attempts', '<', maximumAttempts)
    .executeTakeFirst();
}

/**
 * Answers what the browser needs to ask a device for a key. It names no keys, so it does not tell who has one.
 *
 * @param login - Token of a sign-in whose password was right: the key then stands in for the code.
 * @throws ApiError 401 when that sign-in is over, 429 after too many.
 */
export async function beginPasskeySignIn(
  deps: Deps,
  login: string | undefined,
  address: string,
): Promise<PasskeyRequest> {
  requirePasskeys(deps.config);
  await countTry(deps, passkeyStartsPerAddress, networkOf(address));
  const open = login === undefined ? null : await findOpenLogin(deps, login);
  if (open === undefined) throw unauthorized(identityTexts.loginOver);
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps.config).id,
    // Alone, the key is both what one has and what one knows or is.
    userVerification: open === null ? 'required' : 'preferred',
  });
  const token = await storeChallenge(deps, {
    challenge: options.challenge,
    purpose: open === null ? 'sign_in' : 'code',
    user_id: open?.user_id ?? null,
    login_id: open?.id ?? null,
  });
  return { token, options: JSON.stringify(options) };
}

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

type StoredKey = NonNullable<Awaited<ReturnType<typeof findKey>>>;

/** The key and its new count of uses; null when the device's answer is not accepted. */
async function proven(
  deps: Deps,
  { challenge, purpose, user_id: userId }: PasskeyChallenge,
  credential: string,
): Promise<{ readonly key: StoredKey; readonly uses: number } | null> {
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
      requireUserVerification: purpose === 'sign_in',
      // The count is compared below, where two answers at once cannot both pass.
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

/** A sign-in with what it gives back. */
interface Completed extends BegunSession {
  readonly userId: string;
  readonly countedMails: readonly CountedTry[];
}

async function complete(
  deps: Deps,
  challenge: PasskeyChallenge,
  { key, uses }: { readonly key: StoredKey; readonly uses: number },
): Promise<Completed | 'copied' | null> {
  const now = deps.clock.now();
  return deps.database.transaction(async (trx) => {
    // A count that goes backwards, or stays, is that of a copy; devices that count nothing always answer 0.
    const counted = await trx
      .updateTable('passkey')
      .set({ uses, last_used_at: now })
      .where('id', '=', key.id)
      .where(sql<boolean>`(uses < ${uses} or (uses = 0 and ${uses} = 0))`)
      .returning('id')
      .executeTakeFirst();
    if (counted === undefined) return 'copied';
    const login =
      challenge.login_id === null
        ? { counted_mails: [] }
        : await trx
            .updateTable('login_challenge')
            .set({ consumed_at: now })
            .where('id', '=', challenge.login_id)
            .where('consumed_at', 'is', null)
            .where('expires_at', '>', now)
            .where('attempts', '<', maximumAttempts)
            .returning('counted_mails')
            .executeTakeFirst();
    if (login === undefined) return null;
    if ((await directoryOf(deps.config, trx, key.user_id)) !== null) return null;
    const act = { operation: 'signInWithPasskey', details: 'passkey' };
    const begun = await beginSession(deps, trx, key.user_id, act);
    return begun === null ? null : { ...begun, userId: key.user_id, countedMails: login.counted_mails };
  });
}

async function recordCopy(deps: Deps, key: StoredKey, { id, address }: RequestInfo): Promise<void> {
  deps.log.warn({ event: 'passkey_copied', userId: key.user_id }, 'a passkey was used with an old count');
  await deps.database.transaction((trx) =>
    recordEvent(trx, {
      at: deps.clock.now(),
      event: 'sign_in_refused',
      outcome: 'refused',
      actor: null,
      target: { kind: 'user', id: key.user_id, name: fullName(key) },
      address,
      shadowId: null,
      operation: 'signInWithPasskey',
      path: null,
      status: 401,
      requestId: id,
      details: 'passkey copied',
    }),
  );
}

/**
 * Exchanges a device's answer for a session. An answer works once.
 *
 * @throws ApiError 401 when it is not accepted, 429 after too many such.
 */
export async function signInWithPasskey(
  deps: Deps,
  input: PasskeySignIn,
  request: RequestInfo,
): Promise<CompleteSignIn> {
  requirePasskeys(deps.config);
  const counted = await countTry(deps, wrongPasskeysPerAddress, networkOf(request.address));
  const challenge = await takeChallenge(deps, input.token);
  const isSignIn = challenge?.purpose === 'sign_in' || challenge?.purpose === 'code';
  const proof = challenge !== undefined && isSignIn ? await proven(deps, challenge, input.credential) : null;
  const completed = challenge === undefined || proof === null ? null : await complete(deps, challenge, proof);
  if (completed === 'copied' && proof !== null) await recordCopy(deps, proof.key, request);
  if (completed === null || completed === 'copied') {
    deps.metrics.security.happened('sign_in_failed', 'failed');
    throw unauthorized(identityTexts.wrongPasskey);
  }
  await giveTriesBack(deps, [counted, ...completed.countedMails]);
  const { signedIn, deviceGeneration, userId } = completed;
  return { signedIn, cookie: await knownDeviceCookie(deps, { id: userId, deviceGeneration }) };
}
