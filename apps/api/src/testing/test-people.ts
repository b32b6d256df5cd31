import { randomUUID } from 'node:crypto';
import type { PermissionKey } from '@vinrod/api-client/contract';
import type { Database } from '../store/database.ts';

/** Password of every test user. */
export const testPassword = 'Stormhatt-och-kaprifol-7';

/**
 * Its hash by the least work that argon2id can do, because tests sign in thousands of times; `sign-in-work.test.ts` holds
 * the work of real hashes.
 */
const testPasswordHash =
  '$argon2id$v=19$m=8,t=1,p=1$c2FsdCBvZiB0aGUgdGVzdA$q+2MHwJjziHjyrZs6QK/nz/TyXGuSPqfbM5a7D2rcvQ';

/** A corporate group with its companies and sites. */
export interface TestCorporateGroup {
  readonly id: string;
  readonly companies: readonly { readonly id: string; readonly siteIds: readonly string[] }[];
}

/**
 * Creates a corporate group with companies of this many sites each: `[2, 1]` is two companies with two and one site.
 */
export async function createCorporateGroup(
  { db }: Database,
  name: string,
  sitesPerCompany: readonly number[] = [2, 1],
): Promise<TestCorporateGroup> {
  const id = randomUUID();
  await db.insertInto('corporate_group').values({ id, name, organization_number: '556677-8899' }).execute();
  const companies = sitesPerCompany.map((count) => ({
    id: randomUUID(),
    siteIds: Array.from({ length: count }, () => randomUUID()),
  }));
  if (companies.length === 0) return { id, companies };
  await db
    .insertInto('company')
    .values(
      companies.map((company, index) => ({
        corporate_group_id: id,
        id: company.id,
        customer_id: String(1000 + index),
        name: `${name} Bolag ${index + 1} AB`,
        organization_number: '556677-8899',
      })),
    )
    .execute();
  const sites = companies.flatMap((company, companyIndex) =>
    company.siteIds.map((siteId, index) => ({
      corporate_group_id: id,
      id: siteId,
      company_id: company.id,
      site_id: `73599900000001${String(companyIndex).padStart(2, '0')}${String(index).padStart(2, '0')}`,
      name: `${name} anläggning ${companyIndex + 1}.${index + 1}`,
      street: 'Storgatan 12',
      postal_code: '972 38',
      city: 'Luleå',
    })),
  );
  if (sites.length > 0) await db.insertInto('site').values(sites).execute();
  return { id, companies };
}

/** Options of a test user. */
export interface TestUserOptions {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly status?: 'invited' | 'active' | 'locked' | 'inactive';
  readonly permissions?: readonly PermissionKey[];
  /** Corporate group of an external user; staff by default. */
  readonly corporateGroupId?: string;
  /** Companies that the view is limited to. */
  readonly companyIds?: readonly string[];
  /** Site groups that the view is limited to besides the companies. */
  readonly siteGroupIds?: readonly string[];
  /** Whether the user is an administrator of the corporate group. */
  readonly isAdmin?: boolean;
}

/** A test user. */
export interface TestUser {
  readonly id: string;
  readonly email: string;
  /** Role with the user's permissions. */
  readonly roleId: number;
}

/** Creates a user with a role of their own that has the permissions. */
export async function createUser({ db }: Database, options: TestUserOptions = {}): Promise<TestUser> {
  const id = randomUUID();
  const email = options.email ?? `${id}@kund.example`;
  await db
    .insertInto('app_user')
    .values({
      id,
      email,
      password_hash: testPasswordHash,
      first_name: options.firstName ?? 'Tova',
      last_name: options.lastName ?? 'Lindmark',
      user_type: options.corporateGroupId === undefined ? 'internal' : 'external',
      status: options.status ?? 'active',
    })
    .execute();
  const role = await db
    .insertInto('role')
    .values({
      name: id,
      display_name: 'Testroll',
      description: '',
      kind: options.corporateGroupId === undefined ? 'internal' : 'customer',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('user_role').values({ user_id: id, role_id: role.id }).execute();
  const permissions = [...new Set(options.permissions)];
  if (permissions.length > 0)
    await db
      .insertInto('role_permission')
      .values(permissions.map((permission) => ({ role_id: role.id, permission })))
      .execute();
  const { corporateGroupId, companyIds = [], siteGroupIds = [], isAdmin = false } = options;
  if (corporateGroupId !== undefined) {
    const membership = { corporate_group_id: corporateGroupId, user_id: id };
    const isLimited = companyIds.length + siteGroupIds.length > 0;
    await db
      .insertInto('user_corporate_group')
      .values({ ...membership, is_admin: isAdmin, is_limited: isLimited })
      .execute();
    for (const siteGroupId of siteGroupIds)
      await db
        .insertInto('user_site_group_scope')
        .values({ ...membership, site_group_id: siteGroupId })
        .execute();
    for (const companyId of companyIds)
      await db
        .insertInto('user_company_scope')
        .values({ ...membership, company_id: companyId })
        .execute();
  }
  return { id, email, roleId: role.id };
}
