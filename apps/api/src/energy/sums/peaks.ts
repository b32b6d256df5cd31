import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../store/index.ts';
import type { Day } from '@vinrod/locale/day';
import { hourMs, startOfLocalDay } from '@vinrod/locale/clock';
import type { Resolution } from '../../quantities/resolution.ts';
import { formatIntArray, formatTextArray, parseIntArray } from '../meter-day/array-text.ts';
import { shownDays } from '../meter-day/shown-days.ts';
import type { Period } from '../period.ts';
import { wholeHours } from './step-sums.ts';
import type { InstantMilliseconds, WattHours } from '../../quantities/quantities.ts';

/** An hour with its consumption. */
export interface PeakHour {
  /** Wh of the hour. */
  readonly wh: WattHours;
  /** Start of the hour, ms since 1970-01-01T00:00Z. */
  readonly instant: InstantMilliseconds;
}

interface DayRow {
  site_id: string;
  day: Day;
  resolution: Resolution;
  wh: string;
}

function hoursOf({ wh, resolution }: DayRow): Float64Array {
  return wholeHours(parseIntArray(wh, Number.NaN), resolution);
}

/** The highest complete hours of a site. */
export interface SitePeaks {
  /** In the period; null when it has no value. */
  readonly inPeriod: PeakHour | null;
  /** Wh of the highest hour of the year; null when it has no value. */
  readonly inYear: WattHours | null;
}

function between({ first, last }: Period): RawBuilder<boolean> {
  return sql<boolean>`day between date '1970-01-01' + ${first}::integer and date '1970-01-01' + ${last}::integer`;
}

/** Finds the times of the highest hours of sites, on the days known to have them. */
export async function placePeaks(
  db: Queries,
  corporateGroupId: string,
  days: readonly { readonly site_id: string; readonly day: Day }[],
  period: Period,
): Promise<ReadonlyMap<string, PeakHour>> {
  const shown = await shownDays(db, corporateGroupId, period);
  // A day is one row. The limit makes the database look each up: without it, it would join all days of the view.
  const { rows } = await sql<DayRow & { peak: number }>`
    select wanted.site_id, wanted.day, resolution, wh::text as wh, peak_wh as peak
    from unnest(${formatTextArray(days.map((row) => row.site_id))}::uuid[],
      ${formatIntArray(days.map((row) => row.day))}::integer[]) as wanted (site_id, day)
    cross join lateral (select resolution, wh, peak_wh from ${shown}
      where corporate_group_id = ${corporateGroupId}::uuid and shown_day.site_id = wanted.site_id
        and shown_day.day = date '1970-01-01' + wanted.day
      limit 1) as highest`.execute(db);
  return new Map(
    rows.map((row) => {
      const hour = hoursOf(row).indexOf(row.peak);
      return [row.site_id, { wh: row.peak, instant: startOfLocalDay(row.day) + hour * hourMs }];
    }),
  );
}

/** Days that fit in one integer below the energy of an hour, which still has room for the highest hour. */
const daysKept = 100_000;

/** One number for the highest hour and the day of a row: the maximum of several has the highest energy on the earliest day. */
export function peakCode(day: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(peak_wh * ${daysKept}::bigint - (${day} - date '1970-01-01'))`;
}

/** The day of a {@link peakCode}. */
export function dayOfPeak(code: number): Day {
  return Math.ceil(code / daysKept) * daysKept - code;
}

/**
 * The highest hours of sites in a period, with the first time each was reached, and in a year, both from the stored
 * daily peaks. Sites without values are left out.
 */
export async function readPeaks(
  db: Queries,
  corporateGroupId: string,
  siteIds: readonly string[],
  period: Period,
  year: Period,
): Promise<ReadonlyMap<string, SitePeaks>> {
  const both = { first: Math.min(period.first, year.first), last: Math.max(period.last, year.last) };
  const shown = await shownDays(db, corporateGroupId, both);
  const { rows } = await sql<{ site_id: string; in_period: number | null; in_year: number | null }>`
    select site_id,
      max(${peakCode(sql`day`)}) filter (where ${between(period)}) as in_period,
      max(peak_wh) filter (where ${between(year)}) as in_year
    from ${shown}
    where corporate_group_id = ${corporateGroupId}::uuid
      and site_id = any(${formatTextArray(siteIds)}::uuid[])
      and (${between(period)} or ${between(year)}) and peak_wh is not null
    group by site_id`.execute(db);
  const days = rows.flatMap(({ site_id, in_period: code }) =>
    code === null ? [] : [{ site_id, day: dayOfPeak(code) }],
  );
  const places = await placePeaks(db, corporateGroupId, days, period);
  return new Map(
    rows.map((row) => [row.site_id, { inPeriod: places.get(row.site_id) ?? null, inYear: row.in_year }]),
  );
}

/** How many hours of each site were above its own limit; sites without any are left out. */
export async function countHoursAbove(
  db: Queries,
  corporateGroupId: string,
  limits: ReadonlyMap<string, number>,
  period: Period,
): Promise<ReadonlyMap<string, number>> {
  const ids = formatTextArray([...limits.keys()]);
  const shown = await shownDays(db, corporateGroupId, period);
  const { rows } = await sql<DayRow>`
    select shown_day.site_id, day - date '1970-01-01' as day, resolution, wh::text as wh
    from ${shown}
    join unnest(${ids}::uuid[], ${formatIntArray([...limits.values()])}::bigint[])
      as wanted (site_id, highest) on wanted.site_id = shown_day.site_id and shown_day.peak_wh > wanted.highest
    where corporate_group_id = ${corporateGroupId}::uuid and shown_day.site_id = any(${ids}::uuid[])
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
