import type { SiteScope } from '../../authority/site-scope.ts';
import { badField } from '../../server/api-error.ts';
import type { Language } from '@vinrod/locale/messages/language';
import type { Queries } from '../../store/index.ts';
import type { Day } from '@vinrod/locale/day';
import { TIME_ZONE } from '@vinrod/locale/sweden';
import { daysIn, formatPeriod, type Period } from '../period.ts';
import { readReportSites } from '../report-sites.ts';
import { siteReference } from '../monthly-report/site-reference.ts';
import { comparePeriods, type PeriodComparison } from '../period-comparison.ts';
import { sumsBySite } from '../sums/site-sums.ts';
import { energyTexts } from '../texts.ts';
import type { Comparison } from './comparison.ts';
import { readDayPoints, type SeriesPoints } from './day-points.ts';
import {
  toAnswer,
  toComparison,
  toSeries,
  toSum,
  type GraphSeries,
  type LineGraphs,
} from './graph-series.ts';
import { readStepPoints } from './step-points.ts';

/** What one point of a line graph covers. */
export type GraphResolution = LineGraphs['resolution'];

/** Input of the line graphs. */
export interface LineGraphsRequest {
  readonly scope: SiteScope;
  /** Only these sites; all of the scope when null. */
  readonly siteIds: readonly string[] | null;
  readonly period: Period;
  readonly resolution: GraphResolution;
  readonly comparison: Comparison | null;
  /** Whether to sum all sites to one series. */
  readonly isSum?: boolean;
  /** Whether to include the change of each site and of all. */
  readonly hasChange?: boolean;
  /** The current local day; it and later days need not have values yet. */
  readonly today: Day;
  readonly language: Language;
}

/** The longest period shown by hour and by quarter, in days. */
const mostDays = { hour: 800, quarter: 100 } as const;
/** Maximum site days summed by hour or quarter for one response. */
const mostSiteDays = 1_000_000;

function checkSize(period: Period, resolution: GraphResolution, siteCount: number): void {
  if (resolution !== 'hour' && resolution !== 'quarter') return;
  const days = daysIn(period);
  if (resolution === 'hour' && days > mostDays.hour)
    throw badField('resolution', energyTexts.tooLongForHours);
  if (resolution === 'quarter' && days > mostDays.quarter) {
    throw badField('resolution', energyTexts.tooLongForQuarters);
  }
  if (days * siteCount > mostSiteDays) throw badField('resolution', energyTexts.tooManyForSteps);
}

/** A comparison in the form of the contract. */
function toChange({
  source,
  total,
  comparable,
  sites,
}: PeriodComparison): NonNullable<LineGraphs['comparison']> {
  return {
    period: formatPeriod(source),
    total,
    comparable,
    sites: sites.map(({ site, change }) => ({
      ...siteReference(site),
      company: site.companyName,
      ...change,
    })),
  };
}

/**
 * Consumption over time: one series per site, with one for the rest together.
 * @throws {ApiError} 400 on `resolution` when the period or the number of sites is too large for it
 */
export async function buildLineGraphs(db: Queries, request: LineGraphsRequest): Promise<LineGraphs> {
  const { scope, period, resolution, comparison, today, language } = request;
  const { corporateGroupId } = scope;
  const sites = await readReportSites(db, scope, request.siteIds);
  checkSize(period, resolution, sites.length);
  const ids = sites.map((site) => site.id);
  const sums = await sumsBySite(db, corporateGroupId, ids, period);
  const totals = new Map(sums.map((sum) => [sum.siteId, sum.totalWh]));
  const series = request.isSum === true ? toSum(sites, language) : toSeries(sites, totals, language);

  function read(compared: Comparison | null): Promise<SeriesPoints[]> {
    return resolution === 'hour' || resolution === 'quarter'
      ? readStepPoints(db, corporateGroupId, series, period, { resolution, comparison: compared, today })
      : readDayPoints(db, corporateGroupId, series, period, { resolution, comparison: compared, today });
  }

  const current = await read(null);
  const compared = comparison === null ? null : await read(comparison);
  const answer: LineGraphs['series'] = [];
  series.forEach((item: GraphSeries, place) => {
    const own = current[place];
    const before = compared?.[place];
    if (own === undefined) return;
    const drawn = toAnswer(item, place, own.totalWh, own.points);
    answer.push(drawn);
    if (comparison !== null && before !== undefined) {
      answer.push(toComparison(drawn, comparison, before.totalWh, before.points, language));
    }
  });
  return {
    unit: 'kWh',
    resolution,
    timezone: TIME_ZONE,
    period: formatPeriod(period),
    series: answer,
    ...(comparison === null || request.hasChange !== true
      ? {}
      : {
          comparison: toChange(await comparePeriods(db, { ...request, corporateGroupId, sites, comparison })),
        }),
  };
}
