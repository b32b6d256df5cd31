import { endOfMonth, monthNumber, type Day } from '@vinrod/locale/day';
import { Turn } from '../../server/yield-to-event-loop.ts';
import type { Queries } from '../../store/index.ts';
import { costOfSums } from '../cost/day-cost.ts';
import type { MonthCosts } from '../cost/month-costs.ts';
import { changesWithin, type PriceBook, type Surcharges } from '../cost/price-book.ts';
import { readSiteCosts } from '../cost/site-costs.ts';
import type { Period } from '../period.ts';
import type { ReportSite } from '../report-sites.ts';
import type { AskedSites } from '../sums/month-states.ts';
import { readSiteMonthFigures, type SiteMonthFigures } from '../sums/site-month-figures.ts';
import type { SiteMonth } from '../sums/site-months.ts';
import { hoursOutsideByMonth } from '../sums/values-outside.ts';

/** Sites over whole months. */
export interface WholeMonthsOfSites {
  readonly corporateGroupId: string;
  readonly sites: readonly ReportSite[];
  /** Whole months. */
  readonly months: Period;
  readonly asked: AskedSites;
  readonly today: Day;
}

/** The months of a site with values, and what they cost where that was asked. */
export interface MonthsOfSite {
  readonly months: readonly SiteMonth[];
  readonly costs: MonthCosts;
}

function keyOf({ siteId, month }: Pick<SiteMonthFigures, 'siteId' | 'month'>): string {
  return `${siteId} ${month}`;
}

interface Priced {
  readonly surcharges: Surcharges;
  readonly prices: PriceBook;
}

/** Costs of the months in which the surcharge of a site changes, from its values: by site uuid and month number. */
async function costsOfChanges(
  db: Queries,
  { corporateGroupId, sites, months }: WholeMonthsOfSites,
  { surcharges, prices }: Priced,
): Promise<ReadonlyMap<string, number | null>> {
  const costs = new Map<string, number | null>();
  for (let month = months.first; month <= months.last; month = endOfMonth(month) + 1) {
    const whole = { first: month, last: endOfMonth(month) };
    const changing = sites.filter(({ companyId }) => changesWithin(surcharges, companyId, whole));
    if (changing.length === 0) continue;
    const read = await readSiteCosts(db, corporateGroupId, changing, whole, prices);
    for (const { id } of changing) {
      const cost = read.get(id)?.get(monthNumber(month));
      if (cost !== undefined) costs.set(keyOf({ siteId: id, month }), cost);
    }
  }
  return costs;
}

function costOfMonth(
  figures: SiteMonthFigures & { readonly totalWh: number },
  site: ReportSite,
  { prices }: Priced,
): number | null {
  const { month, totalWh, whTimesPrice } = figures;
  if (site.priceArea === null || whTimesPrice === null) return null;
  return costOfSums(whTimesPrice, totalWh, prices.surcharge(site.companyId, month));
}

interface Found {
  readonly months: SiteMonth[];
  readonly costs: Map<number, number | null>;
}

/** What each site has used in whole months, by its uuid, with costs where prices are given. */
export async function readWholeMonths(
  db: Queries,
  question: WholeMonthsOfSites,
  priced: Priced | null,
): Promise<ReadonlyMap<string, MonthsOfSite>> {
  const { corporateGroupId, sites, months, asked, today } = question;
  const [figures, outside, changing] = await Promise.all([
    readSiteMonthFigures(db, corporateGroupId, sites, months, asked),
    hoursOutsideByMonth(db, corporateGroupId, sites, months, today),
    priced === null ? new Map<string, number | null>() : costsOfChanges(db, question, priced),
  ]);
  const hours = new Map(outside.map((row) => [keyOf(row), row.hours]));
  const siteById = new Map(sites.map((site) => [site.id, site]));
  const bySite = new Map<string, Found>();
  const turn = new Turn();
  for (const own of figures) {
    if (turn.isOver) await turn.next();
    const site = siteById.get(own.siteId);
    if (site === undefined) continue;
    const found: Found = bySite.get(site.id) ?? { months: [], costs: new Map() };
    bySite.set(site.id, found);
    const month = monthNumber(own.month);
    found.months.push({
      siteId: own.siteId,
      month,
      totalWh: own.totalWh,
      peakWh: own.peak?.wh ?? null,
      isEstimated: own.isEstimated,
      isCorrected: own.isCorrected,
      presentHours: own.presentHours - (hours.size === 0 ? 0 : (hours.get(keyOf(own)) ?? 0)),
    });
    if (priced === null || own.totalWh === null) continue;
    const cost = changing.size === 0 ? undefined : changing.get(keyOf(own));
    const { totalWh } = own;
    found.costs.set(month, cost === undefined ? costOfMonth({ ...own, totalWh }, site, priced) : cost);
  }
  return bySite;
}
