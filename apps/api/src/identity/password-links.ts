import type { Transaction } from 'kysely';
import type { CreatePasswordRequest } from '@vinrod/api-client/contract';
import { refused, refusedFields, type FieldProblem } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import { later } from '../clock.ts';
import type { Schema } from '../store/schema/index.ts';
import { passwordLinkLifetime } from './lifetimes.ts';
import { newPasswordsPerAddress, resetsPerAccount, resetsPerAddress } from './limits.ts';
import { passwordChangedMail, passwordLinkMail } from './mails.ts';
import { hashPassword } from './password-hash.ts';
import { passwordProblem } from './password-rules.ts';
import { countTry } from './rate-limit.ts';
import { endSessions } from './sessions.ts';
import { identityTexts } from './texts.ts';
import { randomToken, tokenHash } from './tokens.ts';
import { findUserByEmail, normalizeEmail } from './users.ts';

/**
 * Makes a link for choosing a password and voids the user's earlier ones.
 *
 * @returns the token of the link.
 */
export async function createPasswordLink(
  trx: Transaction<Schema>,
  userId: string,
  now: Date,
): Promise<string> {
  const token = randomToken();
  await trx.deleteFrom('password_link').where('user_id', '=', userId).where('used_at', 'is', null).execute();
  await trx
    .insertInto('password_link')
    .values({
      token_hash: tokenHash(token),
      user_id: userId,
      created_at: now,
      expires_at: later(now, passwordLinkLifetime),
      used_at: null,
    })
    .execute();
  return token;
}

async function sendLink(deps: Deps, email: string): Promise<void> {
  const user = await findUserByEmail(deps.database.db, email);
  if (user?.status !== 'active' && user?.status !== 'invited') return;
  const token = await deps.database.transaction((trx) => createPasswordLink(trx, user.id, deps.clock.now()));
  await deps.mailer.send(passwordLinkMail(deps.config, user, token));
}

/**
 * Sends a link for choosing a password to an address that belongs to an account. The look-up and
 * the mail come after the answer, so its time tells nothing. A newer link voids the earlier ones.
 *
 * @throws ApiError 429 when asked too often, for known and unknown addresses alike.
 */
export async function requestPasswordLink(deps: Deps, email: string, address: string): Promise<void> {
  const account = normalizeEmail(email);
  await countTry(deps, resetsPerAddress, address);
  await countTry(deps, resetsPerAccount, account);
  deps.background.run('password link', () => sendLink(deps, account));
}

async function findLinkOwner(deps: Deps, token: string) {
  return deps.database.db
    .selectFrom('password_link')
    .innerJoin('app_user', 'app_user.id', 'password_link.user_id')
    .leftJoin('user_corporate_group', 'user_corporate_group.user_id', 'app_user.id')
    .leftJoin('corporate_group', 'corporate_group.id', 'user_corporate_group.corporate_group_id')
    .select(['app_user.id', 'email', 'first_name', 'last_name', 'corporate_group.name as company'])
    .where('token_hash', '=', tokenHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', deps.clock.now())
    .where('app_user.status', 'in', ['active', 'invited'])
    .execute();
}

/**
 * Sets a new password with the token of a link. Every session of the user ends and the user is
 * told by mail; nobody is signed in.
 *
 * @throws ApiError 422 when the link or the password is refused, 429 after too many tries.
 */
export async function createPassword(
  deps: Deps,
  token: string,
  input: CreatePasswordRequest,
  address: string,
): Promise<void> {
  await countTry(deps, newPasswordsPerAddress, address);
  const owners = await findLinkOwner(deps, token);
  const [user] = owners;
  if (user === undefined) throw refused(identityTexts.wrongLink);

  const personal = [
    user.email,
    user.first_name,
    user.last_name,
    deps.config.supplier.name,
    ...owners.map(({ company }) => company ?? ''),
  ];
  const problems: FieldProblem[] = [];
  const problem = await passwordProblem(input.password, personal);
  if (problem !== null) problems.push({ field: 'password', texts: [problem] });
  if (input.password !== input.password_confirm)
    problems.push({ field: 'password_confirm', texts: [identityTexts.passwordsDiffer] });
  if (problems.length > 0) throw refusedFields(problems);

  const passwordHash = await hashPassword(input.password);
  const now = deps.clock.now();
  const isChanged = await deps.database.transaction(async (trx) => {
    const used = await trx
      .updateTable('password_link')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash(token))
      .where('used_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst();
    if (used === undefined) return false;
    await trx
      .updateTable('app_user')
      .set({ password_hash: passwordHash, status: 'active', updated_at: now })
      .where('id', '=', used.user_id)
      .execute();
    await endSessions(trx, now, 'password', { userId: used.user_id });
    return true;
  });
  if (!isChanged) throw refused(identityTexts.wrongLink);
  const recipient = { email: user.email, firstName: user.first_name };
  deps.background.run('password notice', () => deps.mailer.send(passwordChangedMail(deps.config, recipient)));
}
