import { sql } from 'kysely';
import type { SignedIn } from '@vinrod/api-client/contract';
import { unauthorized } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import { answeredInTime } from '../store/answered-in-time.ts';
import { countAccountTry } from './account-budgets.ts';
import { takeAppCode } from './authenticator.ts';
import { beginSession, type BegunSession } from './begin-session.ts';
import { knownDeviceCookie } from './known-device.ts';
import { maximumAttempts } from './lifetimes.ts';
import { codeBudgets, unknownSignInsPerAddress } from './limits.ts';
import { networkOf } from './network.ts';
import { isSameCode } from './one-time-code.ts';
import { countTry, giveTriesBack } from './rate-limit.ts';
import { identityTexts } from './texts.ts';
import { tokenHash } from './tokens.ts';
import { tryKeys } from './try-keys.ts';
import type { CountedTry } from '../store/schema/counted-try.ts';

interface CountedAttempt {
  readonly id: string;
  readonly user_id: string;
  readonly channel: 'email' | 'totp';
  readonly code_hash: string;
  readonly code_expires_at: Date;
  readonly device: string | null;
}

/** An authenticated user. */
export interface CompleteSignIn {
  readonly signedIn: SignedIn;
  /** The `Set-Cookie` header that marks the browser as known. */
  readonly cookie: string;
}

interface StoredSignIn extends BegunSession {
  readonly countedMails: readonly CountedTry[];
}

/**
 * Counts a try against its sign-in before comparing anything, in a statement of its own: of many concurrent tries only
 * the allowed number reach the comparison.
 */
async function countAttempt(deps: Deps, token: string): Promise<CountedAttempt | undefined> {
  return deps.database.db
    .updateTable('login_challenge')
    .set({ attempts: sql`attempts + 1` })
    .where('token_hash', '=', tokenHash(token))
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', deps.clock.now())
    .where('attempts', '<', maximumAttempts)
    .returning(['id', 'user_id', 'channel', 'code_hash', 'code_expires_at', 'device'])
    .executeTakeFirst();
}

/** Whether the code matches the mailed one, or the user's app. */
async function isRightCode(deps: Deps, attempt: CountedAttempt, code: string): Promise<boolean> {
  if (attempt.code_expires_at <= deps.clock.now()) return false;
  return attempt.channel === 'totp'
    ? takeAppCode(deps, attempt.user_id, code)
    : (await tryKeys(
        deps,
        'one-time code',
        (keys) => isSameCode(keys, attempt.id, code, attempt.code_hash) || null,
      )) === true;
}

async function signIn(deps: Deps, challengeId: string, userId: string): Promise<StoredSignIn | null> {
  const now = deps.clock.now();
  return deps.database.transaction(async (trx) => {
    const consumed = await trx
      .updateTable('login_challenge')
      .set({ consumed_at: now })
      .where('id', '=', challengeId)
      .where('consumed_at', 'is', null)
      .returning('counted_mails')
      .executeTakeFirst();
    if (consumed === undefined) return null;
    const begun = await beginSession(deps, trx, userId, { operation: 'verifyOtp', details: '' });
    return begun === null ? null : { ...begun, countedMails: consumed.counted_mails };
  });
}

/**
 * Exchanges a login token and its one-time code for a session. A code works once.
 *
 * @throws ApiError 401 when the code or the login token is wrong, used or too old, 429 after too
 *   many wrong codes.
 */
export async function verifyCode(
  deps: Deps,
  input: { readonly token: string; readonly otp: string },
  address: string,
): Promise<CompleteSignIn> {
  const attempt = await answeredInTime(countAttempt(deps, input.token), deps.config.databaseTimeout);
  if (attempt === undefined) {
    await countTry(deps, unknownSignInsPerAddress, networkOf(address));
    throw unauthorized(identityTexts.wrongCode);
  }
  const { user_id: userId, device } = attempt;
  const counted = await countAccountTry(deps, codeBudgets, userId, { address, device });
  const isRight = await isRightCode(deps, attempt, input.otp);
  const stored = isRight ? await signIn(deps, attempt.id, userId) : null;
  if (stored === null) throw unauthorized(identityTexts.wrongCode);
  await giveTriesBack(deps, [...counted, ...stored.countedMails]);
  const { signedIn, deviceGeneration } = stored;
  return { signedIn, cookie: await knownDeviceCookie(deps, { id: userId, deviceGeneration }) };
}
