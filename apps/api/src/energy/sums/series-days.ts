import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../store/index.ts';
import type { Day } from '../calendar/day.ts';
import { formatIntArray, formatTextArray } from '../meter-day/array-text.ts';
import type { Period } from '../period.ts';

/** Sum of the sites of one series on one day. */
export interface SeriesDay {
  /** Place of the series in the request. */
  readonly series: number;
  readonly day: Day;
  /** Wh; null when nothing is measured. */
  readonly totalWh: number | null;
  readonly isEstimated: boolean;
  readonly isCorrected: boolean;
}

/** Where sums are kept: per day or per month, each at its first day. */
interface KeptSums {
  readonly table: 'meter_day' | 'site_month';
  readonly start: 'day' | 'month';
  /** Which rows hold a value at all. */
  readonly measured: RawBuilder<boolean>;
}

const byDay: KeptSums = { table: 'meter_day', start: 'day', measured: sql`true` };
const byMonth: KeptSums = { table: 'site_month', start: 'month', measured: sql`value_count > 0` };

async function sumsBySeries(
  db: Queries,
  corporateGroupId: string,
  series: readonly (readonly string[])[],
  { first, last }: Period,
  kept: KeptSums,
): Promise<SeriesDay[]> {
  const siteIds = series.flat();
  if (siteIds.length === 0) return [];
  const places = series.flatMap((ids, place) => ids.map(() => place));
  const start = sql.ref(kept.start);
  const { rows } = await sql<{
    series: number;
    day: Day;
    total_wh: number | null;
    is_estimated: boolean;
    is_corrected: boolean;
  }>`
    select series, ${start} - date '1970-01-01' as day, sum(total_wh) as total_wh,
      bool_or(estimated_count > 0) as is_estimated, bool_or(corrected_count > 0) as is_corrected
    from ${sql.table(kept.table)} as kept
    join unnest(${formatTextArray(siteIds)}::uuid[], ${formatIntArray(places)}::integer[])
      as member (id, series) on member.id = kept.site_id
    where corporate_group_id = ${corporateGroupId}::uuid
      and site_id = any(${formatTextArray(siteIds)}::uuid[])
      and ${start} between date '1970-01-01' + ${first}::integer and date '1970-01-01' + ${last}::integer
      and ${kept.measured}
    group by series, ${start}
    order by series, ${start}`.execute(db);
  return rows.map((row) => ({
    series: row.series,
    day: row.day,
    totalWh: row.total_wh,
    isEstimated: row.is_estimated,
    isCorrected: row.is_corrected,
  }));
}

/**
 * Sums per series and local day, from stored totals. Days without a stored value are left out.
 * @param series - the site uuids of each series; no site may be in two
 */
export function sumsBySeriesAndDay(
  db: Queries,
  corporateGroupId: string,
  series: readonly (readonly string[])[],
  period: Period,
): Promise<SeriesDay[]> {
  return sumsBySeries(db, corporateGroupId, series, period, byDay);
}

/**
 * Sums per series of whole local months, from the sums that are kept per month: each stands at the first day of its
 * month. Months without a stored value are left out.
 * @param series - as in {@link sumsBySeriesAndDay}
 * @param months - from the first day of a month to the last of one
 */
export function sumsBySeriesAndMonth(
  db: Queries,
  corporateGroupId: string,
  series: readonly (readonly string[])[],
  months: Period,
): Promise<SeriesDay[]> {
  return sumsBySeries(db, corporateGroupId, series, months, byMonth);
}
