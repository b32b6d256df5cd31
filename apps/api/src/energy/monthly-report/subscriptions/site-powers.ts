import { Turn } from '../../../server/yield-to-event-loop.ts';
import type { Queries } from '../../../store/index.ts';
import type { Period } from '../../period.ts';
import type { ReportSite } from '../../report-sites.ts';
import { areCached } from '../../sums/cached-steps.ts';
import type { AskedSites } from '../../sums/month-states.ts';
import { readPeaks, type PeakHour, type SitePeaks } from '../../sums/peaks.ts';
import { readSiteMonthFigures } from '../../sums/site-month-figures.ts';
import { sumsBySite } from '../../sums/site-sums.ts';
import { daysBeside, wholeMonths } from '../../sums/whole-months.ts';
import type { WattHours } from '../../../quantities/quantities.ts';

/** The highest hours of a site, and its consumption in the year. */
export interface SitePowers extends SitePeaks {
  /** Wh; null when nothing is measured. */
  readonly annualWh: WattHours | null;
}

/** Sites with the period and the year that are asked about. */
export interface PowerQuestion {
  readonly corporateGroupId: string;
  readonly sites: readonly ReportSite[];
  readonly period: Period;
  /** Twelve whole months, the last of which ends with the period or begins before it does. */
  readonly year: Period;
  readonly asked: AskedSites;
}

function higher(left: PeakHour | null, right: PeakHour | null): PeakHour | null {
  if (left === null || right === null) return left ?? right;
  if (left.wh === right.wh) return left.instant <= right.instant ? left : right;
  return left.wh > right.wh ? left : right;
}

async function readFromDays(
  db: Queries,
  { corporateGroupId, sites, period, year, asked }: PowerQuestion,
): Promise<ReadonlyMap<string, SitePowers>> {
  const ids = sites.map(({ id }) => id);
  const peaks = await readPeaks(db, corporateGroupId, ids, period, year);
  const sums = await sumsBySite(db, corporateGroupId, ids, year, asked === 'all');
  const annual = new Map(sums.map(({ siteId, totalWh }) => [siteId, totalWh]));
  return new Map(
    ids.map((id) => [
      id,
      {
        inPeriod: peaks.get(id)?.inPeriod ?? null,
        inYear: peaks.get(id)?.inYear ?? null,
        annualWh: annual.get(id) ?? null,
      },
    ]),
  );
}

interface Found {
  inPeriod: PeakHour | null;
  inYear: WattHours | null;
  annualWh: WattHours | null;
}

async function readFromMonths(
  db: Queries,
  { corporateGroupId, sites, period, year, asked }: PowerQuestion,
): Promise<ReadonlyMap<string, SitePowers>> {
  const ids = sites.map(({ id }) => id);
  const months = wholeMonths(period);
  const both =
    months === null
      ? year
      : { first: Math.min(months.first, year.first), last: Math.max(months.last, year.last) };
  const found = new Map(
    ids.map((id): [string, Found] => [id, { inPeriod: null, inYear: null, annualWh: null }]),
  );
  const turn = new Turn();
  for (const { siteId, month, peak, totalWh } of await readSiteMonthFigures(
    db,
    corporateGroupId,
    sites,
    both,
    asked,
  )) {
    if (turn.isOver) await turn.next();
    const own = found.get(siteId);
    if (own === undefined) continue;
    if (months !== null && month >= months.first && month <= months.last)
      own.inPeriod = higher(own.inPeriod, peak);
    if (month < year.first || month > year.last) continue;
    if (peak !== null) own.inYear = Math.max(own.inYear ?? 0, peak.wh);
    if (totalWh !== null) own.annualWh = (own.annualWh ?? 0) + totalWh;
  }
  for (const days of daysBeside(period, months))
    for (const [id, { inPeriod }] of await readPeaks(db, corporateGroupId, ids, days, days)) {
      const own = found.get(id);
      if (own !== undefined) own.inPeriod = higher(own.inPeriod, inPeriod);
    }
  return found;
}

/** The highest hours of sites in a period and in a year, and what they used in it, by site uuid. */
export async function readPowers(
  db: Queries,
  question: PowerQuestion,
): Promise<ReadonlyMap<string, SitePowers>> {
  const areKept = areCached(question.sites.length, question.period);
  return areKept ? readFromMonths(db, question) : readFromDays(db, question);
}
