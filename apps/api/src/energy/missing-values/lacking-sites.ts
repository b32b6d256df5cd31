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

/** The sums of one month of `supplied`. */
function monthOf(name: string, day: Day): RawBuilder<unknown> {
  return sql`left join site_month ${sql.ref(name)}
      on ${sql.ref(`${name}.month`)} = ${dateOf(startOfMonth(day))}
      and ${sql.ref(`${name}.corporate_group_id`)} = supplied.corporate_group_id
      and ${sql.ref(`${name}.site_id`)} = supplied.site_id`;
}

/**
 * Quarters with values between two days of `supplied`, when it has any of these days: they belong to the months, and not
 * to what should have come.
 */
function quartersOutside(from: RawBuilder<unknown>, to: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce((
    select sum((measured_count + estimated_count + corrected_count) * case resolution when 'quarter' then 1 else 4 end)
    from meter_day where ${from} <= ${to} and meter_day.corporate_group_id = supplied.corporate_group_id
      and meter_day.site_id = supplied.site_id and meter_day.day between ${from} and ${to}), 0)`;
}

/**
 * The rule of what is missing: the sites of {@link suppliedSites} that lack a value. Months are counted, not days,
 * because an index serves them; values of today and from outside the delivery make up for none.
 */
export function lackingSites(examined: Examined): RawBuilder<unknown> {
  const { today } = examined;
  const { first, last } = examinedDays(today);
  const before = quartersOutside(dateOf(first), sql`supplied.first_day - 1`);
  const after = quartersOutside(sql`supplied.last_day + 1`, dateOf(endOfMonth(last)));
  // Two joins by month, which an index serves.
  return sql`select supplied.* from (${suppliedSites(examined)}) as supplied
    ${monthOf('month_before', first)} ${monthOf('latest_month', last)}
    where coalesce(month_before.present_quarters, 0) + coalesce(latest_month.present_quarters, 0)
      - ${before} - ${after} < ${expectedQuarters(today)}`;
}
