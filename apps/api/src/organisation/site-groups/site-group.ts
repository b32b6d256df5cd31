import { sql, type InferResult, type RawBuilder } from 'kysely';
import type { SiteGroup } from '@vinrod/api-client/contract';
import { isOpenTo } from '../../authority/open-operations.ts';
import { standingColumns, whySiteGroupStays } from '../../authority/site-group-rule.ts';
import { formatInstant } from '@vinrod/locale/clock';
import type { Caller } from '../../server/caller.ts';
import { fullName } from '../../identity/users.ts';
import { notFound } from '../../server/api-error.ts';
import type { Queries } from '../../store/database.ts';
import { addressOf } from '../sites/site-address.ts';
import { visibleSite } from '../../authority/site-scope.ts';
import { visibleSiteGroup } from './visible-site-group.ts';

interface GroupSite {
  readonly id: string;
  readonly site_id: string;
  readonly number: number;
  readonly name: string;
  readonly street: string | null;
  readonly postal_code: string | null;
  readonly city: string | null;
  readonly building_name: string | null;
  readonly company: string;
}

interface Creator {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** Condition on `site_group`: the caller has marked it as favourite. */
export function isFavoriteSiteGroup(caller: Caller): RawBuilder<boolean> {
  return sql<boolean>`exists (select from site_group_favorite own
    where own.corporate_group_id = site_group.corporate_group_id and own.site_group_id = site_group.id
      and own.user_id = ${caller.userId})`;
}

/** The site groups that the caller may see, each with the sites in it that they may see. */
export function siteGroupsFor(db: Queries, caller: Caller) {
  const members = sql`from site_group_site own
    join site on site.corporate_group_id = own.corporate_group_id and site.id = own.site_id
    join company on company.corporate_group_id = site.corporate_group_id and company.id = site.company_id
    where own.corporate_group_id = site_group.corporate_group_id and own.site_group_id = site_group.id
      and ${visibleSite(caller)}`;
  return db
    .selectFrom('site_group')
    .innerJoin('corporate_group', 'corporate_group.id', 'site_group.corporate_group_id')
    .where(visibleSiteGroup(caller))
    .selectAll('site_group')
    .select([
      'corporate_group.name as corporate_group_name',
      sql<number>`(select count(*)::integer ${members})`.as('site_count'),
      sql<
        readonly GroupSite[]
      >`coalesce((select json_agg(json_build_object('id', site.id, 'site_id', site.site_id, 'number', site.number,
          'name', site.name, 'street', site.street, 'postal_code', site.postal_code, 'city', site.city,
          'building_name', site.building_name, 'company', company.name) order by site.name, site.site_id)
        ${members}), '[]')`.as('sites'),
      sql<Creator | null>`(select json_build_object('id', id, 'first_name', first_name, 'last_name', last_name)
        from app_user where app_user.id = site_group.created_by)`.as('creator'),
      isFavoriteSiteGroup(caller).as('is_favorite'),
      ...standingColumns(caller),
    ]);
}

type SiteGroupRow = InferResult<ReturnType<typeof siteGroupsFor>>[number];

/** A site group as payloads have it. */
export function toSiteGroup(caller: Caller, row: SiteGroupRow): SiteGroup {
  const isChangeable = whySiteGroupStays(caller, row) === null;
  return {
    uuid: row.id,
    name: row.name,
    description: row.description,
    corporate_group: { uuid: row.corporate_group_id, name: row.corporate_group_name },
    sites_detail: row.sites.map((site) => ({
      uuid: site.id,
      site_id: site.site_id,
      number: site.number,
      name: site.name,
      address: addressOf(site),
      company: site.company,
      building_name: site.building_name,
    })),
    site_count: row.site_count,
    created_by: row.creator && { uuid: row.creator.id, full_name: fullName(row.creator) },
    visibility: row.visibility,
    is_favorite: row.is_favorite,
    can_change: isChangeable && isOpenTo(caller, 'updateSiteGroup'),
    can_delete: isChangeable && isOpenTo(caller, 'deleteSiteGroup'),
    created_at: formatInstant(row.created_at.getTime()),
    updated_at: formatInstant(row.updated_at.getTime()),
  };
}

/**
 * Reads one site group.
 *
 * @param db - The connection or transaction to read in.
 * @throws ApiError 404 when the caller may not see it, whether or not it exists.
 */
export async function readSiteGroup(db: Queries, caller: Caller, id: string): Promise<SiteGroup> {
  const row = await siteGroupsFor(db, caller).where('site_group.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound();
  return toSiteGroup(caller, row);
}
