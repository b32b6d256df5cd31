import type { Caller } from '../../server/caller.ts';
import { corporateGroupOfSiteGroup } from '../../organisation/site-groups/visible-site-group.ts';
import { visibleSite } from '../../authority/site-scope.ts';
import type { Queries } from '../../store/index.ts';

/** A site group's corporate group, and its sites that the caller may see. */
export interface SiteGroupMembers {
  readonly corporateGroupId: string;
  readonly siteIds: readonly string[];
}

/**
 * Reads the sites of a site group.
 *
 * @throws ApiError 404 when the caller may not see the group, whether or not it exists.
 */
export async function siteGroupMembers(db: Queries, caller: Caller, id: string): Promise<SiteGroupMembers> {
  const corporateGroupId = await corporateGroupOfSiteGroup(db, caller, id);
  const members = await db
    .selectFrom('site_group_site')
    .innerJoin('site', (join) =>
      join
        .onRef('site.corporate_group_id', '=', 'site_group_site.corporate_group_id')
        .onRef('site.id', '=', 'site_group_site.site_id'),
    )
    .select('site.id')
    .where('site_group_site.corporate_group_id', '=', corporateGroupId)
    .where('site_group_site.site_group_id', '=', id)
    .where(visibleSite(caller))
    .execute();
  return { corporateGroupId, siteIds: members.map((site) => site.id) };
}
