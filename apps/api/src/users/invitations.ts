import type { Language } from '@vinrod/locale/messages/language';
import type { Transaction } from 'kysely';
import type { Acting } from '../audit/acting.ts';
import { actorOf } from '../audit/acting.ts';
import { invitationsPerPerson, invitationsPerUser, refusedInvitationsPerUser } from '../identity/limits.ts';
import { invitationMail, type Recipient } from '../identity/mails.ts';
import { createPasswordLink } from '../identity/password-links.ts';
import { countTry, giveTriesBack } from '../identity/rate-limit.ts';
import type { Schema } from '../store/schema/index.ts';

/** An invitation that is stored and not yet sent. */
export interface Invitation extends Recipient {
  readonly token: string;
}

/**
 * Invites a new person, and counts it before anything is done for it and when it comes to nothing.
 *
 * @throws ApiError 429 when one user sends, or one person is sent, too many, or too many of a user's were
 *   refused; whatever `work` throws.
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
 * Counts an invitation before anything is done for it.
 *
 * @throws ApiError 429 when one user sends, or one person is sent, too many.
 */
export async function countInvitation({ deps, caller }: Acting, email: string): Promise<void> {
  await countTry(deps, invitationsPerUser, actorOf(caller).id);
  await countTry(deps, invitationsPerPerson, email);
}

/** Makes the link of an invitation; earlier ones of the person work no more. */
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

/** Sends an invitation, after the transaction that made it. */
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
