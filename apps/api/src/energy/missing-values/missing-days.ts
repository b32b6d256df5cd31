import { sql, type RawBuilder } from 'kysely';
import { lackingSites } from './lacking-sites.ts';
import { dateOf, examinedDays, unevenDays, type Examined } from './supplied-sites.ts';

/**
 * The days of `lacking`, a site of {@link lackingSites}, that lack a value, as a query with `day` and
 * `missing_quarters`.
 */
export function missingDays({ today }: Pick<Examined, 'today'>): RawBuilder<unknown> {
  const changes = unevenDays(today).map(
    ({ day, quarters }) => sql`when examined.day = ${dateOf(day)} then ${quarters}::integer`,
  );
  const whole = changes.length === 0 ? sql`96` : sql`case ${sql.join(changes, sql` `)} else 96 end`;
  return sql`select examined.day, ${whole} - coalesce(stored.quarters, 0) as missing_quarters
    from (select lacking.first_day + at as day
      from generate_series(0, lacking.last_day - lacking.first_day) as at) as examined
    left join (select meter_day.day, (measured_count + estimated_count + corrected_count)
          * case resolution when 'quarter' then 1 else 4 end as quarters
        from meter_day where meter_day.corporate_group_id = lacking.corporate_group_id
          and meter_day.site_id = lacking.site_id
          and meter_day.day between lacking.first_day and lacking.last_day) as stored on stored.day = examined.day
    where coalesce(stored.quarters, 0) < ${whole}`;
}

/** A site that lacks values. */
export interface MissingSite {
  readonly corporate_group_id: string;
  readonly site_id: string;
  /** `YYYY-MM-DD`, as all days here. */
  readonly since: string;
  readonly last_day: string;
  readonly day_count: number;
}

/**
 * Sites that lack values, as a query with the columns of {@link MissingSite}. A gap that was there before the examined
 * days began is followed back to the last whole day before it, or to the start of the delivery; when neither is known,
 * it counts from the first examined day.
 */
export function missingSites(examined: Examined): RawBuilder<MissingSite> {
  const first = dateOf(examinedDays(examined.today).first);
  return sql<MissingSite>`select lacking.corporate_group_id, lacking.site_id, started.since, gap.last_day,
      gap.day_count + (gap.since - started.since) as day_count
    from (${lackingSites(examined)}) as lacking
    cross join lateral (select min(missing.day) as since, max(missing.day) as last_day,
        count(*)::integer as day_count
      from (${missingDays(examined)}) as missing) as gap
    left join lateral (select meter_day.day from meter_day
      where gap.since = ${first} and meter_day.corporate_group_id = lacking.corporate_group_id
        and meter_day.site_id = lacking.site_id and meter_day.day < ${first} and missing_count = 0
      order by meter_day.day desc limit 1) as whole on true
    cross join lateral (select case when gap.since = ${first}
        then greatest(coalesce(whole.day + 1, lacking.supply_start, ${first}), lacking.supply_start)
        else gap.since end as since) as started`;
}
