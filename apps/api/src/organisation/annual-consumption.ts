import { sql, type RawBuilder } from 'kysely';
import { addMonths, formatDay, startOfMonth } from '@vinrod/locale/day';
import { localDayOf } from '@vinrod/locale/clock';

/** Months in a yearly consumption. */
const months = 12;

/** Condition on `shown_month`: one of the last twelve full local months, with a value. */
function lastTwelveMonths(now: Date): RawBuilder<boolean> {
  const end = startOfMonth(localDayOf(now.getTime()));
  return sql<boolean>`shown_month.value_count > 0
    and shown_month.month >= ${formatDay(addMonths(end, -months))}::date
    and shown_month.month < ${formatDay(end)}::date`;
}

/**
 * Wh in the last twelve full months of the sites matching a condition on `site`, without production; null when nothing
 * is measured.
 */
export function annualWhOfSites(condition: RawBuilder<boolean>, now: Date): RawBuilder<number | null> {
  return sql<number | null>`(select sum(shown_month.total_wh)::bigint
    from site join shown_month on shown_month.corporate_group_id = site.corporate_group_id
      and shown_month.site_id = site.id and ${lastTwelveMonths(now)}
    where site.site_type = 'consumption' and ${condition})`;
}

/** Wh in the last twelve full months of the row's `site`; null when nothing is measured. */
export function annualWhOfSite(now: Date): RawBuilder<number | null> {
  return sql<number | null>`(select sum(shown_month.total_wh)::bigint from shown_month
    where shown_month.corporate_group_id = site.corporate_group_id and shown_month.site_id = site.id
      and ${lastTwelveMonths(now)})`;
}
