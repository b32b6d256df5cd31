import { sql, type RawBuilder } from 'kysely';
import { dateOf, unevenDays, type Examined } from './supplied-sites.ts';
import { ofSite, storedQuarters } from './lacking-sites.ts';

/**
 * The days that the sites of `lacking` lack a value of, as a query with `corporate_group_id`, `site_id`, `day` and
 * `missing_quarters`; `lacking` is a query of that name beside it, of sites of `lackingSites`.
 */
export function missingDays({ today }: Pick<Examined, 'today'>): RawBuilder<unknown> {
  const changes = unevenDays(today).map(
    ({ day, quarters }) => sql`when examined.day = ${dateOf(day)} then ${quarters}::integer`,
  );
  const whole = changes.length === 0 ? sql`96` : sql`case ${sql.join(changes, sql` `)} else 96 end`;
  return sql`with stored as materialized (
      select meter_day.corporate_group_id, meter_day.site_id, meter_day.day, ${storedQuarters} as quarters
      from lacking join meter_day on ${ofSite('meter_day', 'lacking')}
        and meter_day.day between lacking.first_day and lacking.last_day)
    select examined.*, ${whole} - coalesce(stored.quarters, 0) as missing_quarters
    from (select lacking.corporate_group_id, lacking.site_id, lacking.first_day + at as day
      from lacking cross join lateral generate_series(0, lacking.last_day - lacking.first_day) as at) as examined
    left join stored using (corporate_group_id, site_id, day)
    where coalesce(stored.quarters, 0) < ${whole}`;
}
