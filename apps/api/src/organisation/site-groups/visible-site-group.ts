import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../../identity/caller.ts';
import { reachesEveryCorporateGroup } from '../site-scope.ts';

/** Condition on `site_group`: of a koncern the caller sees, and their own or shared in the koncern. */
export function visibleSiteGroup(caller: Caller): RawBuilder<boolean> {
  const shared = sql<boolean>`(site_group.visibility = 'corporate_group'
    or site_group.created_by = ${caller.userId})`;
  if (reachesEveryCorporateGroup(caller)) return shared;
  return sql<boolean>`(${shared}
    and site_group.corporate_group_id = any(${[...caller.corporateGroups.keys()]}::uuid[]))`;
}
