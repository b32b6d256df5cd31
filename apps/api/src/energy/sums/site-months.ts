import { sql } from 'kysely';
import type { Queries } from '../../store/index.ts';
import type { Day } from '@vinrod/locale/day';
import { firstSupportedDay } from '../../quantities/first-supported-day.ts';
import { formatIntArray, formatTextArray } from '../meter-day/array-text.ts';
import { shownDays } from '../meter-day/shown-days.ts';
import type { Period } from '../period.ts';
import type { WattHours } from '../../quantities/quantities.ts';
import type { ReportSite } from '../report-sites.ts';

/** Sum and highest hour of a site on the days of a month that lie within a period. */
export interface SiteMonth {
  readonly siteId: string;
  /** Months since year 0, as `monthNumber`. */
  readonly month: number;
  /** Wh; null when nothing is measured. */
  readonly totalWh: WattHours | null;
  /** Wh of the highest hour; null when nothing is measured. */
  readonly peakWh: WattHours | null;
  readonly isEstimated: boolean;
  readonly isCorrected: boolean;
  /** Hours that both have and should have a value, on complete days of delivery; a quarter counts as 0,25. */
  readonly presentHours: number;
}

/**
 * Sums and highest hours per site and month, from the stored daily figures.
 * @param today - the current local day; it and later days need not have values yet
 */
export async function readSiteMonths(
  db: Queries,
  corporateGroupId: string,
  sites: readonly Pick<ReportSite, 'id' | 'supplyStart' | 'supplyEnd'>[],
  period: Period,
  today: Day,
): Promise<SiteMonth[]> {
  const siteIds = formatTextArray(sites.map(({ id }) => id));
  const starts = formatIntArray(sites.map(({ supplyStart }) => supplyStart ?? firstSupportedDay));
  const ends = formatIntArray(sites.map(({ supplyEnd }) => Math.min(supplyEnd ?? today, today - 1)));
  const days = await shownDays(db, corporateGroupId, period);
  const { rows } = await sql<{
    site_id: string;
    month: number;
    total_wh: WattHours | null;
    peak_wh: WattHours | null;
    is_estimated: boolean;
    is_corrected: boolean;
    present: number;
  }>`
    select site_id, (extract(year from day) * 12 + extract(month from day) - 1)::integer as month,
      sum(total_wh) as total_wh, max(peak_wh) as peak_wh,
      bool_or(estimated_count > 0) as is_estimated, bool_or(corrected_count > 0) as is_corrected,
      sum((measured_count + estimated_count + corrected_count)
        * case when day < date '1970-01-01' + delivered_from or day > date '1970-01-01' + delivered_to then 0
            when resolution = 'quarter' then 1 else 4 end)::integer as present
    from ${days}
    join unnest(${siteIds}::uuid[], ${starts}::integer[], ${ends}::integer[])
      as member (id, delivered_from, delivered_to) on member.id = shown_day.site_id
    where corporate_group_id = ${corporateGroupId}::uuid
      and site_id = any(${siteIds}::uuid[])
      and day between date '1970-01-01' + ${period.first}::integer and date '1970-01-01' + ${period.last}::integer
    group by site_id, 2`.execute(db);
  return rows.map((row) => ({
    siteId: row.site_id,
    month: row.month,
    totalWh: row.total_wh,
    peakWh: row.peak_wh,
    isEstimated: row.is_estimated,
    isCorrected: row.is_corrected,
    presentHours: row.present / 4,
  }));
}
