import type { Queries } from '../../store/index.ts';
import { formatDay, startOfMonth, startOfYear, type Day } from '@vinrod/locale/day';
import { startOfIsoWeek } from '@vinrod/locale/iso-week';
import { hoursInDay } from '@vinrod/locale/clock';
import { sitesThatShould } from '../delivered-sites.ts';
import { qualityCode } from '../meter-day/meter-day.ts';
import { weakestOf } from '../meter-day/value-quality.ts';
import type { Period } from '../period.ts';
import {
  sumsBySeriesAndDay,
  sumsBySeriesAndMonth,
  type SeriesDay,
  type SeriesSite,
} from '../sums/series-days.ts';
import { daysBetween, evenMonths } from '../sums/even-months.ts';
import { comparedWith, stepWith, type Comparison } from './comparison.ts';
import { toPoint, type GraphSeries, type LineGraphPoint } from './graph-series.ts';
import type { WattHours } from '../../quantities/quantities.ts';

/** What one point covers when it is at least a whole day. */
export type DayResolution = 'day' | 'week' | 'month' | 'year';

/** The points of a series, and the sum of the days behind them. */
export interface SeriesPoints {
  readonly points: LineGraphPoint[];
  /** Wh of the period, or of the compared period; null when nothing is measured. */
  readonly totalWh: WattHours | null;
}

const firstDayOf: Readonly<Record<DayResolution, (day: Day) => Day>> = {
  day: (day) => day,
  week: startOfIsoWeek,
  month: startOfMonth,
  year: startOfYear,
};

interface Bucket {
  wh: WattHours | null;
  quality: number;
  presentHours: number;
}

function emptyBucket(): Bucket {
  return { wh: null, quality: qualityCode.measured, presentHours: 0 };
}

/** Hours that should have values: those of each site's delivery on complete days. */
function expectedHours(
  { sites }: GraphSeries,
  source: Period,
  today: Day,
  bucketOf: (day: Day) => Day | null,
): ReadonlyMap<Day, number> {
  const count = sitesThatShould(sites, source, today);
  const expected = new Map<Day, number>();
  for (let day = source.first; day <= source.last; day += 1) {
    const bucket = bucketOf(day);
    if (bucket !== null) expected.set(bucket, (expected.get(bucket) ?? 0) + count(day) * hoursInDay(day));
  }
  return expected;
}

function bucketStarts(period: Period, resolution: DayResolution): Day[] {
  const starts: Day[] = [];
  for (let day = period.first; day <= period.last; day += 1) {
    const start = firstDayOf[resolution](day);
    if (start !== starts.at(-1)) starts.push(start);
  }
  return starts;
}

/** Sums per month where points cover whole months, per day otherwise. */
async function readSums(
  db: Queries,
  corporateGroupId: string,
  members: readonly (readonly SeriesSite[])[],
  source: Period,
  { resolution, comparison, today }: DayPointsRequest,
): Promise<SeriesDay[]> {
  const staysWhole = comparison === null || comparison.years !== null;
  const canBeMonths = (resolution === 'month' || resolution === 'year') && staysWhole;
  const months = canBeMonths ? evenMonths(source, members.flat(), today) : [];
  const sums: SeriesDay[] = [];
  for (const whole of months)
    sums.push(...(await sumsBySeriesAndMonth(db, corporateGroupId, members, whole, today)));
  for (const days of daysBetween(source, months))
    sums.push(...(await sumsBySeriesAndDay(db, corporateGroupId, members, days, today)));
  return sums;
}

/** Input of {@link readDayPoints}. */
export interface DayPointsRequest {
  readonly resolution: DayResolution;
  /** When given, reads the values of the compared period and places them at the dates of the period. */
  readonly comparison: Comparison | null;
  /** The current local day; it and later days need not have values yet. */
  readonly today: Day;
}

/**
 * Points of whole days, ISO weeks, months or years.
 * @returns one item per series, in their order
 */
export async function readDayPoints(
  db: Queries,
  corporateGroupId: string,
  series: readonly GraphSeries[],
  period: Period,
  { resolution, comparison, today }: DayPointsRequest,
): Promise<SeriesPoints[]> {
  const source = comparison?.source ?? period;
  const members = series.map((item) => item.sites);
  const days = await readSums(db, corporateGroupId, members, source, { resolution, comparison, today });
  const startOf = firstDayOf[resolution];
  const bucketOf = (day: Day): Day | null => {
    const placed = resolution === 'day' ? comparedWith : stepWith;
    const target = comparison === null ? day : placed(day, period, comparison);
    return target === null ? null : startOf(target);
  };
  const buckets = series.map(() => new Map<Day, Bucket>());
  const totals = series.map((): number | null => null);
  for (const row of days) {
    // Days without a counterpart count too: the sum is that of the compared period.
    if (row.totalWh !== null) totals[row.series] = (totals[row.series] ?? 0) + row.totalWh;
    const start = bucketOf(row.day);
    const seriesBuckets = buckets[row.series];
    if (start === null || seriesBuckets === undefined) continue;
    const bucket = seriesBuckets.get(start) ?? emptyBucket();
    seriesBuckets.set(start, bucket);
    bucket.presentHours += row.presentHours;
    if (row.totalWh === null) continue;
    bucket.wh = (bucket.wh ?? 0) + row.totalWh;
    bucket.quality = Math.max(bucket.quality, weakestOf(row));
  }
  const starts = bucketStarts(period, resolution);
  return series.map((item, place) => {
    const expected = expectedHours(item, source, today, bucketOf);
    return {
      points: starts.map((start) => {
        const bucket = buckets[place]?.get(start) ?? emptyBucket();
        const missing = (expected.get(start) ?? 0) - bucket.presentHours;
        return toPoint(formatDay(start), bucket.wh, bucket.quality, missing);
      }),
      totalWh: totals[place] ?? null,
    };
  });
}
