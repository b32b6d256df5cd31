import type { Queries } from '../../store/index.ts';
import { dayOf, endOfMonth, formatDay, partsOf, startOfMonth, type Day } from '../calendar/day.ts';
import { startOfIsoWeek } from '../calendar/iso-week.ts';
import { QUALITY_CODE } from '../meter-day/meter-day.ts';
import type { Period } from '../period.ts';
import { sumsBySeriesAndDay, sumsBySeriesAndMonth, type SeriesDay } from '../sums/series-days.ts';
import { daysBeside, wholeMonths } from '../sums/whole-months.ts';
import { comparedPeriod, comparedWith, type Comparison } from './comparison.ts';
import { toPoint, type GraphSeries, type LineGraphPoint } from './graph-series.ts';

/** What one point covers when it is a whole day or more. */
export type DayResolution = 'day' | 'week' | 'month';

/** The points of a series and their sum. */
export interface SeriesPoints {
  readonly points: LineGraphPoint[];
  /** Wh; null when nothing is measured. */
  readonly totalWh: number | null;
}

const START_OF: Readonly<Record<DayResolution, (day: Day) => Day>> = {
  day: (day) => day,
  week: startOfIsoWeek,
  month: startOfMonth,
};

interface Bucket {
  wh: number | null;
  quality: number;
}

function qualityOf(day: SeriesDay): number {
  if (day.isEstimated) return QUALITY_CODE.estimated;
  return day.isCorrected ? QUALITY_CODE.corrected : QUALITY_CODE.measured;
}

function bucketStarts(period: Period, resolution: DayResolution): Day[] {
  const starts: Day[] = [];
  for (let day = period.first; day <= period.last; day += 1) {
    const start = START_OF[resolution](day);
    if (start !== starts.at(-1)) starts.push(start);
  }
  return starts;
}

/** Whether a leap day lies in a period: the year after has no day beside which it is drawn. */
function hasLeapDay({ first, last }: Period): boolean {
  for (let year = partsOf(first).year; year <= partsOf(last).year; year += 1) {
    const end = endOfMonth(dayOf(year, 2, 1));
    if (partsOf(end).dayOfMonth === 29 && end >= first && end <= last) return true;
  }
  return false;
}

/** Sums of whole months, where points cover months that stay whole when they are compared; of days otherwise. */
async function readSums(
  db: Queries,
  corporateGroupId: string,
  members: readonly (readonly string[])[],
  source: Period,
  { resolution, comparison }: { resolution: DayResolution; comparison: Comparison | null },
): Promise<SeriesDay[]> {
  const staysWhole = comparison === null || (comparison === 'previous_year' && !hasLeapDay(source));
  const months = resolution === 'month' && staysWhole ? wholeMonths(source) : null;
  const sums = months === null ? [] : await sumsBySeriesAndMonth(db, corporateGroupId, members, months);
  for (const days of daysBeside(source, months))
    sums.push(...(await sumsBySeriesAndDay(db, corporateGroupId, members, days)));
  return sums;
}

/**
 * Points of whole days, ISO weeks or months.
 * @param comparison - when given, the values come from the period compared with, at the places of `period`
 * @returns one item per series, in their order
 */
export async function readDayPoints(
  db: Queries,
  corporateGroupId: string,
  series: readonly GraphSeries[],
  period: Period,
  resolution: DayResolution,
  comparison: Comparison | null,
): Promise<SeriesPoints[]> {
  const source = comparison === null ? period : comparedPeriod(period, comparison);
  const members = series.map((item) => item.siteIds);
  const days = await readSums(db, corporateGroupId, members, source, { resolution, comparison });
  const startOf = START_OF[resolution];
  const buckets = series.map(() => new Map<Day, Bucket>());
  const totals = series.map((): number | null => null);
  for (const row of days) {
    const target = comparison === null ? row.day : comparedWith(row.day, period, comparison);
    const seriesBuckets = buckets[row.series];
    if (row.totalWh === null || target === null || seriesBuckets === undefined) continue;
    const bucket = seriesBuckets.get(startOf(target)) ?? { wh: null, quality: QUALITY_CODE.measured };
    bucket.wh = (bucket.wh ?? 0) + row.totalWh;
    bucket.quality = Math.max(bucket.quality, qualityOf(row));
    seriesBuckets.set(startOf(target), bucket);
    totals[row.series] = (totals[row.series] ?? 0) + row.totalWh;
  }
  const starts = bucketStarts(period, resolution);
  return buckets.map((seriesBuckets, place) => ({
    points: starts.map((start) => {
      const bucket = seriesBuckets.get(start);
      return toPoint(formatDay(start), bucket?.wh ?? null, bucket?.quality ?? QUALITY_CODE.missing);
    }),
    totalWh: totals[place] ?? null,
  }));
}
