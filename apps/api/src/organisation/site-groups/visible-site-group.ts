import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../../server/caller.ts';
import { notFound } from '../../server/api-error.ts';
import type { Queries } from '../../store/database.ts';
import { reachesEveryCorporateGroup, visibleSite, wholeCorporateGroups } from '../../authority/site-scope.ts';

/**
 * Condition on `site_group`: in a corporate group the caller sees, and either their own or shared. A caller who sees
 * only a part of the corporate group does not see shared groups wholly outside that part: their names would reveal what
 * is
 * there.
 */
export function visibleSiteGroup(caller: Caller): RawBuilder<boolean> {
  const shared = sql<boolean>`(site_group.visibility = 'corporate_group'
    or site_group.created_by = ${caller.userId})`;
  if (reachesEveryCorporateGroup(caller)) return shared;
  return sql<boolean>`(${shared}
    and site_group.corporate_group_id = any(${[...caller.corporateGroups.keys()]}::uuid[])
    and (site_group.created_by = ${caller.userId}
      or site_group.corporate_group_id = any(${wholeCorporateGroups(caller)}::uuid[])
      or exists (select from site_group_site held join site
          on site.corporate_group_id = held.corporate_group_id and site.id = held.site_id
        where held.corporate_group_id = site_group.corporate_group_id and held.site_group_id = site_group.id
          and ${visibleSite(caller)})))`;
}

/**
 * The corporate group of a site group.
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
