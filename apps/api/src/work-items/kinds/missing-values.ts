import { sql, type RawBuilder } from 'kysely';
import { visibleSite } from '../../authority/site-scope.ts';
import { lackingSites } from '../../energy/missing-values/lacking-sites.ts';
import { missingSites } from '../../energy/missing-values/missing-days.ts';
import type { Examined } from '../../energy/missing-values/supplied-sites.ts';
import type { WorkAsked, WorkKind } from '../work-kind.ts';

/** Sites of an item; a selection of more in a link helps nobody. */
const mostSites = 20;

/** The sites that the caller sees. */
export function examinedFor({ caller, today }: WorkAsked): Examined {
  return { today, within: visibleSite(caller) };
}

/** The sites of `item`, a corporate group. */
function examinedOfItem({ caller, today }: WorkAsked): Examined {
  return {
    today,
    within: sql<boolean>`(site.corporate_group_id = item.corporate_group_id and ${visibleSite(caller)})`,
  };
}

function sitesOfItem(asked: WorkAsked): RawBuilder<unknown> {
  return sql`select site_id from (${lackingSites(examinedOfItem(asked))}) as missing`;
}

/** Sites without values, by corporate group: the rule of the list of what is missing. */
export const missingValues: WorkKind = {
  kind: 'missing_values',
  doneBy: ['listMissingValues'],
  rows: (asked) => sql`select corporate_group_id::text as id, corporate_group_id, null::uuid as company_id,
      null::date as day, null::timestamptz as since, count(*)::integer as part_count, null::numeric as amount
    from (${lackingSites(examinedFor(asked))}) as missing group by corporate_group_id`,
  order: sql`item.part_count desc`,
  shown: (asked) => ({
    day: sql<string>`(select min(missing.since) from (${missingSites(examinedOfItem(asked))}) as missing)`,
    sites: sql`(select coalesce(json_agg(site_id), '[]') from
      (${sitesOfItem(asked)} order by site_id limit ${mostSites}) as few)`,
  }),
};
