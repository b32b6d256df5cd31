import { sql, type RawBuilder } from 'kysely';
import type { Day } from '@vinrod/locale/day';
import { lackingSites, ofSite } from './lacking-sites.ts';
import { missingDays } from './missing-days.ts';
import { dateOf, examinedDays, type Examined } from './supplied-sites.ts';

/** A site that lacks values. */
export interface MissingSite {
  readonly corporate_group_id: string;
  readonly site_id: string;
  /** `YYYY-MM-DD`, as all days here. */
  readonly since: string;
  readonly last_day: string;
  readonly day_count: number;
}

/** Days before the examined ones in which the last whole day is looked for at first. */
const nearDays = 45;

/**
 * Of sites from {@link lackingSites}, since when each lacks values, as a query with the columns of {@link MissingSite}. A gap that
 * was there before the examined days began is followed back to the last whole day before it, or to the start of the delivery; when
 * neither is known, it counts from the first examined day.
 *
 * @param lacking - the sites, as a query
 */
export function gapsOf(lacking: RawBuilder<unknown>, today: Day): RawBuilder<MissingSite> {
  const { first: firstDay } = examinedDays(today);
  const first = dateOf(firstDay);
  return sql<MissingSite>`with lacking as materialized (${lacking}),
    gap as materialized (
      select corporate_group_id, site_id, min(day) as since, max(day) as last_day, count(*)::integer as day_count
      from (${missingDays({ today })}) as missing group by 1, 2),
    older as materialized (select corporate_group_id, site_id from gap where since = ${first}),
    near as materialized (
      select meter_day.corporate_group_id, meter_day.site_id, max(meter_day.day) as day
      from older join meter_day on ${ofSite('meter_day', 'older')} and meter_day.missing_count = 0
        and meter_day.day between ${dateOf(firstDay - nearDays)} and ${dateOf(firstDay - 1)}
      group by 1, 2),
    oldest as materialized (select * from older where not exists (select from near
      where near.corporate_group_id = older.corporate_group_id and near.site_id = older.site_id)),
    far as materialized (
      select site_reach.corporate_group_id, site_reach.site_id,
        case when min(site_reach.complete_day) < ${first} then min(site_reach.complete_day)
          else max(meter_day.day) end as day
      from oldest join site_reach on ${ofSite('site_reach', 'oldest')}
      -- Where every whole day is older, the last one is known without reading any.
      left join meter_day on meter_day.corporate_group_id = site_reach.corporate_group_id
        and meter_day.site_id = site_reach.site_id and meter_day.missing_count = 0
        and meter_day.day < case when site_reach.complete_day >= ${first} then ${first} else '-infinity' end
      group by 1, 2),
    started as (
      select gap.*, case when gap.since = ${first}
          then greatest(coalesce(near.day + 1, far.day + 1, lacking.supply_start, ${first}), lacking.supply_start)
          else gap.since end as started_on
      from gap join lacking using (corporate_group_id, site_id)
      left join near using (corporate_group_id, site_id) left join far using (corporate_group_id, site_id))
    select corporate_group_id, site_id, started_on as since, last_day, day_count + (since - started_on) as day_count
    from started`;
}

/** Sites that lack values, as a query with the columns of {@link MissingSite}. */
export function missingSites(examined: Examined): RawBuilder<MissingSite> {
  return gapsOf(lackingSites(examined), examined.today);
}
