import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { PasskeyRequest, PasskeySignIn } from '@vinrod/api-client/contract';
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
import type { CompleteSignIn } from '../verify-code.ts';
import { answeredKey, countUse, recordCopy, type AnsweredKey } from './passkey-answer.ts';
import {
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

/** A sign-in with what it gives back. */
interface Completed extends BegunSession {
  readonly userId: string;
  readonly countedMails: readonly CountedTry[];
}

async function complete(
  deps: Deps,
  challenge: PasskeyChallenge,
  answered: AnsweredKey,
): Promise<Completed | 'copied' | null> {
  const now = deps.clock.now();
  const { user_id: userId } = answered.key;
  return deps.database.transaction(async (trx) => {
    if (!(await countUse(deps, trx, answered))) return 'copied';
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
    if ((await directoryOf(deps.config, trx, userId)) !== null) return null;
    const act = { operation: 'signInWithPasskey', details: 'passkey' };
    const begun = await beginSession(deps, trx, userId, act);
    return begun === null ? null : { ...begun, userId, countedMails: login.counted_mails };
  });
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
  const proof =
    challenge !== undefined && isSignIn ? await answeredKey(deps, challenge, input.credential) : null;
  const completed = challenge === undefined || proof === null ? null : await complete(deps, challenge, proof);
  if (completed === 'copied' && proof !== null) await recordCopy(deps, proof.key, 'signInWithPasskey');
  if (completed === null || completed === 'copied') {
    deps.metrics.security.happened('sign_in_failed', 'failed');
    throw unauthorized(identityTexts.wrongPasskey);
  }
  await giveTriesBack(deps, [counted, ...completed.countedMails]);
  const { signedIn, deviceGeneration, userId } = completed;
  return { signedIn, cookie: await knownDeviceCookie(deps, { id: userId, deviceGeneration }) };
}
