import { sql } from 'kysely';
import type { CorporateGroupMinimal, operations } from '@vinrod/api-client/contract';
import { givesAdministration } from '../../authority/rights.ts';
import type { Caller } from '../../server/caller.ts';
import { notFound } from '../../server/api-error.ts';
import { matchesSearch } from '../../server/list-query.ts';
import type { Queries } from '../../store/database.ts';
import { visibleCorporateGroup, visibleSite, wholeCorporateGroup } from '../../authority/site-scope.ts';

type Query = NonNullable<operations['listCorporateGroupsMinimal']['parameters']['query']>;

/**
 * Every corporate group that the caller may see, with the number of its sites they may see, in Swedish order. A search
 * filters by words; a limit returns the first ones.
 *
 * @throws ApiError 404 when the query names a corporate group that the caller may not see, whether or not it exists.
 */
export async function listCorporateGroupsMinimal(
  db: Queries,
  caller: Caller,
  { search, limit, uuid }: Query = {},
): Promise<CorporateGroupMinimal[]> {
  const all = db
    .selectFrom('corporate_group')
    .select(['corporate_group.id as uuid', 'corporate_group.name', 'corporate_group.organization_number'])
    .select(
      sql<number>`(select count(*)::integer from site
        where site.corporate_group_id = corporate_group.id and ${visibleSite(caller)})`.as('site_count'),
    )
    .where(visibleCorporateGroup(caller))
    .where(
      matchesSearch(search, [
        sql.ref('corporate_group.name'),
        sql.ref('corporate_group.organization_number'),
        sql`replace(corporate_group.organization_number, '-', '')`,
      ]),
    )
    .orderBy('corporate_group.name')
    .orderBy('corporate_group.id');
  const one = uuid === undefined ? all : all.where('corporate_group.id', '=', uuid);
  const rows = await (limit === undefined ? one : one.limit(limit)).execute();
  if (uuid !== undefined && rows.length === 0) throw notFound();
  return rows.map((row) => ({
    ...row,
    is_whole: wholeCorporateGroup(caller, row.uuid),
    can_give_administration: givesAdministration(caller, row.uuid),
  }));
}
