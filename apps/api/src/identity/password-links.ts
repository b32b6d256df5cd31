import type { Transaction } from 'kysely';
import type { CreatePasswordRequest, PasswordLink } from '@vinrod/api-client/contract';
import { refused } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import { recordOwnAct } from '../audit/record-event.ts';
import { later } from '../config/clock.ts';
import type { Schema } from '../store/schema/index.ts';
import { countAccountTry } from './account-budgets.ts';
import { forgetDevices, knownDeviceCookie } from './known-device.ts';
import { invitationLifetime, passwordLinkLifetime } from './lifetimes.ts';
import { newPasswordsPerAddress, resetBudgets } from './limits.ts';
import { passwordChangedMail, passwordLinkMail } from './mails.ts';
import { networkOf } from './network.ts';
import { hashPassword } from './password-hash.ts';
import { requireGoodPassword } from './new-password.ts';
import { directoryOf } from './providers/sign-in-providers.ts';
import { countTry, giveTriesBack } from './rate-limit.ts';
import { endSessions } from './sessions.ts';
import { identityTexts } from './texts.ts';
import { randomToken, tokenHash } from './tokens.ts';
import { findUserByEmail, fullName, normalizeEmail } from './users.ts';
import { recipientOf } from './mail-recipient.ts';

const lifetimes = { reset: passwordLinkLifetime, invitation: invitationLifetime } as const;

/** Voids a user's open links. */
export async function voidPasswordLinks(trx: Transaction<Schema>, userId: string): Promise<void> {
  await trx.deleteFrom('password_link').where('user_id', '=', userId).where('used_at', 'is', null).execute();
}

/** Locks a user, so that changes to their links happen one after another. */
async function lockOwner(trx: Transaction<Schema>, userId: string): Promise<void> {
  await trx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
}

/**
 * Creates a link for setting a password and voids the user's earlier ones.
 *
 * @param kind - Sets the lifetime: 30 minutes when requested, 7 days as an invitation.
 * @returns the token of the link.
 */
export async function createPasswordLink(
  trx: Transaction<Schema>,
  userId: string,
  now: Date,
  kind: 'reset' | 'invitation' = 'reset',
): Promise<string> {
  const token = randomToken();
  await lockOwner(trx, userId);
  await voidPasswordLinks(trx, userId);
  await trx
    .insertInto('password_link')
    .values({
      token_hash: tokenHash(token),
      user_id: userId,
      kind,
      created_at: now,
      expires_at: later(now, lifetimes[kind]),
      used_at: null,
    })
    .execute();
  return token;
}

async function sendLink(deps: Deps, email: string): Promise<void> {
  const user = await findUserByEmail(deps.database.db, email);
  if (user?.status !== 'active' && user?.status !== 'invited') return;
  if ((await directoryOf(deps.config, deps.database.db, user.id)) !== null) return;
  const token = await deps.database.transaction((trx) => createPasswordLink(trx, user.id, deps.clock.now()));
  await deps.mailer.send(passwordLinkMail(deps.config, user, token));
}

/**
 * Sends a password link to an address that has an account. The look-up and the mail come after the answer, so the
 * timing
 * reveals nothing. A newer link voids the earlier ones.
 *
 * @throws ApiError 429 when requested too often, for known and unknown addresses alike.
 */
export async function requestPasswordLink(deps: Deps, email: string, address: string): Promise<void> {
  const account = normalizeEmail(email);
  // The known-device cookie is sent to the password step only.
  await countAccountTry(deps, resetBudgets, account, { address, device: null });
  deps.background.run('password link', () => sendLink(deps, account));
}

async function findLinkOwner(deps: Deps, token: string) {
  return deps.database.db
    .selectFrom('password_link')
    .innerJoin('app_user', 'app_user.id', 'password_link.user_id')
    .select(['app_user.id', 'email', 'first_name', 'last_name', 'language', 'kind'])
    .where('token_hash', '=', tokenHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', deps.clock.now())
    .where('app_user.status', 'in', ['active', 'invited'])
    .executeTakeFirst();
}

/**
 * Purpose of a link. Only wrong links count as tries, so a valid one leaves all of them for the password.
 *
 * @throws ApiError 422 when the link is wrong, used or too old, 429 after too many of those.
 */
export async function readPasswordLink(deps: Deps, token: string, address: string): Promise<PasswordLink> {
  const counted = await countTry(deps, newPasswordsPerAddress, networkOf(address));
  const owner = await findLinkOwner(deps, token);
  if (owner === undefined) throw refused(identityTexts.wrongLink);
  await giveTriesBack(deps, [counted]);
  return { kind: owner.kind, first_name: owner.first_name };
}

/**
 * Sets a new password with the token of a link. Ends all sessions of the user and notifies them by mail; nobody is
 * signed in. Forgets the user's devices except this one: access to the mail proves as much as a mailed code does, and
 * the
 * user may have requested the link because others are using up the account's tries.
 *
 * @returns the `Set-Cookie` header that keeps the device known.
 * @throws ApiError 422 when the link or the password is refused, 429 after too many tries.
 */
export async function createPassword(
  deps: Deps,
  token: string,
  input: CreatePasswordRequest,
  address: string,
): Promise<string> {
  await countTry(deps, newPasswordsPerAddress, networkOf(address));
  const user = await findLinkOwner(deps, token);
  if (user === undefined) throw refused(identityTexts.wrongLink);

  await requireGoodPassword(deps, user, input.password, {
    password: 'password',
    confirmation: input.password === input.password_confirm ? null : 'password_confirm',
  });

  const passwordHash = await hashPassword(input.password);
  const now = deps.clock.now();
  const owner = await deps.database.transaction(async (trx) => {
    await lockOwner(trx, user.id);
    const used = await trx
      .updateTable('password_link')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash(token))
      .where('used_at', 'is', null)
      .returning('kind')
      .executeTakeFirst();
    if (used === undefined) return null;
    const changed = await trx
      .updateTable('app_user')
      .set({ password_hash: passwordHash, status: 'active', updated_at: now })
      .where('id', '=', user.id)
      .where('status', 'in', ['active', 'invited'])
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) return null;
    await voidPasswordLinks(trx, user.id);
    // The inviter has verified the person, so an invitation also removes a lost app.
    if (used.kind === 'invitation')
      await trx.deleteFrom('authenticator').where('user_id', '=', user.id).execute();
    await endSessions(trx, now, 'password', { userId: user.id });
    await recordOwnAct(trx, { id: user.id, name: fullName(user) }, 'password_change', {
      at: now,
      operation: 'createPassword',
      details: used.kind,
    });
    return forgetDevices(trx, user.id);
  });
  if (owner === null) throw refused(identityTexts.wrongLink);
  const recipient = recipientOf(user);
  deps.background.run('password notice', () => deps.mailer.send(passwordChangedMail(deps.config, recipient)));
  return knownDeviceCookie(deps, owner);
}
