import { sql } from 'kysely';
import type { Queries } from '../../store/index.ts';
import type { Day } from '../calendar/day.ts';
import { HOUR_MS, startOfLocalDay, type Resolution } from '../calendar/stockholm.ts';
import { formatIntArray, formatTextArray, parseIntArray } from '../meter-day/array-text.ts';
import type { Period } from '../period.ts';
import { toHours } from './step-sums.ts';

/** An hour with its consumption. */
export interface PeakHour {
  /** Wh, which is also the mean power in W. */
  readonly wh: number;
  /** Start of the hour, ms since 1970-01-01T00:00Z. */
  readonly instant: number;
}

/** The highest hour of each site over a period, Wh, from the peaks kept per day. Sites without values are left out. */
export async function highestHours(
  db: Queries,
  corporateGroupId: string,
  siteIds: readonly string[],
  period: Period,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ site_id: string; wh: number }>`
    select site_id, max(peak_wh) as wh
    from meter_day
    where corporate_group_id = ${corporateGroupId}::uuid
      and site_id = any(${formatTextArray(siteIds)}::uuid[])
      and day between date '1970-01-01' + ${period.first}::integer and date '1970-01-01' + ${period.last}::integer
    group by site_id
    having max(peak_wh) is not null`.execute(db);
  return new Map(rows.map((row) => [row.site_id, row.wh]));
}

interface DayRow {
  site_id: string;
  day: Day;
  resolution: Resolution;
  wh: string;
}

function hoursOf({ wh, resolution }: DayRow): Float64Array {
  return toHours(parseIntArray(wh, Number.NaN), resolution);
}

/** When the highest hour of each site was: the first, when several are equal. */
export async function peakHours(
  db: Queries,
  corporateGroupId: string,
  highest: ReadonlyMap<string, number>,
  period: Period,
): Promise<ReadonlyMap<string, PeakHour>> {
  const { rows } = await sql<DayRow & { peak: number }>`
    select distinct on (meter_day.site_id) meter_day.site_id, day - date '1970-01-01' as day, resolution,
      wh::text as wh, peak_wh as peak
    from meter_day
    join unnest(${formatTextArray([...highest.keys()])}::uuid[], ${formatIntArray([...highest.values()])}::bigint[])
      as wanted (site_id, peak) on wanted.site_id = meter_day.site_id and wanted.peak = meter_day.peak_wh
    where corporate_group_id = ${corporateGroupId}::uuid
      and day between date '1970-01-01' + ${period.first}::integer and date '1970-01-01' + ${period.last}::integer
    order by meter_day.site_id, meter_day.day`.execute(db);
  return new Map(
    rows.map((row) => {
      const hour = hoursOf(row).indexOf(row.peak);
      return [row.site_id, { wh: row.peak, instant: startOfLocalDay(row.day) + hour * HOUR_MS }];
    }),
  );
}

/** How many hours of each site were above a limit of its own; sites without any are left out. */
export async function countHoursAbove(
  db: Queries,
  corporateGroupId: string,
  limits: ReadonlyMap<string, number>,
  period: Period,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<DayRow>`
    select meter_day.site_id, day - date '1970-01-01' as day, resolution, wh::text as wh
    from meter_day
    join unnest(${formatTextArray([...limits.keys()])}::uuid[], ${formatIntArray([...limits.values()])}::bigint[])
      as wanted (site_id, highest) on wanted.site_id = meter_day.site_id and meter_day.peak_wh > wanted.highest
    where corporate_group_id = ${corporateGroupId}::uuid
      and day between date '1970-01-01' + ${period.first}::integer and date '1970-01-01' + ${period.last}::integer`.execute(
    db,
  );
  const counts = new Map<string, number>();
  for (const row of rows) {
    const limit = limits.get(row.site_id) ?? Number.POSITIVE_INFINITY;
    const above = hoursOf(row).filter((wh) => wh > limit).length;
    counts.set(row.site_id, (counts.get(row.site_id) ?? 0) + above);
  }
  return counts;
}
