import { sql } from 'kysely';
import { visibleSite } from '../../authority/site-scope.ts';
import { lackingSites } from '../../energy/missing-values/lacking-sites.ts';
import { gapsOf } from '../../energy/missing-values/missing-sites.ts';
import type { Examined } from '../../energy/missing-values/supplied-sites.ts';
import type { WorkAsked, WorkKind } from '../work-kind.ts';

/** Sites of an item; a selection of more in a link helps nobody. */
const mostSites = 20;

/** The sites that the caller sees. */
export function examinedFor({ caller, today }: WorkAsked): Examined {
  return { today, within: visibleSite(caller) };
}

const ofFirstOnes = sql`select * from lacking
  where corporate_group_id in (select corporate_group_id from first_ones)`;

/** Sites without values, by corporate group: the rule of the list of what is missing. */
export const missingValues: WorkKind = {
  kind: 'missing_values',
  doneBy: ['listMissingValues'],
  source: (asked) => sql`lacking as materialized (${lackingSites(examinedFor(asked))})`,
  rows: () => sql`select corporate_group_id::text as id, corporate_group_id, null::uuid as company_id,
      null::date as day, null::timestamptz as since, count(*)::integer as part_count, null::numeric as amount
    from lacking group by corporate_group_id`,
  order: sql`item.part_count desc`,
  details: ({ today }) => sql`gap_of_first_ones as materialized (${gapsOf(ofFirstOnes, today)})`,
  shown: () => ({
    day: sql<string>`(select min(gap.since) from gap_of_first_ones as gap
      where gap.corporate_group_id = item.corporate_group_id)`,
    sites: sql`(select coalesce(json_agg(site_id), '[]') from (select site_id from lacking
      where lacking.corporate_group_id = item.corporate_group_id order by site_id limit ${mostSites}) as few)`,
  }),
};
