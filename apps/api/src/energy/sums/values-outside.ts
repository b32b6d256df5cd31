import { sql } from 'kysely';
import type { Queries } from '../../store/index.ts';
import type { Day } from '@vinrod/locale/day';
import { formatIntArray, formatTextArray } from '../meter-day/array-text.ts';
import { shownDays } from '../meter-day/shown-days.ts';
import { overlap, type Period } from '../period.ts';
import type { ReportSite } from '../report-sites.ts';

/** A site and the days of a period on which it should have values; `last` is before `first` when there are none. */
interface Cut extends Period {
  readonly id: string;
}

/** The sites that should have values on only some days of a period, or on none. */
function cutSites(
  sites: readonly Pick<ReportSite, 'id' | 'supplyStart' | 'supplyEnd'>[],
  period: Period,
  today: Day,
): Cut[] {
  return sites.flatMap(({ id, supplyStart, supplyEnd }) => {
    const wanted = overlap(period, {
      first: supplyStart ?? period.first,
      last: Math.min(supplyEnd ?? period.last, today - 1),
    });
    if (wanted !== null && wanted.first === period.first && wanted.last === period.last) return [];
    return [{ id, ...(wanted ?? { first: period.first, last: period.first - 1 }) }];
  });
}

/** Hours with values of a site in a month, on days when it need not have any. */
export interface MonthOutside {
  readonly siteId: string;
  /** First day of the month. */
  readonly month: Day;
  readonly hours: number;
}

/**
 * Hours with values on days when a site need not have any, by site and month: outside its delivery, and from today on. They
 * must not make up for missing values on other days. Sites without such values are left out.
 * @param today - the current local day
 */
export async function hoursOutsideByMonth(
  db: Queries,
  corporateGroupId: string,
  sites: readonly Pick<ReportSite, 'id' | 'supplyStart' | 'supplyEnd'>[],
  period: Period,
  today: Day,
): Promise<MonthOutside[]> {
  const cut = cutSites(sites, period, today);
  if (cut.length === 0) return [];
  const ids = formatTextArray(cut.map(({ id }) => id));
  const days = await shownDays(db, corporateGroupId, period);
  const { rows } = await sql<{ site_id: string; month: Day; quarters: number }>`
    select wanted.site_id, outside.month, outside.quarters
    from unnest(${ids}::uuid[], ${formatIntArray(cut.map(({ first }) => first))}::integer[],
        ${formatIntArray(cut.map(({ last }) => last))}::integer[]) as wanted (site_id, first, last)
    cross join lateral (
      select date_trunc('month', day)::date - date '1970-01-01' as month,
        sum((measured_count + estimated_count + corrected_count)
          * case resolution when 'quarter' then 1 else 4 end)::integer as quarters
      from ${days}
      where corporate_group_id = ${corporateGroupId}::uuid and shown_day.site_id = wanted.site_id
        and (day between date '1970-01-01' + ${period.first}::integer and date '1970-01-01' + wanted.first - 1
          or day between date '1970-01-01' + greatest(wanted.last + 1, wanted.first)
            and date '1970-01-01' + ${period.last}::integer)
      group by 1) as outside`.execute(db);
  return rows.map((row) => ({ siteId: row.site_id, month: row.month, hours: row.quarters / 4 }));
}

/** {@link hoursOutsideByMonth} over the whole period, by site. */
export async function hoursOutside(
  db: Queries,
  corporateGroupId: string,
  sites: readonly Pick<ReportSite, 'id' | 'supplyStart' | 'supplyEnd'>[],
  period: Period,
  today: Day,
): Promise<ReadonlyMap<string, number>> {
  const bySite = new Map<string, number>();
  for (const { siteId, hours } of await hoursOutsideByMonth(db, corporateGroupId, sites, period, today))
    bySite.set(siteId, (bySite.get(siteId) ?? 0) + hours);
  return bySite;
}
