import type { Language } from '@vinrod/locale/messages/language';
import { Secret, TOTP } from 'otpauth';
import type { Authenticator, AuthenticatorSecret, Proof } from '@vinrod/api-client/contract';
import { recordOwnAct } from '../audit/record-event.ts';
import { formatInstant } from '@vinrod/locale/clock';
import { refused, refusedFields } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import { openSecret, sealSecret } from './authenticator-secret.ts';
import type { Caller } from '../server/caller.ts';
import { wrongEnrolmentsPerUser } from './limits.ts';
import { authenticatorMail } from './mails.ts';
import { requireOwnProof } from './own-proof.ts';
import { countTry, giveTriesBack } from './rate-limit.ts';
import { identityTexts } from './texts.ts';
import { tryKeys } from './try-keys.ts';
import { recipientOf } from './mail-recipient.ts';

/** Lifetime of a code in seconds (RFC 6238, section 4.1). */
const period = 30;

/** Time steps accepted before and after the current one, for clocks that are off (RFC 6238, section 5.2). */
const tolerance = 1;

const secretBytes = 20;

function totpOf(secret: string): TOTP {
  return new TOTP({ algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });
}

/** The time step that a code belongs to; null when it matches none of the accepted ones. */
async function stepOf(deps: Deps, userId: string, sealed: string, code: string): Promise<number | null> {
  const { clock, log } = deps;
  const secret = await tryKeys(deps, 'authenticator app', (keys) => openSecret(keys, userId, sealed));
  if (secret === null) {
    log.error({ userId }, 'the secret of an authenticator app cannot be read; was TOKEN_SECRET changed?');
    return null;
  }
  const timestamp = clock.now().getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: tolerance });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}

async function findAuthenticator({ database: { db } }: Deps, userId: string) {
  return db
    .selectFrom('authenticator')
    .select(['secret', 'created_at', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Whether a user's codes come from an app. */
export async function hasAuthenticator(deps: Deps, userId: string): Promise<boolean> {
  const found = await findAuthenticator(deps, userId);
  return found !== undefined && found.confirmed_at !== null;
}

/**
 * Accepts a code from a user's app, and invalidates it and all earlier ones (RFC 6238, section 5.2).
 *
 * @returns whether it was right and new.
 */
export async function takeAppCode(deps: Deps, userId: string, code: string): Promise<boolean> {
  const found = await findAuthenticator(deps, userId);
  if (found === undefined || found.confirmed_at === null) return false;
  const step = await stepOf(deps, userId, found.secret, code);
  if (step === null) return false;
  const taken = await deps.database.db
    .updateTable('authenticator')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Whether the caller uses an authenticator app. */
export async function getAuthenticator(deps: Deps, caller: Caller): Promise<Authenticator> {
  const found = await findAuthenticator(deps, caller.userId);
  const enabledAt = found?.confirmed_at ?? null;
  return {
    is_enabled: enabledAt !== null,
    enabled_at: enabledAt === null ? null : formatInstant(enabledAt.getTime()),
  };
}

/**
 * Creates a secret for the caller's app, replacing one that was never confirmed.
 *
 * @throws ApiError 422 when it is not proven who it is or an app is in use, 429 after too many tries.
 */
export async function enrollAuthenticator(
  deps: Deps,
  caller: Caller,
  proof: Proof,
): Promise<AuthenticatorSecret> {
  const user = await requireOwnProof(deps, caller, proof, 'enrollAuthenticator');
  const secret = new Secret({ size: secretBytes }).base32;
  const values = {
    secret: sealSecret(deps.secrets, user.id, secret),
    created_at: deps.clock.now(),
    confirmed_at: null,
  };
  const stored = await deps.database.db
    .insertInto('authenticator')
    .values({ ...values, user_id: user.id })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(values).where('authenticator.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (stored === undefined) throw refused(identityTexts.authenticatorInUse);
  const totp = totpOf(secret);
  totp.issuer = deps.config.supplier.name;
  totp.label = user.email;
  return { secret, otpauth_uri: totp.toString() };
}

function notify(
  deps: Deps,
  user: { readonly email: string; readonly first_name: string; readonly language: Language },
  isEnabled: boolean,
): void {
  const recipient = recipientOf(user);
  deps.background.run('authenticator notice', () =>
    deps.mailer.send(authenticatorMail(deps.config, recipient, isEnabled)),
  );
}

/**
 * Activates the app that the caller has enrolled.
 *
 * @throws ApiError 422 when the code is wrong or nothing is enrolled, 429 after too many tries.
 */
export async function confirmAuthenticator(deps: Deps, caller: Caller, code: string): Promise<Authenticator> {
  const counted = await countTry(deps, wrongEnrolmentsPerUser, caller.userId);
  const found = await findAuthenticator(deps, caller.userId);
  if (found === undefined || found.confirmed_at !== null) throw refused(identityTexts.nothingEnrolled);
  const now = deps.clock.now();
  const step = await stepOf(deps, caller.userId, found.secret, code);
  if (step === null) throw refusedFields([{ field: 'otp', texts: [identityTexts.wrongCode] }]);
  const user = await deps.database.transaction(async (trx) => {
    const confirmed = await trx
      .updateTable('authenticator')
      .set({ confirmed_at: now, last_step: step })
      .where('user_id', '=', caller.userId)
      .where('secret', '=', found.secret)
      .where('confirmed_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst();
    if (confirmed === undefined) return undefined;
    await recordOwnAct(trx, { id: caller.userId, name: caller.fullName }, 'authenticator_enabled', {
      at: now,
      operation: 'confirmAuthenticator',
      details: '',
    });
    return trx
      .selectFrom('app_user')
      .select(['email', 'first_name', 'language'])
      .where('id', '=', caller.userId)
      .executeTakeFirst();
  });
  if (user === undefined) throw refused(identityTexts.nothingEnrolled);
  await giveTriesBack(deps, [counted]);
  notify(deps, user, true);
  return getAuthenticator(deps, caller);
}

/**
 * Removes the caller's app, if any; codes are mailed again.
 *
 * @throws ApiError 422 when it is not proven who it is, 429 after too many tries.
 */
export async function disableAuthenticator(deps: Deps, caller: Caller, proof: Proof): Promise<void> {
  const user = await requireOwnProof(deps, caller, proof, 'disableAuthenticator');
  const wasInUse = await deps.database.transaction(async (trx) => {
    const removed = await trx
      .deleteFrom('authenticator')
      .where('user_id', '=', user.id)
      .returning('confirmed_at')
      .executeTakeFirst();
    if (removed === undefined || removed.confirmed_at === null) return false;
    await recordOwnAct(trx, { id: user.id, name: caller.fullName }, 'authenticator_disabled', {
      at: deps.clock.now(),
      operation: 'disableAuthenticator',
      details: '',
    });
    return true;
  });
  if (wasInUse) notify(deps, user, false);
}
