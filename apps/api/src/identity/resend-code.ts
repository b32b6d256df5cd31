import { sql } from 'kysely';
import type { OtpResent } from '@vinrod/api-client/contract';
import { later } from '../config/clock.ts';
import { refused, tooMany, unauthorized } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import { answeredInTime } from '../store/answered-in-time.ts';
import { countAccountTry } from './account-budgets.ts';
import { codeLifetime, maximumAttempts, maximumResends, resendWait } from './lifetimes.ts';
import { codeMailBudgets } from './limits.ts';
import { codeMail } from './mails.ts';
import { codeHash, randomCode } from './one-time-code.ts';
import { giveTriesBack } from './rate-limit.ts';
import { identityTexts } from './texts.ts';
import { tokenHash } from './tokens.ts';
import { recipientOf } from './mail-recipient.ts';

async function findOpenSignIn(deps: Deps, token: string) {
  return deps.database.db
    .selectFrom('login_challenge')
    .innerJoin('app_user', 'app_user.id', 'login_challenge.user_id')
    .select([
      'login_challenge.id',
      'user_id',
      'channel',
      'code_sent_at',
      'resends',
      'device',
      'counted_mails',
      'expires_at',
      'email',
      'first_name',
      'language',
    ])
    .where('token_hash', '=', tokenHash(token))
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', deps.clock.now())
    .where('attempts', '<', maximumAttempts)
    .where('app_user.status', '=', 'active')
    .executeTakeFirst();
}

/**
 * Sends another code for a sign-in in progress and voids the earlier one. The count of wrong codes continues.
 *
 * @throws ApiError 401 when the sign-in is unknown or over, 422 when the code comes from an app, 429 when
 * requested too early or too often.
 */
export async function resendCode(deps: Deps, token: string, address: string): Promise<OtpResent> {
  const open = await answeredInTime(findOpenSignIn(deps, token), deps.config.databaseTimeout);
  if (open === undefined) throw unauthorized(identityTexts.loginOver);
  if (open.channel === 'totp') throw refused(identityTexts.codeFromApp);
  const counted = await countAccountTry(deps, codeMailBudgets, open.user_id, {
    address,
    device: open.device,
  });
  const now = deps.clock.now();
  const code = randomCode();
  const changed = await deps.database.db
    .updateTable('login_challenge')
    .set({
      code_hash: codeHash(deps.secrets, open.id, code),
      code_sent_at: now,
      code_expires_at: later(now, codeLifetime),
      resends: sql`resends + 1`,
      counted_mails: JSON.stringify([...open.counted_mails, ...counted]),
    })
    .where('id', '=', open.id)
    .where('consumed_at', 'is', null)
    // Of two concurrent requests only one sends a code.
    .where('resends', '=', open.resends)
    .where('resends', '<', maximumResends)
    .where('code_sent_at', '<=', later(now, -resendWait))
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) {
    await giveTriesBack(deps, counted);
    const allowedAt = open.resends >= maximumResends ? open.expires_at : later(open.code_sent_at, resendWait);
    throw tooMany((allowedAt.getTime() - now.getTime()) / 1000);
  }
  await deps.mailer.send(codeMail(deps.config, recipientOf(open), code));
  return { expires_in: codeLifetime, resend_available_in: resendWait };
}
