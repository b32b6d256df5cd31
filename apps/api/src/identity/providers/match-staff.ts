import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { StaffDirectory } from '../../config/sign-in-providers.ts';
import { lockAdministration } from '../../permissions/lock-administration.ts';
import { keepingAdministrator } from '../../permissions/last-administrator.ts';
import { ApiError } from '../../server/api-error.ts';
import type { Deps } from '../../server/deps.ts';
import type { Schema } from '../../store/schema/index.ts';
import { plainName } from '../person-name.ts';
import { endSessions } from '../sessions.ts';
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

/** Characters of a name that are kept. */
const longestName = 100;

function groupsOf({ claims }: ProvidedPerson, claim: string): readonly string[] {
  const value = claims[claim];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((group) => typeof group === 'string') : [];
}

/** Whether the directory left the groups out because there are too many for a token (Entra ID: more than 200). */
function areGroupsLeftOut({ claims }: ProvidedPerson, claim: string): boolean {
  const names = claims['_claim_names'];
  return typeof names === 'object' && names !== null && claim in names;
}

function cut(name: string): string {
  return plainName(name).slice(0, longestName).trim();
}

function namesOf(person: ProvidedPerson, email: string): { first_name: string; last_name: string } {
  const [first = '', ...rest] = (textOf(person.claims, 'name') ?? '').split(/\s+/);
  const firstName = cut(textOf(person.claims, 'given_name') ?? first);
  return {
    first_name: firstName === '' ? cut(email.replace(/@.*$/, '')) : firstName,
    last_name: cut(textOf(person.claims, 'family_name') ?? rest.join(' ')),
  };
}

interface HeldRole {
  readonly id: number;
  readonly display_name: string;
}

/** The staff roles that a person's groups give them. */
async function rolesFor(
  trx: Transaction<Schema>,
  deps: Deps,
  directory: StaffDirectory,
  person: ProvidedPerson,
): Promise<readonly HeldRole[]> {
  const groups = groupsOf(person, directory.groupsClaim);
  const keys = [...new Set(groups.flatMap((group) => directory.rolesOfGroups.get(group) ?? []))];
  if (keys.length === 0) return [];
  const roles = await trx
    .selectFrom('role')
    .select(['id', 'name', 'display_name'])
    .where('kind', '=', 'internal')
    .where('name', 'in', keys)
    .orderBy('id')
    .forShare()
    .execute();
  const unknown = keys.filter((key) => !roles.some(({ name }) => name === key));
  if (unknown.length > 0) deps.log.warn({ roles: unknown }, 'OIDC_STAFF_ROLES names roles that do not exist');
  return roles;
}

/** Takes a role away; false when nobody would be left who may give others rights, and it stays. */
async function takeRole(trx: Transaction<Schema>, userId: string, roleId: number): Promise<boolean> {
  const taken = { user_id: userId, role_id: roleId };
  try {
    await keepingAdministrator(trx, { kind: 'internal' }, () =>
      trx.deleteFrom('user_role').where('user_id', '=', userId).where('role_id', '=', roleId).execute(),
    );
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await trx.insertInto('user_role').values(taken).execute();
    return false;
  }
}

