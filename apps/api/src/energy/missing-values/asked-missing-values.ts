import { sql } from 'kysely';
import type { operations } from '@vinrod/api-client/contract';
import { localDayOf } from '@vinrod/locale/clock';
import { siteScope, visibleSite } from '../../authority/site-scope.ts';
import type { Caller } from '../../server/caller.ts';
import type { Deps } from '../../server/deps.ts';
import { matchesSearch } from '../../server/list-query.ts';
import { missingSites, type MissingSite } from './missing-sites.ts';
import type { Examined } from './supplied-sites.ts';

type ListQuery = NonNullable<operations['listMissingValues']['parameters']['query']>;

/** Filters for the list of what is missing and for its file. */
export type MissingValueFilters = Omit<ListQuery, 'limit' | 'offset' | 'ordering'>;

/**
 * What is looked at for a query.
 *
 * @throws ApiError 404 when the caller may not see the corporate group.
 */
export async function askedSites(
  { database: { db }, clock }: Deps,
  caller: Caller,
  { corporate_group: corporateGroup, own = false }: MissingValueFilters,
): Promise<Examined> {
  if (corporateGroup !== undefined) await siteScope(db, caller, corporateGroup);
  const ofGroup =
    corporateGroup === undefined
      ? sql<boolean>`true`
      : sql<boolean>`site.corporate_group_id = ${corporateGroup}::uuid`;
  const ofCaller = own
    ? sql<boolean>`site.corporate_group_id in (select id from corporate_group
        where account_manager_id = ${caller.userId}::uuid)`
    : sql<boolean>`true`;
  return {
    today: localDayOf(clock.now().getTime()),
    within: sql<boolean>`(${visibleSite(caller)} and ${ofGroup} and ${ofCaller})`,
  };
}

/** The sites that lack values and match the search and the days, with their names, of every grid owner. */
export function missingOfEveryGridOwner(
  { database: { db } }: Deps,
  examined: Examined,
  { search, since }: MissingValueFilters,
) {
  const found = db
    .selectFrom(sql<MissingSite>`(${missingSites(examined)})`.as('missing'))
    .innerJoin('site', (join) =>
      join
        .onRef('site.corporate_group_id', '=', 'missing.corporate_group_id')
        .onRef('site.id', '=', 'missing.site_id'),
    )
    .innerJoin('company', (join) =>
      join
        .onRef('company.corporate_group_id', '=', 'site.corporate_group_id')
        .onRef('company.id', '=', 'site.company_id'),
    )
    .innerJoin('corporate_group', 'corporate_group.id', 'site.corporate_group_id')
    .select([
      'missing.since',
      'missing.last_day',
      'missing.day_count',
      'site.corporate_group_id',
      'corporate_group.name as corporate_group_name',
      'site.company_id',
      'company.name as company_name',
      'site.id',
      'site.site_id as site_number',
      'site.name',
      'site.grid_owner',
      'site.grid_area_code',
      'site.metering_interval',
    ])
    .where(
      matchesSearch(search, [
        sql.ref('site.name'),
        sql.ref('site.site_id'),
        sql.ref('company.name'),
        sql.ref('corporate_group.name'),
        sql.ref('site.grid_owner'),
        sql.ref('site.grid_area_code'),
      ]),
    );
  return since === undefined ? found : found.where('missing.since', '<=', since);
}

/** The same of one grid owner; the empty name is that of sites without one. */
export function askedMissingValues(
  deps: Deps,
  examined: Examined,
  filters: MissingValueFilters,
): ReturnType<typeof missingOfEveryGridOwner> {
  const found = missingOfEveryGridOwner(deps, examined, filters);
  const { grid_owner: gridOwner } = filters;
  return gridOwner === undefined
    ? found
    : found.where(sql<boolean>`coalesce(site.grid_owner, '') = ${gridOwner}`);
}
