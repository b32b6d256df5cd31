import { sql, type Transaction } from 'kysely';
import type { Keys } from '../../config/secrets.ts';
import type { CustomerBroker } from '../../config/sign-in-providers.ts';
import type { Deps } from '../../server/deps.ts';
import type { Schema } from '../../store/schema/index.ts';
import { keyedHash } from '../tokens.ts';
import { fullName } from '../users.ts';
import {
  linkedUser,
  matchedColumns,
  record,
  textOf,
  verifiedEmail,
  type Match,
  type Matched,
} from './matched-person.ts';
import type { ProvidedPerson } from './provider-client.ts';
import { SignInRefusal } from './sign-in-problem.ts';

/** Who a person is at the broker, without storing a personal identity number. */
export interface Subject {
  readonly current: string;
  /** By the secret before, while that is rotated; null otherwise. */
  readonly old: string | null;
}

/**
 * Who a person is at the broker, kept from others until the transaction ends.
 *
 * @throws SignInRefusal when the broker does not say who it is.
 */
export async function holdSubject(
  trx: Transaction<Schema>,
  deps: Deps,
  broker: CustomerBroker,
  person: ProvidedPerson,
): Promise<Subject> {
  const subject = subjectOf(deps, broker, person);
  await holdIdentity(trx, person.issuer, subject.current);
  return subject;
}

/** Keeps an identity from others until the transaction ends: of two who take it at once, the second finds it taken. */
export async function holdIdentity(trx: Transaction<Schema>, issuer: string, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 44))`.execute(trx);
}

function subjectOf({ secrets }: Deps, { personClaim }: CustomerBroker, person: ProvidedPerson): Subject {
  const name = textOf(person.claims, personClaim);
  if (name === null) throw new SignInRefusal('failed');
  const by = ({ providerPerson }: Keys): string =>
    keyedHash(providerPerson, person.issuer, personClaim, name).toString('base64url');
  return { current: by(secrets), old: secrets.old === null ? null : by(secrets.old) };
}

/** The user that a person is linked to. A link made with the old secret is one of the current secret from here on. */
export async function findLinked(trx: Transaction<Schema>, issuer: string, { current, old }: Subject) {
  const linked = await linkedUser(trx, issuer, current);
  if (linked !== undefined || old === null) return linked;
  await trx
    .updateTable('user_identity')
    .set({ subject: current })
    .where('issuer', '=', issuer)
    .where('subject', '=', old)
    .execute();
  return linkedUser(trx, issuer, current);
}

/** The user that an unused invitation is for; using it up here takes the place of choosing a password. */
async function takeInvitation(trx: Transaction<Schema>, deps: Deps, invitationHash: string) {
  const taken = await trx
    .updateTable('password_link')
    .set({ used_at: deps.clock.now() })
    .where('token_hash', '=', invitationHash)
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('expires_at', '>', deps.clock.now())
    .returning('user_id')
    .executeTakeFirst();
  if (taken === undefined) return undefined;
  return trx
    .selectFrom('app_user')
    .select(matchedColumns)
    .where('id', '=', taken.user_id)
    .where('user_type', '=', 'external')
    .forUpdate()
    .executeTakeFirst();
}

async function findInvited(
  trx: Transaction<Schema>,
  deps: Deps,
  person: ProvidedPerson,
  invitationHash: string | null,
) {
  if (invitationHash !== null) return takeInvitation(trx, deps, invitationHash);
  const email = verifiedEmail(person);
  if (email === null) return undefined;
  return trx
    .selectFrom('app_user')
    .select(matchedColumns)
    .where('email', '=', email)
    .where('user_type', '=', 'external')
    .forUpdate()
    .executeTakeFirst();
}

/** Whether the user has to do with an organisation: its corporate group, or a company that they see. */
async function actsFor(
  trx: Transaction<Schema>,
  userId: string,
  organizationNumber: string,
): Promise<boolean> {
  const digits = organizationNumber.replaceAll(/\D/g, '').slice(-10);
  if (digits.length !== 10) return false;
  const found = await sql`
    select from user_corporate_group member
    join corporate_group owner on owner.id = member.corporate_group_id
    where member.user_id = ${userId} and (
      (not member.is_limited and regexp_replace(owner.organization_number, '\\D', '', 'g') = ${digits})
      or exists (select from company
        where company.corporate_group_id = member.corporate_group_id
          and regexp_replace(company.organization_number, '\\D', '', 'g') = ${digits}
          and (not member.is_limited or exists (select from user_company_scope seen
            where seen.user_id = member.user_id and seen.corporate_group_id = member.corporate_group_id
              and seen.company_id = company.id))))
    limit 1`.execute(trx);
  return found.rows.length > 0;
}

/** @throws SignInRefusal when the broker says for which organisation a person acts, and the user has nothing to do with it. */
export async function requireOrganization(
  trx: Transaction<Schema>,
  { organizationClaim }: CustomerBroker,
  person: ProvidedPerson,
  user: Matched,
): Promise<void> {
  if (organizationClaim === null) return;
  const organization = textOf(person.claims, organizationClaim);
  if (organization === null || !(await actsFor(trx, user.id, organization)))
    throw new SignInRefusal('organization', user);
}

/**
 * Finds the user that a person of the broker is: one that is linked, or one that somebody has invited. It makes no
 * account and gives no right.
 *
 * @param invitationHash - Hash of the invitation that the sign-in began with.
 * @throws SignInRefusal when there is none, or they may not sign in.
 */
export async function matchCustomer(
  trx: Transaction<Schema>,
  deps: Deps,
  broker: CustomerBroker,
  person: ProvidedPerson,
  invitationHash: string | null,
): Promise<Match> {
  const subject = await holdSubject(trx, deps, broker, person);
  const linked = await findLinked(trx, person.issuer, subject);
  const found = linked ?? (await findInvited(trx, deps, person, invitationHash));
  if (found === undefined) throw new SignInRefusal('uninvited');
  const user: Matched = { id: found.id, name: fullName(found) };
  if (found.user_type !== 'external') throw new SignInRefusal('uninvited', user);
  const isOpen = found.status === 'active' || (linked === undefined && found.status === 'invited');
  if (!isOpen) throw new SignInRefusal('closed', user);
  await requireOrganization(trx, broker, person, user);
  if (linked !== undefined) return { user };
  const other = await trx
    .selectFrom('user_identity')
    .select('subject')
    .where('issuer', '=', person.issuer)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (other !== undefined) throw new SignInRefusal('otherPerson', user);
  await trx
    .insertInto('user_identity')
    .values({
      issuer: person.issuer,
      subject: subject.current,
      user_id: user.id,
      linked_at: deps.clock.now(),
    })
    .execute();
  await trx.updateTable('app_user').set({ status: 'active' }).where('id', '=', user.id).execute();
  await record(trx, deps, 'sign_in_link', user, '');
  return { user };
}
