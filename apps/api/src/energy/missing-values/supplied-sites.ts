import { sql, type RawBuilder } from 'kysely';
import { addMonths, formatDay, startOfMonth, type Day } from '@vinrod/locale/day';
import { hoursInDay } from '@vinrod/locale/clock';
import type { Queries } from '../../store/index.ts';

/** A day as a value of a statement. */
export function dateOf(day: Day): RawBuilder<string> {
  return sql<string>`${formatDay(day)}::date`;
}

/** Days to look at: yesterday, and back to the first of the month before it. */
export function examinedDays(today: Day): { readonly first: Day; readonly last: Day } {
  const last = today - 1;
  return { first: addMonths(startOfMonth(last), -1), last };
}

/** Which sites are looked at, and when. */
export interface Examined {
  /** Swedish day. */
  readonly today: Day;
  /** Condition on `site`. */
  readonly within: RawBuilder<boolean>;
}

/**
 * Sites that should have values on some of the examined days, as a query with `corporate_group_id`, `site_id`,
 * `metering_interval`, `supply_start` and those days, `first_day` to `last_day`. A site read once a month has no values
 * by the hour.
 */
export function suppliedSites({ today, within }: Examined): RawBuilder<unknown> {
  const { first, last } = examinedDays(today);
  return sql`select * from (
      select site.corporate_group_id, site.id as site_id, site.metering_interval, site.supply_start,
        greatest(${dateOf(first)}, site.supply_start) as first_day, least(${dateOf(last)}, site.supply_end) as last_day
      from site where site.status <> 'upcoming' and site.metering_interval <> 'month' and ${within}
    ) as supplied where first_day <= last_day`;
}

/** Number of sites that should have values. */
export async function countSuppliedSites(db: Queries, examined: Examined): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${suppliedSites(examined)}) as supplied`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The examined days that are longer or shorter than others, because the clock changes. */
export function unevenDays(today: Day): readonly { readonly day: Day; readonly quarters: number }[] {
  const { first, last } = examinedDays(today);
  return Array.from({ length: last - first + 1 }, (_unused, at) => first + at)
    .map((day) => ({ day, quarters: hoursInDay(day) * 4 }))
    .filter(({ quarters }) => quarters !== 96);
}
