import { ensureDefaultRoles } from '../../identity/default-roles.ts';
import type { Queries } from '../../store/index.ts';
import { ACCOUNT_MANAGERS, DEMO_ACCOUNTS, type DemoAccount } from '../catalogue/accounts.ts';
import { demoId } from '../demo-id.ts';

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
    .values({ ...membership, is_admin: account.role === 'customer:group_administrator' })
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

/**
 * Stores the people of the demo data with roles, koncerner and favourites, and names the koncerner's account managers.
 * @param passwordHashes - by e-mail address; without one nobody can sign in to the account
 */
export async function writeAccounts(db: Queries, passwordHashes: ReadonlyMap<string, string>): Promise<void> {
  const roles = await ensureDefaultRoles(db);
  for (const account of DEMO_ACCOUNTS) {
    const id = accountId(account.email);
    const groupName = account.corporateGroup;
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
        status: account.canSignIn ? 'active' : 'invited',
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
  for (const [groupName, email] of ACCOUNT_MANAGERS) {
    await db
      .updateTable('corporate_group')
      .set({ account_manager_id: accountId(email) })
      .where('id', '=', demoId('corporate group', groupName))
      .execute();
  }
}
