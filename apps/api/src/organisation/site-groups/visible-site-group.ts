import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../../identity/caller.ts';
import { notFound } from '../../server/api-error.ts';
import type { Queries } from '../../store/database.ts';
import { reachesEveryCorporateGroup } from '../site-scope.ts';

/** Condition on `site_group`: of a koncern the caller sees, and their own or shared in the koncern. */
export function visibleSiteGroup(caller: Caller): RawBuilder<boolean> {
  const shared = sql<boolean>`(site_group.visibility = 'corporate_group'
    or site_group.created_by = ${caller.userId})`;
  if (reachesEveryCorporateGroup(caller)) return shared;
  return sql<boolean>`(${shared}
    and site_group.corporate_group_id = any(${[...caller.corporateGroups.keys()]}::uuid[]))`;
}

/**
 * The koncern of a site group.
 *
 * @throws ApiError 404 when the caller may not see the group, whether or not it exists.
 */
export async function corporateGroupOfSiteGroup(db: Queries, caller: Caller, id: string): Promise<string> {
  const group = await db
    .selectFrom('site_group')
    .select('corporate_group_id')
    .where('site_group.id', '=', id)
    .where(visibleSiteGroup(caller))
    .executeTakeFirst();
  if (group === undefined) throw notFound();
  return group.corporate_group_id;
}