/** Stores whether a user keeps roles that the directory would take: work that waits for staff is read from it. */
async function noteKept(
  trx: Transaction<Schema>,
  { clock }: Deps,
  { issuer, subject }: ProvidedPerson,
  isKept: boolean,
): Promise<void> {
  await trx
    .updateTable('user_identity')
    .set({ roles_kept_since: isKept ? sql`coalesce(roles_kept_since, ${clock.now()})` : null })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

/**
 * Gives a user exactly these roles, and those that they keep as the last administrator.
 *
 * @returns whether any is kept.
 */
async function setRoles(
  trx: Transaction<Schema>,
  deps: Deps,
  person: ProvidedPerson,
  user: Matched,
  roles: readonly HeldRole[],
): Promise<boolean> {
  const held = await trx
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select(['role.id', 'role.display_name'])
    .where('user_id', '=', user.id)
    .orderBy('role.id')
    .execute();
  const added = roles.filter(({ id }) => !held.some((role) => role.id === id));
  for (const { id } of added)
    await trx.insertInto('user_role').values({ user_id: user.id, role_id: id }).execute();
  const removed: HeldRole[] = [];
  const kept: HeldRole[] = [];
  for (const role of held.filter(({ id }) => !roles.some((given) => given.id === id)))
    ((await takeRole(trx, user.id, role.id)) ? removed : kept).push(role);
  const names = [
    ...added.map((role) => `+${role.display_name}`),
    ...removed.map((role) => `-${role.display_name}`),
  ];
  if (names.length > 0) await record(trx, deps, 'user_change', user, names.join(' '));
  await noteKept(trx, deps, person, kept.length > 0);
  if (kept.length === 0) return false;
  const keptNames = kept.map((role) => role.display_name).join(' ');
  deps.log.warn(
    { userId: user.id, roles: keptNames },
    'the directory would have taken the last administrator',
  );
  await record(trx, deps, 'administrator_kept', user, keptNames, 'refused');
  return true;
}

async function link(
  trx: Transaction<Schema>,
  deps: Deps,
  { issuer, subject }: ProvidedPerson,
  userId: string,
): Promise<void> {
  await trx
    .insertInto('user_identity')
    .values({ issuer, subject, user_id: userId, linked_at: deps.clock.now() })
    .execute();
}

/**
 * Joins an account that was made here: of staff only, by an address the directory vouches for, and once only, because
 * an address that is given to somebody else must not give them the account.
 *
 * @throws SignInRefusal otherwise.
 */
async function joinByEmail(
  trx: Transaction<Schema>,
  deps: Deps,
  person: ProvidedPerson,
  email: string,
): Promise<Matched | null> {
  const found = await trx
    .selectFrom('app_user')
    .select(matchedColumns)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) return null;
  const user = { id: found.id, name: fullName(found) };
  if (found.user_type !== 'internal') throw new SignInRefusal('customer', user);
  if (found.status !== 'active' && found.status !== 'invited') throw new SignInRefusal('closed', user);
  const other = await trx
    .selectFrom('user_identity')
    .select('subject')
    .where('issuer', '=', person.issuer)
    .where('user_id', '=', found.id)
    .executeTakeFirst();
  if (other !== undefined) throw new SignInRefusal('otherPerson', user);
  await link(trx, deps, person, found.id);
  await trx.updateTable('app_user').set({ status: 'active' }).where('id', '=', found.id).execute();
  // Begun with the password, which no longer signs in.
  await trx.deleteFrom('login_challenge').where('user_id', '=', found.id).execute();
  await trx
    .deleteFrom('password_link')
    .where('user_id', '=', found.id)
    .where('used_at', 'is', null)
    .execute();
  await record(trx, deps, 'sign_in_link', user, '');
  return user;
}

/** Creates an account; null when another sign-in has just made one with the address. */
async function create(
  trx: Transaction<Schema>,
  deps: Deps,
  person: ProvidedPerson,
  email: string,
): Promise<Matched | null> {
  const names = namesOf(person, email);
  const created = await trx
    .insertInto('app_user')
    .values({ id: randomUUID(), email, ...names, user_type: 'internal', status: 'active' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created === undefined) return null;
  const user = { id: created.id, name: fullName(names) };
  await link(trx, deps, person, user.id);
  await record(trx, deps, 'user_create', user, '');
  return user;
}

/**
 * Finds or makes the account of a person of the directory, and gives it the roles of their groups.
 *
 * @throws SignInRefusal when they may not sign in and nothing is changed.
 */
export async function matchStaff(
  trx: Transaction<Schema>,
  deps: Deps,
  directory: StaffDirectory,
  person: ProvidedPerson,
): Promise<Match> {
  await lockAdministration(trx);
  // Of two first sign-ins of one person, the second finds what the first has made.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${person.issuer} ${person.subject}`}, 44))`.execute(
    trx,
  );
  const linked = await linkedUser(trx, person.issuer, person.subject);
  const known = linked === undefined ? null : { id: linked.id, name: fullName(linked) };
  if (linked !== undefined && linked.user_type !== 'internal') throw new SignInRefusal('customer', known);
  if (areGroupsLeftOut(person, directory.groupsClaim)) {
    deps.log.error(
      { claim: directory.groupsClaim },
      'the directory has left out the groups: they are too many',
    );
    throw new SignInRefusal('failed', known);
  }
  const roles = await rolesFor(trx, deps, directory, person);
  if (roles.length === 0) {
    if (known === null) throw new SignInRefusal('noRole');
    // Whoever stays the last administrator must be able to make another one.
    if ((await setRoles(trx, deps, person, known, [])) && linked?.status === 'active') return { user: known };
    await endSessions(trx, deps.clock.now(), 'provider', { userId: known.id });
    return { refusal: new SignInRefusal('noRole', known) };
  }
  if (linked !== undefined && known !== null) {
    if (linked.status !== 'active') throw new SignInRefusal('closed', known);
    await setRoles(trx, deps, person, known, roles);
    return { user: known };
  }
  const email = verifiedEmail(person);
  if (email === null) throw new SignInRefusal('unverified');
  const user =
    (await joinByEmail(trx, deps, person, email)) ??
    (await create(trx, deps, person, email)) ??
    (await joinByEmail(trx, deps, person, email));
  if (user === null) throw new SignInRefusal('failed');
  await setRoles(trx, deps, person, user, roles);
  return { user };
}
