import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../store/index.ts';
import type { Day } from '@vinrod/locale/day';
import { firstSupportedDay } from '../../quantities/first-supported-day.ts';
import { formatIntArray, formatTextArray } from '../meter-day/array-text.ts';
import { shownDays } from '../meter-day/shown-days.ts';
import type { Period } from '../period.ts';
import type { ReportSite } from '../report-sites.ts';
import type { WattHours } from '../../quantities/quantities.ts';

/** Sum of the sites of one series on one day. */
export interface SeriesDay {
  /** Index of the series in the request. */
  readonly series: number;
  readonly day: Day;
  /** Wh; null when nothing is measured. */
  readonly totalWh: WattHours | null;
  readonly isEstimated: boolean;
  readonly isCorrected: boolean;
  /**
   * Hours that both have and should have a value, on complete days of the sites' delivery; a quarter counts as 0,25.
   */
  readonly presentHours: number;
}

/** A site of a series. */
export type SeriesSite = Pick<ReportSite, 'id' | 'supplyStart' | 'supplyEnd'>;

/** A table of stored sums: per day, or per month at its first day. */
interface KeptSums {
  readonly table: (db: Queries, corporateGroupId: string, period: Period) => Promise<RawBuilder<unknown>>;
  readonly start: 'day' | 'month';
  /** Condition for rows that hold any value. */
  readonly measured: RawBuilder<boolean>;
  /** Quarters with a value. */
  readonly present: RawBuilder<number>;
  /** Last day of a row. */
  readonly end: RawBuilder<unknown>;
}

const quartersPerStep = sql`case resolution when 'quarter' then 1 else 4 end`;

const byDay: KeptSums = {
  table: shownDays,
  start: 'day',
  measured: sql`true`,
  present: sql`(measured_count + estimated_count + corrected_count) * ${quartersPerStep}`,
  end: sql`day`,
};
const byMonth: KeptSums = {
  table: () => Promise.resolve(sql.table('shown_month')),
  start: 'month',
  measured: sql`value_count > 0`,
  present: sql`present_quarters`,
  end: sql`(month + interval '1 month' - interval '1 day')::date`,
};

async function sumsBySeries(
  db: Queries,
  corporateGroupId: string,
  series: readonly (readonly SeriesSite[])[],
  { first, last }: Period,
  today: Day,
  kept: KeptSums,
): Promise<SeriesDay[]> {
  const sites = series.flat();
  if (sites.length === 0) return [];
  const siteIds = formatTextArray(sites.map(({ id }) => id));
  const places = formatIntArray(series.flatMap((members, place) => members.map(() => place)));
  const starts = formatIntArray(sites.map(({ supplyStart }) => supplyStart ?? firstSupportedDay));
  const ends = formatIntArray(sites.map(({ supplyEnd }) => Math.min(supplyEnd ?? today, today - 1)));
  const start = sql.ref(kept.start);
  const table = await kept.table(db, corporateGroupId, { first, last });
  const { rows } = await sql<{
    series: number;
    day: Day;
    total_wh: WattHours | null;
    is_estimated: boolean;
    is_corrected: boolean;
    present: number;
  }>`
    select series, ${start} - date '1970-01-01' as day, sum(total_wh) as total_wh,
      bool_or(estimated_count > 0) as is_estimated, bool_or(corrected_count > 0) as is_corrected,
      sum(case when ${kept.end} >= date '1970-01-01' + delivered_from
          and ${start} <= date '1970-01-01' + delivered_to then ${kept.present} else 0 end)::integer as present
    from ${table}
    join unnest(${siteIds}::uuid[], ${places}::integer[], ${starts}::integer[], ${ends}::integer[])
      as member (id, series, delivered_from, delivered_to) on member.id = site_id
    where corporate_group_id = ${corporateGroupId}::uuid
      and site_id = any(${siteIds}::uuid[])
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
    presentHours: row.present / 4,
  }));
}

/**
 * Sums per series and local day, from stored totals. Days without a stored value are left out.
 * @param series - the sites of each series; no site may be in two
 * @param today - the current local day; it and later days need not have values yet
 */
export function sumsBySeriesAndDay(
  db: Queries,
  corporateGroupId: string,
  series: readonly (readonly SeriesSite[])[],
  period: Period,
  today: Day,
): Promise<SeriesDay[]> {
  return sumsBySeries(db, corporateGroupId, series, period, today, byDay);
}

/**
 * Sums per series and whole local month, from the stored monthly sums: each at the first day of its month. Months
 * without a stored value are left out.
 * @param series - as in {@link sumsBySeriesAndDay}
 * @param months - from the first day of a month to the last day of one, without months in which a site has delivery on
 *   only some of the days
 */
export function sumsBySeriesAndMonth(
  db: Queries,
  corporateGroupId: string,
  series: readonly (readonly SeriesSite[])[],
  months: Period,
  today: Day,
): Promise<SeriesDay[]> {
  return sumsBySeries(db, corporateGroupId, series, months, today, byMonth);
}
