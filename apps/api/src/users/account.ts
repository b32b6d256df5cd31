import type { Language } from '@vinrod/locale/messages/language';
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { UserStatus } from '@vinrod/api-client/contract';
import { isSelf, type Acting } from '../audit/acting.ts';
import { normalizeEmail } from '../identity/users.ts';
import type { Caller } from '../server/caller.ts';
import { forgetDevices } from '../identity/known-device.ts';
import { personNameProblem } from '../identity/person-name.ts';
import { voidPasswordLinks } from '../identity/password-links.ts';
import { endSessions } from '../identity/sessions.ts';
import { refusedFields } from '../server/api-error.ts';
import type { Schema } from '../store/schema/index.ts';
import { prepareInvitation, type Invitation } from './invitations.ts';
import { userTexts } from './user-texts.ts';

/** Details of a person of any kind; omitted ones stay. */
export interface PersonalDetails {
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly phone_number?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly department?: string | null | undefined;
  readonly employee_id?: string | null | undefined;
}

/** A user locked for a change. */
export interface LockedUser {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly language: Language;
  readonly status: UserStatus;
  readonly password_hash: string | null;
}

/** The columns of {@link LockedUser}. */
export const lockedColumns = [
  'app_user.id',
  'app_user.email',
  'app_user.first_name',
  'app_user.last_name',
  'app_user.language',
  'app_user.status',
  'app_user.password_hash',
] as const;

/** @throws ApiError 422 when it holds more than plain text. */
function blankToNull(field: 'title' | 'department' | 'employee_id', text: string | null): string | null {
  requirePlain(field, text ?? '');
  return text?.trim() || null;
}

/** @throws ApiError 422 when it holds more than plain text. */
function requirePlain(field: keyof PersonalDetails, text: string): void {
  const problem = personNameProblem(text);
  if (problem !== null) throw refusedFields([{ field, texts: [problem] }]);
}

/** @throws ApiError 422 when a name is blank or holds more than plain text. */
function nameOf(field: 'first_name' | 'last_name', name: string): string {
  requirePlain(field, name);
  const trimmed = name.trim();
  if (trimmed === '') throw refusedFields([{ field, texts: [userTexts.empty] }]);
  return trimmed;
}

/**
 * The columns to set for a person's details.
 *
 * @throws ApiError 422 when a name is blank, or something holds more than plain text.
 */
export function columnsOf(details: PersonalDetails) {
  const { first_name, last_name, phone_number, title, department, employee_id } = details;
  return {
    ...(first_name === undefined ? {} : { first_name: nameOf('first_name', first_name) }),
    ...(last_name === undefined ? {} : { last_name: nameOf('last_name', last_name) }),
    ...(phone_number === undefined ? {} : { phone_number }),
    ...(title === undefined ? {} : { title: blankToNull('title', title) }),
    ...(department === undefined ? {} : { department: blankToNull('department', department) }),
    ...(employee_id === undefined ? {} : { employee_id: blankToNull('employee_id', employee_id) }),
  };
}

/** Whether the caller may see that an address has an account: one of the corporate group, or any for staff. */
async function belongsHere(
  trx: Transaction<Schema>,
  caller: Caller,
  email: string,
  corporateGroupId: string | null,
): Promise<boolean> {
  if (caller.userType === 'internal' && caller.shadow === null) return true;
  const found = await trx
    .selectFrom('app_user')
    .innerJoin('user_corporate_group', 'user_corporate_group.user_id', 'app_user.id')
    .select('app_user.id')
    .where('app_user.email', '=', email)
    .where('user_corporate_group.corporate_group_id', '=', corporateGroupId)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Creates an account that cannot sign in until its invitation is accepted.
 *
 * @throws ApiError 422 when the address is in use or a name is blank.
 */
export async function insertInvited(
  trx: Transaction<Schema>,
  { caller, deps }: Acting,
  input: PersonalDetails & {
    readonly email: string;
    readonly first_name: string;
    readonly last_name: string;
    readonly user_type: 'internal' | 'external';
    readonly default_corporate_group_id: string | null;
  },
): Promise<{
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly language: Language;
}> {
  const { email, user_type, default_corporate_group_id, ...details } = input;
  const now = deps.clock.now();
  const inserted = await trx
    .insertInto('app_user')
    .values({
      ...columnsOf(details),
      first_name: nameOf('first_name', input.first_name),
      last_name: nameOf('last_name', input.last_name),
      id: randomUUID(),
      email: normalizeEmail(email),
      user_type,
      default_corporate_group_id,
      status: 'invited',
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['id', 'email', 'first_name', 'language'])
    .executeTakeFirst();
  if (inserted === undefined) {
    const isKnown = await belongsHere(trx, caller, normalizeEmail(email), default_corporate_group_id);
    const text = isKnown ? userTexts.addressTaken : userTexts.addressNotFree;
    throw refusedFields([{ field: 'email', texts: [text] }]);
  }
  return inserted;
}

/**
 * Changes a user's status. Locking and disabling ends their sessions, voids their links and forgets their devices at
 * once; `invited` does so too and creates a new invitation, to be sent afterwards.
 *
 * @throws ApiError 422 for the caller's own status, and for `active` before a password is set.
 */
export async function changeStatus(
  trx: Transaction<Schema>,
  acting: Acting,
  user: LockedUser,
  status: UserStatus,
): Promise<Invitation | null> {
  const isResent = status === 'invited';
  if (status === user.status && !isResent) return null;
  if (isSelf(acting.caller, user.id))
    throw refusedFields([{ field: 'status', texts: [userTexts.ownStatus] }]);
  if (status === 'active' && user.password_hash === null)
    throw refusedFields([{ field: 'status', texts: [userTexts.noPassword] }]);
  await trx.updateTable('app_user').set({ status }).where('id', '=', user.id).execute();
  if (status === 'active') return null;
  await endSessions(trx, acting.deps.clock.now(), 'disabled', { userId: user.id });
  await voidPasswordLinks(trx, user.id);
  await forgetDevices(trx, user.id);
  return isResent ? prepareInvitation(trx, acting, user) : null;
}
