import { later } from '../../config/clock.ts';
import { ensureDefaultRoles } from '../../permissions/default-roles.ts';
import type { Queries } from '../../store/index.ts';
import { accountManagers, demoAccounts, type DemoAccount } from '../catalogue/accounts.ts';
import { demoRoles } from '../catalogue/roles.ts';
import { demoId } from '../demo-id.ts';

const hour = 3600;
const day = 24 * hour;

/** Id of the demo account with an e-mail address. */
export function accountId(email: string): string {
  return demoId('account', email);
}

async function writeMembership(db: Queries, account: DemoAccount, groupName: string): Promise<void> {
  const membership = {
    corporate_group_id: demoId('corporate group', groupName),
    user_id: accountId(account.email),
  };
  await db
    .insertInto('user_corporate_group')
    .values({
      ...membership,
      is_admin: account.role === 'customer:group_administrator',
      is_limited: account.companies.length + account.siteGroups.length > 0,
    })
    .execute();
  for (const company of account.companies) {
    await db
      .insertInto('user_company_scope')
      .values({ ...membership, company_id: demoId('company', company) })
      .execute();
  }
  if (account.favoriteSites.length === 0) return;
  await db
    .insertInto('site_favorite')
    .columns(['corporate_group_id', 'user_id', 'site_id'])
    .expression((builder) =>
      builder
        .selectFrom('site')
        .select(({ val, ref }) => [
          ref('corporate_group_id').as('corporate_group_id'),
          val(membership.user_id).$castTo<string>().as('user_id'),
          ref('id').as('site_id'),
        ])
        .where('corporate_group_id', '=', membership.corporate_group_id)
        .where('name', 'in', account.favoriteSites),
    )
    .execute();
}

/** Stores the corporate groups' own roles. */
async function writeRoles(db: Queries): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const role of demoRoles) {
    const { id } = await db
      .insertInto('role')
      .values({
        name: role.name,
        display_name: role.displayName,
        description: role.description,
        kind: 'customer',
        corporate_group_id: demoId('corporate group', role.corporateGroup),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('role_permission')
      .values(role.permissions.map((permission) => ({ role_id: id, permission })))
      .execute();
    ids.set(role.key, id);
  }
  return ids;
}

/** Limits views to site groups, once these exist. */
export async function writeSiteGroupScopes(db: Queries): Promise<void> {
  for (const { email, corporateGroup, siteGroups } of demoAccounts) {
    if (corporateGroup === null) continue;
    for (const name of siteGroups)
      await db
        .insertInto('user_site_group_scope')
        .values({
          corporate_group_id: demoId('corporate group', corporateGroup),
          user_id: accountId(email),
          site_group_id: demoId('site group', `${corporateGroup} ${name}`),
        })
        .execute();
  }
}

/**
 * Stores the people of the demo data with roles, corporate groups and favourites, and sets the corporate groups'
 * account
 * managers.
 * @param passwordHashes - by e-mail address; accounts without one cannot sign in
 */
export async function writeAccounts(
  db: Queries,
  passwordHashes: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const roles = new Map<string, number>([...(await ensureDefaultRoles(db)), ...(await writeRoles(db))]);
  for (const account of demoAccounts) {
    const id = accountId(account.email);
    const groupName = account.corporateGroup;
    const seenAt = account.lastSeenHoursAgo === null ? null : later(now, -account.lastSeenHoursAgo * hour);
    await db
      .insertInto('app_user')
      .values({
        id,
        email: account.email,
        password_hash: passwordHashes.get(account.email) ?? null,
        first_name: account.firstName,
        last_name: account.lastName,
        title: account.title,
        phone_number: account.phoneNumber,
        user_type: groupName === null ? 'internal' : 'external',
        status: account.status,
        invited_at: later(now, -account.invitedDaysAgo * day),
        last_login_at: seenAt,
        previous_login_at: seenAt,
        created_at: later(now, -Math.max(account.invitedDaysAgo, 1) * day),
        default_corporate_group_id: groupName === null ? null : demoId('corporate group', groupName),
      })
      .execute();
    const roleId = roles.get(account.role);
    if (roleId === undefined) throw new Error(`There is no role ${account.role}.`);
    await db.insertInto('user_role').values({ user_id: id, role_id: roleId }).execute();
    if (groupName !== null) await writeMembership(db, account, groupName);
    if (groupName !== null && account.role === 'customer:group_administrator')
      await db
        .updateTable('corporate_group')
        .set({ main_contact_id: id })
        .where('id', '=', demoId('corporate group', groupName))
        .execute();
  }
  for (const [groupName, email] of accountManagers) {
    await db
      .updateTable('corporate_group')
      .set({ account_manager_id: accountId(email) })
      .where('id', '=', demoId('corporate group', groupName))
      .execute();
  }
}
