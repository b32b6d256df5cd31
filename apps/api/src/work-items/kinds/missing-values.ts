import { sql, type RawBuilder } from 'kysely';
import { addMonths, formatDay, startOfMonth, type Day } from '@vinrod/locale/day';
import { hoursInDay } from '@vinrod/locale/clock';
import { visibleSite } from '../../authority/site-scope.ts';
import type { WorkAsked, WorkKind } from '../work-kind.ts';

/** Sites of an item; a selection of more in a link helps nobody. */
const mostSites = 20;

function date(day: Day): RawBuilder<string> {
  return sql<string>`${formatDay(day)}::date`;
}

/** Days to look at: yesterday, and back to the first of the month before it. */
export function examinedDays(today: Day): { readonly first: Day; readonly last: Day } {
  const last = today - 1;
  return { first: addMonths(startOfMonth(last), -1), last };
}

/** Quarters of an hour between the columns `first_day` and `last_day`, changes to and from summer time included. */
function expectedQuarters(first: Day, last: Day): RawBuilder<number> {
  const changes = Array.from({ length: last - first + 1 }, (_unused, at) => first + at)
    .filter((day) => hoursInDay(day) !== 24)
    .map(
      (day) =>
        sql`+ case when ${date(day)} between first_day and last_day then ${(hoursInDay(day) - 24) * 4}::integer else 0 end`,
    );
  return sql<number>`((last_day - first_day + 1) * 96 ${sql.join(changes, sql` `)})`;
}

/** Sites that should have values in the examined days, with those days: `first_day` and `last_day`. */
function suppliedSites({ caller, today }: WorkAsked): RawBuilder<unknown> {
  const { first, last } = examinedDays(today);
  return sql`select * from (
      select site.corporate_group_id, site.id as site_id, greatest(${date(first)}, site.supply_start) as first_day,
        least(${date(last)}, site.supply_end) as last_day
      from site where site.status <> 'upcoming' and site.metering_interval <> 'month' and ${visibleSite(caller)}
    ) as supplied where first_day <= last_day`;
}

/** The sums of one month of `supplied`. */
function monthOf(name: string, day: Day): RawBuilder<unknown> {
  return sql`left join site_month ${sql.ref(name)}
      on ${sql.ref(`${name}.month`)} = ${date(startOfMonth(day))}
      and ${sql.ref(`${name}.corporate_group_id`)} = supplied.corporate_group_id
      and ${sql.ref(`${name}.site_id`)} = supplied.site_id`;
}

/** Sites of {@link suppliedSites} that lack values. Months are counted, not days: they are stored as sums. */
function sitesWithoutValues(asked: WorkAsked): RawBuilder<unknown> {
  const { first, last } = examinedDays(asked.today);
  // Two joins by month, which an index serves.
  return sql`select supplied.* from (${suppliedSites(asked)}) as supplied
    ${monthOf('month_before', first)} ${monthOf('latest_month', last)}
    where coalesce(month_before.present_quarters, 0) + coalesce(latest_month.present_quarters, 0)
      < ${expectedQuarters(first, last)}`;
}

/** Number of sites that should have values. */
export async function countSuppliedSites(asked: WorkAsked): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${suppliedSites(asked)}) as supplied`.execute(asked.deps.database.db);
  return rows[0]?.count ?? 0;
}

/** The sites of `item`, a corporate group, that lack values. */
function sitesOfItem(asked: WorkAsked): RawBuilder<unknown> {
  return sql`select * from (${sitesWithoutValues(asked)}) as missing
    where missing.corporate_group_id = item.corporate_group_id`;
}

/** Sites without values, by corporate group. */
export const missingValues: WorkKind = {
  kind: 'missing_values',
  doneBy: ['listImports'],
  rows: (asked) => sql`select corporate_group_id::text as id, corporate_group_id, null::uuid as company_id,
      null::date as day, null::timestamptz as since, count(*)::integer as part_count, null::numeric as amount
    from (${sitesWithoutValues(asked)}) as missing group by corporate_group_id`,
  order: sql`item.part_count desc`,
  shown: (asked) => ({
    day: sql<string>`(select min(lacking.day) from (${sitesOfItem(asked)}) as missing
      cross join lateral (select first_day + at as day from generate_series(0, last_day - first_day) as at
        where not exists (select from meter_day where meter_day.corporate_group_id = item.corporate_group_id
          and meter_day.site_id = missing.site_id and meter_day.day = first_day + at and missing_count = 0)
        order by at limit 1) as lacking)`,
    sites: sql`(select coalesce(json_agg(site_id), '[]') from
      (select site_id from (${sitesOfItem(asked)}) as missing order by site_id limit ${mostSites}) as few)`,
  }),
};
