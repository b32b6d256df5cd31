import { randomUUID } from 'node:crypto';
import type { LoginChallenge } from '@vinrod/api-client/contract';
import { later } from '../config/clock.ts';
import { unauthorized } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import type { RequestInfo } from '../server/request-info.ts';
import { answeredInTime } from '../store/answered-in-time.ts';
import { countAccountTry, type Client } from './account-budgets.ts';
import { hasAuthenticator } from './authenticator.ts';
import { knownDevice } from './known-device.ts';
import { codeLength, codeLifetime, loginLifetime, resendWait } from './lifetimes.ts';
import { codeMailBudgets, passwordBudgets } from './limits.ts';
import { codeMail } from './mails.ts';
import { codeHash, randomCode } from './one-time-code.ts';
import { verifyPassword } from './password-hash.ts';
import { directoryOf } from './providers/sign-in-providers.ts';
import { giveTriesBack } from './rate-limit.ts';
import { identityTexts } from './texts.ts';
import { randomToken, tokenHash } from './tokens.ts';
import { findUserByEmail, normalizeEmail, type Account } from './users.ts';

/** The address with all but its first letter and domain hidden: `a***@norrviken.example`. */
export function maskEmail(email: string): string {
  return email.replace(/^(.)[^@]*/u, '$1***');
}

/** Starts a sign-in whose code comes from the user's app. */
async function awaitAppCode(deps: Deps, user: Account, client: Client): Promise<string> {
  const token = randomToken();
  const now = deps.clock.now();
  await deps.database.db
    .insertInto('login_challenge')
    .values({
      id: randomUUID(),
      token_hash: tokenHash(token),
      user_id: user.id,
      channel: 'totp',
      code_hash: '',
      code_sent_at: now,
      code_expires_at: later(now, loginLifetime),
      device: client.device,
      consumed_at: null,
      created_at: now,
      expires_at: later(now, loginLifetime),
    })
    .execute();
  return token;
}

/**
 * Starts a sign-in and mails its code.
 *
 * @throws ApiError 429 when too many mailed codes have signed nobody in.
 */
async function mailCode(deps: Deps, user: Account, client: Client): Promise<string> {
  const counted = await countAccountTry(deps, codeMailBudgets, user.id, client);
  const id = randomUUID();
  const token = randomToken();
  const code = randomCode();
  const now = deps.clock.now();
  await deps.database.db
    .insertInto('login_challenge')
    .values({
      id,
      token_hash: tokenHash(token),
      user_id: user.id,
      code_hash: codeHash(deps.secrets, id, code),
      code_sent_at: now,
      code_expires_at: later(now, codeLifetime),
      device: client.device,
      counted_mails: JSON.stringify(counted),
      consumed_at: null,
      created_at: now,
      expires_at: later(now, loginLifetime),
    })
    .execute();
  await deps.mailer.send(codeMail(deps.config, user, code));
  return token;
}

/**
 * Checks a password and sends a one-time code, unless the user has an authenticator app. The work and the answer are
 * the
 * same whether the account does not exist, may not sign in, or the password is wrong.
 *
 * @throws ApiError 401 when refused, 429 after too many failures or too many unused codes.
 */
export async function login(
  deps: Deps,
  credentials: { readonly email: string; readonly password: string },
  { address, language, raw }: Pick<RequestInfo, 'address' | 'language' | 'raw'>,
): Promise<LoginChallenge> {
  const account = normalizeEmail(credentials.email);
  const found = findUserByEmail(deps.database.db, account);
  const user = await answeredInTime(found, deps.config.databaseTimeout);
  const client = { address, device: await knownDevice(deps, user, raw.headers.get('cookie')) };
  const counted = await countAccountTry(deps, passwordBudgets, account, client);
  const isRight = await verifyPassword(credentials.password, user?.passwordHash ?? null);
  if (!isRight || user?.status !== 'active') throw unauthorized(identityTexts.wrongLogin);
  await giveTriesBack(deps, counted);
  const directory = await directoryOf(deps.config, deps.database.db, user.id);
  if (directory !== null) throw unauthorized(identityTexts.signInThrough({ name: directory.name }));

  if (await hasAuthenticator(deps, user.id))
    return {
      token: await awaitAppCode(deps, user, client),
      otp_channel: 'totp',
      masked_destination: identityTexts.authenticatorApp[language],
      otp_length: codeLength,
      expires_in: loginLifetime,
      resend_available_in: 0,
    };
  return {
    token: await mailCode(deps, user, client),
    otp_channel: 'email',
    masked_destination: maskEmail(user.email),
    otp_length: codeLength,
    expires_in: codeLifetime,
    resend_available_in: resendWait,
  };
}
