import { sql } from 'kysely';
import type { SignedIn } from '@vinrod/api-client/contract';
import { unauthorized } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import { takeAppCode } from './authenticator.ts';
import { maximumAttempts } from './lifetimes.ts';
import { wrongCodesPerAccount, wrongCodesPerAddress } from './limits.ts';
import { isSameCode } from './one-time-code.ts';
import { countTry, giveTryBack } from './rate-limit.ts';
import { startSession } from './sessions.ts';
import { identityTexts } from './texts.ts';
import { tokenHash } from './tokens.ts';
import { fullName } from './users.ts';

interface CountedAttempt {
  readonly id: string;
  readonly user_id: string;
  readonly channel: 'email' | 'totp';
  readonly code_hash: string;
  readonly code_expires_at: Date;
}

/**
 * Counts a try against its sign-in before anything is compared, in a statement of its own: of many
 * concurrent tries no more than the allowed number get to the comparison.
 */
async function countAttempt(deps: Deps, token: string): Promise<CountedAttempt | undefined> {
  return deps.database.db
    .updateTable('login_challenge')
    .set({ attempts: sql`attempts + 1` })
    .where('token_hash', '=', tokenHash(token))
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', deps.clock.now())
    .where('attempts', '<', maximumAttempts)
    .returning(['id', 'user_id', 'channel', 'code_hash', 'code_expires_at'])
    .executeTakeFirst();
}

/** Whether the code is that of the mail, or of the user's app. */
async function isRightCode(deps: Deps, attempt: CountedAttempt, code: string): Promise<boolean> {
  if (attempt.code_expires_at <= deps.clock.now()) return false;
  return attempt.channel === 'totp'
    ? takeAppCode(deps, attempt.user_id, code)
    : isSameCode(deps.secrets, attempt.id, code, attempt.code_hash);
}

async function signIn(deps: Deps, challengeId: string, userId: string): Promise<SignedIn | null> {
  const now = deps.clock.now();
  return deps.database.transaction(async (trx) => {
    const consumed = await trx
      .updateTable('login_challenge')
      .set({ consumed_at: now })
      .where('id', '=', challengeId)
      .where('consumed_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (consumed === undefined) return null;
    const user = await trx
      .updateTable('app_user')
      .set({ last_login_at: now, previous_login_at: sql.ref('last_login_at') })
      .where('id', '=', userId)
      .where('status', '=', 'active')
      .returning(['first_name', 'last_name'])
      .executeTakeFirst();
    if (user === undefined) return null;
    const tokens = await startSession(deps, trx, userId);
    return { ...tokens, user: { uuid: userId, full_name: fullName(user) } };
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
): Promise<SignedIn> {
  await countTry(deps, wrongCodesPerAddress, address);
  const attempt = await countAttempt(deps, input.token);
  if (attempt === undefined) throw unauthorized(identityTexts.wrongCode);
  await countTry(deps, wrongCodesPerAccount, attempt.user_id);
  const isRight = await isRightCode(deps, attempt, input.otp);
  const signedIn = isRight ? await signIn(deps, attempt.id, attempt.user_id) : null;
  if (signedIn === null) throw unauthorized(identityTexts.wrongCode);
  await giveTryBack(deps, wrongCodesPerAddress, address);
  await giveTryBack(deps, wrongCodesPerAccount, attempt.user_id);
  return signedIn;
}
