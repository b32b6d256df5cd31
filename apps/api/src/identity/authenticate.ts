import { sql } from 'kysely';
import { unauthorized } from '../server/api-error.ts';
import { isPermissionKey } from '../server/contract.ts';
import type { Deps } from '../server/deps.ts';
import { answeredInTime } from '../store/answered-in-time.ts';
import { readAccessToken } from './access-token.ts';
import type { Caller } from './caller.ts';

interface CallerRow {
  readonly user_id: string;
  readonly user_type: 'internal' | 'external';
  readonly permissions: readonly string[];
  readonly memberships: readonly { readonly id: string; readonly company_ids: readonly string[] | null }[];
}

/**
 * Finds out who is calling. The token only names a session; whether it still holds and what the
 * user may do is read from the database each time, so that disabling a user or taking a permission
 * away works at once.
 *
 * @param authorization - The `Authorization` header.
 * @throws ApiError 401 when there is no valid access token or its session or user is no longer active.
 */
export async function authenticate(deps: Deps, authorization: string | null): Promise<Caller> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw unauthorized();
  const claims = await readAccessToken(deps, token);
  const now = deps.clock.now();
  const query = sql<CallerRow>`
    select u.id as user_id, u.user_type,
      coalesce((select json_agg(distinct p.permission) from user_role r
        join role_permission p on p.role_id = r.role_id where r.user_id = u.id), '[]') as permissions,
      coalesce((select json_agg(json_build_object('id', m.corporate_group_id, 'company_ids',
          (select json_agg(c.company_id) from user_company_scope c
            where c.user_id = u.id and c.corporate_group_id = m.corporate_group_id)))
        from user_corporate_group m where m.user_id = u.id and u.user_type = 'external'), '[]') as memberships
    from session s join app_user u on u.id = s.user_id
    where s.id = ${claims.sessionId} and u.id = ${claims.userId} and u.status = 'active'
      and s.revoked_at is null and s.expires_at > ${now}`.execute(deps.database.db);
  const found = await answeredInTime(query, deps.config.databaseTimeout);
  const row = found.rows[0];
  if (row === undefined) throw unauthorized();
  return {
    userId: row.user_id,
    sessionId: claims.sessionId,
    userType: row.user_type,
    permissions: new Set(row.permissions.filter(isPermissionKey)),
    corporateGroups: new Map(row.memberships.map(({ id, company_ids }) => [id, company_ids])),
  };
}
