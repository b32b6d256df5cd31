import { readAhead } from '../../server/read-ahead.ts';
import { yieldToEventLoop } from '../../server/yield-to-event-loop.ts';
import type { Queries } from '../../store/index.ts';
import type { Day } from '@vinrod/locale/day';
import { readPriceBook } from '../cost/price-book.ts';
import type { MeterDay } from '../meter-day/meter-day.ts';
import { readShownDays } from '../meter-day/meter-day-store.ts';
import { daysIn, type Period } from '../period.ts';
import type { ReportRequest } from '../report-request.ts';
import { readReportSites, type ReportSite } from '../report-sites.ts';
import { readMarketDays } from './market-days.ts';
import { mergeDays } from './merge-days.ts';
import { reportDay, type ReportDay } from './report-day.ts';
import { dayResolution, rowSpans, spanStart, type RowSpan, type SheetResolution } from './row-spans.ts';
import { createFigureCounter, type SiteFigures } from './site-figures.ts';

/**
 * Site days read at a time, and held besides those that are written meanwhile. The embedded database returns a result in one piece, which blocks other requests:
 * half as many cost a tenth more computing.
 */
const batchSiteDays = 700;

/** Site days whose rows are created before yielding to other requests. */
export const siteDaysAtATime = 100;

/** A time report that is read in pieces. */
export interface TimeSheet {
  readonly sites: readonly ReportSite[];
  readonly period: Period;
  /** The current local day; it and later days need not have values yet. */
  readonly today: Day;
  readonly resolution: SheetResolution;
  /** The days, weeks, months or years of the period. */
  readonly spans: readonly RowSpan[];
  /** Rows of the whole period. */
  readonly rowCount: number;
  /**
   * The rows of spans of the period in chronological order, a few days in memory at a time.
   * @param sites - only these of the sites
   */
  rows(period: Period, sites?: readonly ReportSite[]): AsyncGenerator<ReportDay, void, void>;
  /** Key figures of each site over the whole period, in the order of the sites. */
  figures(): Promise<readonly SiteFigures[]>;
}

/** Merges the days of the same week, month or year. */
async function* merged(
  days: AsyncIterable<ReportDay>,
  resolution: SheetResolution,
): AsyncGenerator<ReportDay, void, void> {
  let gathered: [ReportDay, ...ReportDay[]] | null = null;
  for await (const day of days) {
    if (gathered !== null && spanStart(gathered[0].day, resolution) === spanStart(day.day, resolution)) {
      gathered.push(day);
    } else {
      if (gathered !== null) yield mergeDays(gathered);
      gathered = [day];
    }
  }
  if (gathered !== null) yield mergeDays(gathered);
}

function areasOf(sites: readonly ReportSite[]): readonly string[] {
  return [...new Set(sites.map(({ priceArea }) => priceArea).filter((area) => area !== null))];
}

function byDayAndSite(stored: readonly MeterDay[]): ReadonlyMap<string, MeterDay> {
  return new Map(stored.map((meterDay) => [`${meterDay.day} ${meterDay.siteId}`, meterDay]));
}

/** Opens the time report for checked sites and a checked period. */
export async function openTimeSheet(
  db: Queries,
  { scope, siteIds, period, today }: Pick<ReportRequest, 'scope' | 'siteIds' | 'period' | 'today'>,
  resolution: SheetResolution,
): Promise<TimeSheet> {
  const { corporateGroupId } = scope;
  const allSites = await readReportSites(db, scope, siteIds);
  const prices = await readPriceBook(db, corporateGroupId, areasOf(allSites), period);
  const spans = rowSpans(period, resolution);
  const rowCount = spans.reduce((sum, span) => sum + span.rows, 0);
  const byDay = dayResolution(resolution);

  async function* batches({ first, last }: Period, sites: readonly ReportSite[]) {
    const ids = sites.map(({ id }) => id);
    const length = Math.max(1, Math.floor(batchSiteDays / Math.max(1, ids.length)));
    for (let from: Day = first; from <= last; from += length) {
      const part = { first: from, last: Math.min(last, from + length - 1) };
      const market = await readMarketDays(db, areasOf(sites), part, byDay);
      yield { part, market, stored: byDayAndSite(await readShownDays(db, corporateGroupId, ids, part)) };
    }
  }

  async function* days(within: Period, sites: readonly ReportSite[]): AsyncGenerator<ReportDay, void, void> {
    const daysAtATime = Math.max(1, Math.floor(siteDaysAtATime / Math.max(1, sites.length)));
    for await (const { part, market, stored } of readAhead(batches(within, sites))) {
      for (let day = part.first; day <= part.last; day += 1) {
        if ((day - part.first) % daysAtATime === 0) await yieldToEventLoop();
        yield reportDay(day, (id) => stored.get(`${day} ${id}`), {
          sites,
          today,
          resolution: byDay,
          prices,
          market,
        });
      }
    }
  }

  function rows(
    part: Period,
    sites: readonly ReportSite[] = allSites,
  ): AsyncGenerator<ReportDay, void, void> {
    const read = days(part, sites);
    return byDay === resolution ? read : merged(read, resolution);
  }

  async function figuresOf(sites: readonly ReportSite[]): Promise<SiteFigures[]> {
    const counters = sites.map(() => createFigureCounter(rowCount, resolution));
    for await (const part of rows(period, sites))
      counters.forEach((counter, place) => counter.add(part, place));
    return counters.map((counter) => counter.figures());
  }

  return {
    sites: allSites,
    period,
    today,
    resolution,
    spans,
    rowCount,
    rows,
    async figures() {
      const length = Math.max(1, Math.floor(batchSiteDays / daysIn(period)));
      const figures: SiteFigures[] = [];
      for (let from = 0; from < allSites.length; from += length)
        figures.push(...(await figuresOf(allSites.slice(from, from + length))));
      return figures;
    },
  };
}
