import { sql } from 'kysely';
import type { CorporateGroupMinimal } from '@vinrod/api-client/contract';
import { givesAdministration } from '../../authority/rights.ts';
import type { Caller } from '../../identity/caller.ts';
import type { Queries } from '../../store/database.ts';
import { reachesEveryCorporateGroup, visibleSite, wholeCorporateGroup } from '../site-scope.ts';

/** Every koncern that the caller may see with the number of its sites they may see, in Swedish order. */
export async function listCorporateGroupsMinimal(
  db: Queries,
  caller: Caller,
): Promise<CorporateGroupMinimal[]> {
  const all = reachesEveryCorporateGroup(caller);
  const ids = [...caller.corporateGroups.keys()];
  if (!all && ids.length === 0) return [];
  const groups = db
    .selectFrom('corporate_group')
    .select(['corporate_group.id as uuid', 'corporate_group.name', 'corporate_group.organization_number'])
    .select(
      sql<number>`(select count(*)::integer from site
        where site.corporate_group_id = corporate_group.id and ${visibleSite(caller)})`.as('site_count'),
    )
    .orderBy('corporate_group.name');
  const rows = await (all ? groups : groups.where('corporate_group.id', 'in', ids)).execute();
  return rows.map((row) => ({
    ...row,
    is_whole: wholeCorporateGroup(caller, row.uuid),
    can_give_administration: givesAdministration(caller, row.uuid),
  }));
}
