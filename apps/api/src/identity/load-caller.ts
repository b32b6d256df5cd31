import { sql, type RawBuilder } from 'kysely';
import type { Deps } from '../server/deps.ts';
import { answeredInTime } from '../store/answered-in-time.ts';
import type { Queries } from '../store/database.ts';
import type { Caller } from '../server/caller.ts';
import type { FeatureName } from '../config/brand-sheet.ts';
import { withoutFeatures } from '../permissions/feature-permissions.ts';
import { countedPermissions } from '../permissions/counted-permissions.ts';
import { fullName } from './users.ts';

interface Membership {
  readonly id: string;
  readonly is_admin: boolean;
  readonly is_limited: boolean;
  readonly company_ids: readonly string[] | null;
  readonly site_group_ids: readonly string[] | null;
}

interface UserRow {
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly user_type: 'internal' | 'external';
  readonly permissions: readonly string[];
  readonly memberships: readonly Membership[];
}

function companiesOf(membership: Membership): readonly string[] | null {
  const { is_limited, company_ids, site_group_ids } = membership;
  return is_limited || company_ids !== null || site_group_ids !== null ? (company_ids ?? []) : null;
}

/**
 * Reads a user with their permissions in one query.
 *
 * @param db - The connection or transaction to read in.
 * @param condition - Which user, as a condition on `u` (`app_user`).
 * @param sessionId - Session that the user is read for.
 * @param featuresOff - Parts of the portal that are left out.
 * @returns undefined when there is none.
 */
export async function readCaller(
  db: Queries,
  condition: RawBuilder<boolean>,
  sessionId: string,
  featuresOff: readonly FeatureName[] = [],
): Promise<Caller | undefined> {
  const found = await sql<UserRow>`
    select u.id as user_id, u.first_name, u.last_name, u.user_type,
      coalesce((select json_agg(distinct p.permission) from user_role r
        join role_permission p on p.role_id = r.role_id where r.user_id = u.id), '[]') as permissions,
      coalesce((select json_agg(json_build_object('id', m.corporate_group_id, 'is_admin', m.is_admin,
          'is_limited', m.is_limited,
          'company_ids', (select json_agg(c.company_id) from user_company_scope c
            where c.user_id = u.id and c.corporate_group_id = m.corporate_group_id),
          'site_group_ids', (select json_agg(g.site_group_id) from user_site_group_scope g
            where g.user_id = u.id and g.corporate_group_id = m.corporate_group_id)))
        from user_corporate_group m where m.user_id = u.id and u.user_type = 'external'), '[]') as memberships
    from app_user u where ${condition}`.execute(db);
  const row = found.rows[0];
  if (row === undefined) return undefined;
  const held = countedPermissions(row.user_type, row.permissions);
  return {
    userId: row.user_id,
    fullName: fullName(row),
    sessionId,
    userType: row.user_type,
    permissions: withoutFeatures(held, featuresOff),
    held,
    corporateGroups: new Map(row.memberships.map((membership) => [membership.id, companiesOf(membership)])),
    administers: new Set(row.memberships.filter(({ is_admin }) => is_admin).map(({ id }) => id)),
    siteGroupIds: row.memberships.flatMap(({ site_group_ids }) => site_group_ids ?? []),
    shadow: null,
  };
}

/** As {@link readCaller} for a request, which gets an answer in time even when the database does not. */
export function loadCaller(
  { config, database }: Pick<Deps, 'config' | 'database'>,
  condition: RawBuilder<boolean>,
  sessionId: string,
): Promise<Caller | undefined> {
  const featuresOff = config.brand?.sheet.featuresOff;
  return answeredInTime(readCaller(database.db, condition, sessionId, featuresOff), config.databaseTimeout);
}
