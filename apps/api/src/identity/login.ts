import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { LoginChallenge, OtpResent } from '@vinrod/api-client/contract';
import { later } from '../clock.ts';
import { refused, tooMany, unauthorized } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import type { RequestInfo } from '../server/request-info.ts';
import { hasAuthenticator } from './authenticator.ts';
import {
  codeLength,
  codeLifetime,
  loginLifetime,
  maximumAttempts,
  maximumResends,
  resendWait,
} from './lifetimes.ts';
import { failedLoginsPerAccount, failedLoginsPerAddress } from './limits.ts';
import { codeMail } from './mails.ts';
import { codeHash, randomCode } from './one-time-code.ts';
import { verifyPassword } from './password-hash.ts';
import { countTry, giveTryBack } from './rate-limit.ts';
import { identityTexts } from './texts.ts';
import { randomToken, tokenHash } from './tokens.ts';
import { findUserByEmail, normalizeEmail } from './users.ts';

/** The address with all but its first letter and domain hidden: `a***@norrviken.example`. */
export function maskEmail(email: string): string {
  return email.replace(/^(.)[^@]*/u, '$1***');
}

/**
 * Checks a password and sends a one-time code, unless the user's codes come from an app. Whether there is no such account, it may not sign
 * in, or the password is wrong: the work and the answer are the same.
 *
 * @throws ApiError 401 when refused, 429 after too many failures.
 */
export async function login(
  deps: Deps,
  credentials: { readonly email: string; readonly password: string },
  { address, language }: Pick<RequestInfo, 'address' | 'language'>,
): Promise<LoginChallenge> {
  const account = normalizeEmail(credentials.email);
  await countTry(deps, failedLoginsPerAddress, address);
  await countTry(deps, failedLoginsPerAccount, account);
  const user = await findUserByEmail(deps.database.db, account);
  const isRight = await verifyPassword(credentials.password, user?.passwordHash ?? null);
  if (!isRight || user?.status !== 'active') throw unauthorized(identityTexts.wrongLogin);
  await giveTryBack(deps, failedLoginsPerAddress, address);
  await giveTryBack(deps, failedLoginsPerAccount, account);

  const id = randomUUID();
  const token = randomToken();
  const now = deps.clock.now();
  if (await hasAuthenticator(deps, user.id)) {
    await deps.database.db
      .insertInto('login_challenge')
      .values({
        id,
        token_hash: tokenHash(token),
        user_id: user.id,
        channel: 'totp',
        code_hash: '',
        code_sent_at: now,
        code_expires_at: later(now, loginLifetime),
        consumed_at: null,
        created_at: now,
        expires_at: later(now, loginLifetime),
      })
      .execute();
    return {
      token,
      otp_channel: 'totp',
      masked_destination: identityTexts.authenticatorApp[language],
      otp_length: codeLength,
      expires_in: loginLifetime,
      resend_available_in: 0,
    };
  }
  const code = randomCode();
  await deps.database.db
    .insertInto('login_challenge')
    .values({
      id,
      token_hash: tokenHash(token),
      user_id: user.id,
      code_hash: codeHash(deps.secrets, id, code),
      code_sent_at: now,
      code_expires_at: later(now, codeLifetime),
      consumed_at: null,
      created_at: now,
      expires_at: later(now, loginLifetime),
    })
    .execute();
  await deps.mailer.send(codeMail(deps.config, user, code));
  return {
    token,
    otp_channel: 'email',
    masked_destination: maskEmail(user.email),
    otp_length: codeLength,
    expires_in: codeLifetime,
    resend_available_in: resendWait,
  };
}

/**
 * Sends another code for a sign-in under way and voids the earlier one. The count of wrong codes
 * goes on.
 *
 * @throws ApiError 401 when the sign-in is unknown or over, 422 when the code comes from an app, 429 when
 *   asked too early or too often.
 */
export async function resendCode(deps: Deps, token: string): Promise<OtpResent> {
  const now = deps.clock.now();
  const open = await deps.database.db
    .selectFrom('login_challenge')
    .innerJoin('app_user', 'app_user.id', 'login_challenge.user_id')
    .select(['login_challenge.id', 'channel', 'code_sent_at', 'resends', 'expires_at', 'email', 'first_name'])
    .where('token_hash', '=', tokenHash(token))
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', now)
    .where('attempts', '<', maximumAttempts)
    .where('app_user.status', '=', 'active')
    .executeTakeFirst();
  if (open === undefined) throw unauthorized(identityTexts.loginOver);
  if (open.channel === 'totp') throw refused(identityTexts.codeFromApp);
  const code = randomCode();
  const changed = await deps.database.db
    .updateTable('login_challenge')
    .set({
      code_hash: codeHash(deps.secrets, open.id, code),
      code_sent_at: now,
      code_expires_at: later(now, codeLifetime),
      resends: sql`resends + 1`,
    })
    .where('id', '=', open.id)
    .where('consumed_at', 'is', null)
    .where('resends', '<', maximumResends)
    .where('code_sent_at', '<=', later(now, -resendWait))
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) {
    const allowedAt = open.resends >= maximumResends ? open.expires_at : later(open.code_sent_at, resendWait);
    throw tooMany((allowedAt.getTime() - now.getTime()) / 1000);
  }
  await deps.mailer.send(codeMail(deps.config, { email: open.email, firstName: open.first_name }, code));
  return { expires_in: codeLifetime, resend_available_in: resendWait };
}
