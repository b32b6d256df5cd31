import { sql, type RawBuilder } from 'kysely';
import { endOfMonth, startOfMonth, type Day } from '@vinrod/locale/day';
import { dateOf, examinedDays, suppliedSites, unevenDays, type Examined } from './supplied-sites.ts';

/** Quarters of an hour between the columns `first_day` and `last_day`, changes to and from summer time included. */
function expectedQuarters(today: Day): RawBuilder<number> {
  const changes = unevenDays(today).map(
    ({ day, quarters }) =>
      sql`+ case when ${dateOf(day)} between first_day and last_day then ${quarters - 96}::integer else 0 end`,
  );
  return sql<number>`((last_day - first_day + 1) * 96 ${sql.join(changes, sql` `)})`;
}

/** Quarters of an hour with a value, of a row of `meter_day`. */
export const storedQuarters = sql<number>`((meter_day.measured_count + meter_day.estimated_count + meter_day.corrected_count)
  * case meter_day.resolution when 'quarter' then 1 else 4 end)`;

/** Joins a table of values to rows of sites by the whole of its key, which an index serves and a distributed database needs. */
export function ofSite(
  table: 'meter_day' | 'site_month' | 'site_reach' | 'estimated_day',
  site: 'supplied' | 'beyond' | 'lacking' | 'older' | 'oldest',
): RawBuilder<boolean> {
  const own = (column: string): RawBuilder<unknown> => sql.ref(`${table}.${column}`);
  const others = (column: string): RawBuilder<unknown> => sql.ref(`${site}.${column}`);
  return sql<boolean>`${own('corporate_group_id')} = ${others('corporate_group_id')}
    and ${own('site_id')} = ${others('site_id')}`;
}

/**
 * The rule of what is missing: the sites of {@link suppliedSites} that lack a value, with the columns of that query. Months are
 * counted, not days, because an index serves them; values of today and from outside the delivery make up for none.
 *
 * Each step that reads values is a query of its own, since sites and values may lie on different servers.
 */
export function lackingSites(examined: Examined): RawBuilder<unknown> {
  const { today } = examined;
  const { first, last } = examinedDays(today);
  const lastOfMonth = dateOf(endOfMonth(last));
  return sql`with supplied as materialized (${suppliedSites(examined)}),
    present as materialized (
      select site_month.corporate_group_id, site_month.site_id, sum(site_month.present_quarters) as quarters
      from supplied join site_month on ${ofSite('site_month', 'supplied')}
        and site_month.month in (${dateOf(startOfMonth(first))}, ${dateOf(startOfMonth(last))})
      group by 1, 2),
    beyond as (
      select corporate_group_id, site_id, ${dateOf(first)} as from_day, first_day - 1 as to_day from supplied
        where first_day > ${dateOf(first)}
      union all
      select corporate_group_id, site_id, last_day + 1, ${lastOfMonth} from supplied where last_day < ${lastOfMonth}),
    outside as materialized (
      select meter_day.corporate_group_id, meter_day.site_id, sum(${storedQuarters}) as quarters
      from beyond join meter_day on ${ofSite('meter_day', 'beyond')}
        and meter_day.day between beyond.from_day and beyond.to_day
      group by 1, 2)
    select supplied.* from supplied
    left join present using (corporate_group_id, site_id) left join outside using (corporate_group_id, site_id)
    where coalesce(present.quarters, 0) - coalesce(outside.quarters, 0) < ${expectedQuarters(today)}`;
}
