import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../store/index.ts';
import { addMonths, endOfMonth, type Day } from '@vinrod/locale/day';
import { formatTextArray } from '../meter-day/array-text.ts';
import { shownDays } from '../meter-day/shown-days.ts';
import type { Period } from '../period.ts';
import type { ReportSite } from '../report-sites.ts';
import { rowsOfMonths, type Kind, type RowsOfMonths } from './kept-months.ts';
import { MonthCache } from './month-cache.ts';
import { readGroupMonths, type AskedSites, type GroupMonth } from './month-states.ts';
import { dayOfPeak, peakCode, placePeaks, type PeakHour } from './peaks.ts';
import type { WattHours } from '../../quantities/quantities.ts';

/** What the values of a site tell of a whole month. */
export interface SiteMonthFigures {
  readonly siteId: string;
  /** First day of the month. */
  readonly month: Day;
  /** Wh; null when nothing is measured. */
  readonly totalWh: WattHours | null;
  /** Hours with a value, on any day; a quarter counts as 0,25. */
  readonly presentHours: number;
  readonly isEstimated: boolean;
  readonly isCorrected: boolean;
  /** The highest complete hour, the first time; null when there is none. */
  readonly peak: PeakHour | null;
  /** Wh of each hour times its spot price in öre/MWh, added up; null when an hour with energy has no price. */
  readonly whTimesPrice: number | null;
}

/** Bytes of a row with its text and its objects, roughly. */
const rowBytes = 200;

function textOf(value: number | null): string {
  return value === null ? '' : String(value);
}

function numberOf(text = ''): number | null {
  return text === '' ? null : Number(text);
}

/** Figures of single sites by price area. */
export const figureKind: Kind<SiteMonthFigures> = {
  name: 'sites',
  caches: new WeakMap(),
  createCache: () => new MonthCache(() => rowBytes),
  write: (row) =>
    [
      row.siteId,
      textOf(row.totalWh),
      row.presentHours,
      (row.isEstimated ? 1 : 0) + (row.isCorrected ? 2 : 0),
      textOf(row.peak?.wh ?? null),
      textOf(row.peak?.instant ?? null),
      textOf(row.whTimesPrice),
    ].join(';'),
  read(line, { month }) {
    const [siteId = '', totalWh, present, marks, peakWh = '', instant, whTimesPrice] = line.split(';');
    return {
      siteId,
      month,
      totalWh: numberOf(totalWh),
      presentHours: Number(present),
      isEstimated: (Number(marks) & 1) === 1,
      isCorrected: (Number(marks) & 2) === 2,
      peak: peakWh === '' ? null : { wh: Number(peakWh), instant: Number(instant) },
      whTimesPrice: numberOf(whTimesPrice),
    };
  },
};

/** The state of the spot prices by area and first day of the month. */
async function priceStates(
  db: Queries,
  priceAreas: readonly string[],
  months: readonly Day[],
): Promise<ReadonlyMap<string, string>> {
  const first = Math.min(...months);
  const last = endOfMonth(Math.max(...months));
  const { rows } = await sql<{ area: string; month: Day; state: string }>`
    select price_area as area, date_trunc('month', day)::date - date '1970-01-01' as month,
      md5(string_agg(day || ore_per_mwh::text, ' ' order by day)) as state
    from spot_price_day where price_area = any(${formatTextArray(priceAreas)}::text[])
      and day between date '1970-01-01' + ${first}::integer and date '1970-01-01' + ${last}::integer
    group by 1, 2`.execute(db);
  return new Map(rows.map(({ area, month, state }) => [`${area} ${month}`, state]));
}

const longestDay = 25;
const hours = Array.from({ length: longestDay }, (_, hour) => hour + 1);

/** What is known of an hour of a day of quarters. */
function knownOfQuarters(hour: number): string {
  const quarters = [3, 2, 1, 0].map((before) => `wh[${hour * 4 - before}]`);
  const sum = quarters.map((quarter) => `coalesce(${quarter}::bigint, 0)`).join(' + ');
  return `(case when coalesce(${quarters.join(', ')}) is not null then ${sum} end)`;
}

/** Writes something for each hour of a day of hours, or of quarters with what is known of each. */
function ofHours(write: (hour: number, wh: string) => string, separator: string): RawBuilder<unknown> {
  const plain = hours.map((hour) => write(hour, `wh[${hour}]`)).join(separator);
  const summed = hours.map((hour) => write(hour, knownOfQuarters(hour))).join(separator);
  return sql.raw(`case resolution when 'hour' then ${plain} else ${summed} end`);
}

const priced = ofHours((hour, wh) => `coalesce(${wh}::float8 * ore_per_mwh[${hour}], 0)`, ' + ');
const lacksPrice = ofHours((hour, wh) => `(${wh} is not null and ore_per_mwh[${hour}] is null)`, ' or ');

interface FiguresRow {
  site_id: string;
  total_wh: WattHours | null;
  present: number;
  is_estimated: boolean;
  is_corrected: boolean;
  /** The highest energy on the earliest day. */
  peak: number | null;
  wh_times_price: number | null;
}

