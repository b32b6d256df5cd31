import type { Language } from '@vinrod/locale/messages/language';
import type { ChangePasswordRequest } from '@vinrod/api-client/contract';
import { recordOwnAct } from '../audit/record-event.ts';
import { refusedFields, unauthorized } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import type { Caller } from '../server/caller.ts';
import { forgetDevices, knownDeviceCookie } from './known-device.ts';
import { wrongPasswordsPerUser } from './limits.ts';
import { passwordChangedMail } from './mails.ts';
import { requireGoodPassword, type PasswordOwner } from './new-password.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { voidPasswordLinks } from './password-links.ts';
import { countTry, giveTriesBack } from './rate-limit.ts';
import { endSessions } from './sessions.ts';
import { identityTexts } from './texts.ts';
import { recipientOf } from './mail-recipient.ts';

async function requireOldPassword(
  deps: Deps,
  caller: Caller,
  password: string,
): Promise<PasswordOwner & { readonly language: Language; readonly password_hash: string | null }> {
  const counted = await countTry(deps, wrongPasswordsPerUser, caller.userId);
  const user = await deps.database.db
    .selectFrom('app_user')
    .select(['id', 'email', 'first_name', 'last_name', 'language', 'password_hash'])
    .where('id', '=', caller.userId)
    .executeTakeFirst();
  if (user === undefined) throw unauthorized();
  if (!(await verifyPassword(password, user.password_hash)))
    throw refusedFields([{ field: 'old_password', texts: [identityTexts.wrongPassword] }]);
  await giveTriesBack(deps, [counted]);
  return user;
}

/**
 * Changes the caller's password. Ends their other sessions and open links, notifies them by mail, and forgets their
 * devices except the one that made the change.
 *
 * @returns the `Set-Cookie` header that keeps this device known.
 * @throws ApiError 422 when the current or the new password is refused, 429 after too many tries.
 */
export async function changePassword(
  deps: Deps,
  caller: Caller,
  input: ChangePasswordRequest,
): Promise<string> {
  const user = await requireOldPassword(deps, caller, input.old_password);
  await requireGoodPassword(deps, user, input.new_password, {
    password: 'new_password',
    confirmation: input.new_password === input.new_password_confirm ? null : 'new_password_confirm',
  });
  if (await verifyPassword(input.new_password, user.password_hash))
    throw refusedFields([{ field: 'new_password', texts: [identityTexts.samePassword] }]);
  const passwordHash = await hashPassword(input.new_password);
  const now = deps.clock.now();
  const owner = await deps.database.transaction(async (trx) => {
    const changed = await trx
      .updateTable('app_user')
      .set({ password_hash: passwordHash, updated_at: now })
      .where('id', '=', user.id)
      // Of two concurrent changes the second was checked against a password that is no longer current.
      .where('password_hash', 'is not distinct from', user.password_hash)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) return null;
    await voidPasswordLinks(trx, user.id);
    await endSessions(trx, now, 'password', { userId: user.id, exceptSessionId: caller.sessionId });
    await trx.deleteFrom('login_challenge').where('user_id', '=', user.id).execute();
    await recordOwnAct(trx, { id: user.id, name: caller.fullName }, 'password_change', {
      at: now,
      operation: 'changePassword',
      details: '',
    });
    return forgetDevices(trx, user.id);
  });
  if (owner === null) throw refusedFields([{ field: 'old_password', texts: [identityTexts.wrongPassword] }]);
  const recipient = recipientOf(user);
  deps.background.run('password notice', () => deps.mailer.send(passwordChangedMail(deps.config, recipient)));
  return knownDeviceCookie(deps, owner);
}
