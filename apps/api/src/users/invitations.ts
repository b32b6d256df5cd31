import type { Language } from '@vinrod/locale/messages/language';
import type { Transaction } from 'kysely';
import type { Acting } from '../audit/acting.ts';
import { actorOf } from '../audit/acting.ts';
import { invitationsPerPerson, invitationsPerUser, refusedInvitationsPerUser } from '../identity/limits.ts';
import type { Recipient } from '../identity/compose-mail.ts';
import { invitationMail } from '../identity/mails.ts';
import { createPasswordLink } from '../identity/password-links.ts';
import { countTry, giveTriesBack } from '../identity/rate-limit.ts';
import type { Schema } from '../store/schema/index.ts';

/** An invitation that is stored but not yet sent. */
export interface Invitation extends Recipient {
  readonly token: string;
}

/**
 * Invites a new person. Counts the invitation before any work, and a refused one also against the limit of refusals.
 *
 * @throws ApiError 429 when one user sends, or one person is sent, too many, or too many of a user's were refused;
 * whatever
 * `work` throws.
 */
export async function countedInvitation<Result>(
  acting: Acting,
  email: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const { deps, caller } = acting;
  const refusal = await countTry(deps, refusedInvitationsPerUser, actorOf(caller).id);
  await countInvitation(acting, email);
  const result = await work();
  await giveTriesBack(deps, [refusal]);
  return result;
}

/**
 * Counts an invitation before any work is done.
 *
 * @throws ApiError 429 when one user sends, or one person is sent, too many.
 */
export async function countInvitation({ deps, caller }: Acting, email: string): Promise<void> {
  await countTry(deps, invitationsPerUser, actorOf(caller).id);
  await countTry(deps, invitationsPerPerson, email);
}

/** Creates the link of an invitation; the person's earlier ones no longer work. */
export async function prepareInvitation(
  trx: Transaction<Schema>,
  { deps }: Acting,
  user: {
    readonly id: string;
    readonly email: string;
    readonly first_name: string;
    readonly language: Language;
  },
): Promise<Invitation> {
  const now = deps.clock.now();
  await trx
    .updateTable('app_user')
    .set({ status: 'invited', invited_at: now })
    .where('id', '=', user.id)
    .execute();
  return {
    email: user.email,
    firstName: user.first_name,
    language: user.language,
    token: await createPasswordLink(trx, user.id, now, 'invitation'),
  };
}

/** Sends an invitation, after the transaction that created it. */
export function sendInvitation(
  { deps, caller }: Acting,
  { token, ...recipient }: Invitation,
  corporateGroup: string | null,
): void {
  const inviter = actorOf(caller).name;
  deps.background.run('invitation', () =>
    deps.mailer.send(invitationMail(deps.config, recipient, { token, inviter, corporateGroup })),
  );
}