type Areas = ReadonlyMap<string, string>;

/** Figures of sites in a month; their price areas by uuid. */
async function figuresOfSites(
  db: Queries,
  corporateGroupId: string,
  areaOfSite: Areas,
  month: Day,
): Promise<SiteMonthFigures[]> {
  const ids = formatTextArray([...areaOfSite.keys()]);
  const whole = { first: month, last: endOfMonth(month) };
  const days = await shownDays(db, corporateGroupId, whole);
  const { rows } = await sql<FiguresRow>`
    select site_id, sum(total_wh) as total_wh,
      sum((measured_count + estimated_count + corrected_count)
        * case resolution when 'quarter' then 1 else 4 end)::integer as present,
      bool_or(estimated_count > 0) as is_estimated, bool_or(corrected_count > 0) as is_corrected,
      max(${peakCode(sql`shown_day.day`)}) as peak,
      case when not bool_or(total_wh is not null and (spot.day is null or
          ((array_position(ore_per_mwh, null) is not null
            or cardinality(ore_per_mwh) < cardinality(wh) / case resolution when 'quarter' then 4 else 1 end)
            and ${lacksPrice})))
        then sum(${priced}) end as wh_times_price
    from ${days}
    join unnest(${ids}::uuid[], ${formatTextArray([...areaOfSite.values()])}::text[])
      as member (id, area) on member.id = shown_day.site_id
    left join spot_price_day as spot on spot.price_area = member.area and spot.day = shown_day.day
    where corporate_group_id = ${corporateGroupId}::uuid and site_id = any(${ids}::uuid[])
      and shown_day.day between date '1970-01-01' + ${month}::integer
        and date '1970-01-01' + ${whole.last}::integer
    group by site_id`.execute(db);
  const highest = rows.flatMap(({ site_id, peak }) =>
    peak === null ? [] : [{ site_id, day: dayOfPeak(peak) }],
  );
  const peaks = await placePeaks(db, corporateGroupId, highest, whole);
  return rows.map((row) => ({
    siteId: row.site_id,
    month,
    totalWh: row.total_wh,
    presentHours: row.present / 4,
    isEstimated: row.is_estimated,
    isCorrected: row.is_corrected,
    peak: peaks.get(row.site_id) ?? null,
    whTimesPrice: row.wh_times_price,
  }));
}

/**
 * Makes the figures of groups, which are price areas, in one and the same month.
 * @param sitesAtOnce - sites that the database adds up in one query
 */
export async function makeFigures(
  db: Queries,
  corporateGroupId: string,
  groups: readonly GroupMonth[],
  month: Day,
  sitesAtOnce = Number.POSITIVE_INFINITY,
): Promise<RowsOfMonths<SiteMonthFigures>> {
  const areas = groups.flatMap(({ group, siteIds }) => siteIds.map((id) => [id, group] as const));
  const bySite = new Map<string, SiteMonthFigures>();
  for (let start = 0; start < areas.length; start += sitesAtOnce) {
    const part = new Map(areas.slice(start, start + sitesAtOnce));
    for (const figures of await figuresOfSites(db, corporateGroupId, part, month))
      bySite.set(figures.siteId, figures);
  }
  return new Map(groups.map((group) => [group, group.siteIds.flatMap((id) => bySite.get(id) ?? [])]));
}

/** The states of sites in months by price area, prices included. */
export async function readFigureMonths(
  db: Queries,
  corporateGroupId: string,
  sites: readonly ReportSite[],
  months: readonly Day[],
  asked: AskedSites,
): Promise<GroupMonth[]> {
  const areaOfSite = new Map(sites.map(({ id, priceArea }) => [id, priceArea ?? '']));
  // Before the values, as their state: what is made from newer prices is made again.
  const prices = await priceStates(db, [...new Set(areaOfSite.values())], months);
  const states = await readGroupMonths(db, corporateGroupId, areaOfSite, months, asked);
  return states.map((month) => ({
    ...month,
    state: `${month.state} ${prices.get(`${month.group} ${month.month}`) ?? ''}`,
  }));
}

/**
 * What the values of sites tell of whole months, cached and kept as the sums of hours are: made again only after a value of the
 * month or a price of its area has changed. Months of a site without a stored day are left out.
 *
 * @param period - whole months
 */
export async function readSiteMonthFigures(
  db: Queries,
  corporateGroupId: string,
  sites: readonly ReportSite[],
  period: Period,
  asked: AskedSites,
): Promise<SiteMonthFigures[]> {
  const months: Day[] = [];
  for (let month = period.first; month <= period.last; month = addMonths(month, 1)) months.push(month);
  const wanted = await readFigureMonths(db, corporateGroupId, sites, months, asked);
  const known = await rowsOfMonths(db, figureKind, corporateGroupId, wanted, asked, (groups, month) =>
    makeFigures(db, corporateGroupId, groups, month),
  );
  return [...known.values()].flat();
}
