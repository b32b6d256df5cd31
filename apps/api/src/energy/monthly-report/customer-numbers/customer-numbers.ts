import type { ResponseBody } from '../../../server/operation.ts';
import type { Kronor, WattHours } from '../../../quantities/quantities.ts';
import type { Queries } from '../../../store/index.ts';
import type { EnvironmentalChoice } from '../../../store/schema/organisation.ts';
import { firstDayOfMonthNumber, partsOf, type Day } from '@vinrod/locale/day';
import { changeBetween } from '../../change.ts';
import { addToMonth, costOf, sumOrNull } from '../../cost/month-costs.ts';
import { readPricesWith, readSurcharges } from '../../cost/price-book.ts';
import { companyGroups } from '../../cost/price-groups.ts';
import { emissionsOf, residualMixFor, type ResidualMix } from '../../emissions/emissions.ts';
import { formatPeriod, sameDatesYearBefore, type Period } from '../../period.ts';
import type { ReportRequest } from '../../report-request.ts';
import { readReportSites, type ReportSite } from '../../report-sites.ts';
import { toHundredths, toHundredthsOrNull, toKwh, toKwhOrNull } from '../../../quantities/rounding.ts';
import { readSiteTotals, totalOf, type SiteTotals } from '../../sums/period-total.ts';
import { qualityOfSites } from '../../sums/quality-of-sites.ts';
import { areCached, cachedSteps } from '../../sums/cached-steps.ts';
import { askedOf, type AskedSites } from '../../sums/month-states.ts';
import { toHours } from '../../sums/step-sums.ts';
import { daysBeside, wholeMonths } from '../../sums/whole-months.ts';
import { readWholeMonths } from '../known-months.ts';

/** Response body of `getCompilationOfCustomerNumber`. */
export type CompilationOfCustomerNumber = ResponseBody<'getCompilationOfCustomerNumber'>;

/** Figures of one company. */
export type CustomerNumberRow = CompilationOfCustomerNumber['rows'][number];

/** Figures of all sites together. */
type CustomerNumberSum = CompilationOfCustomerNumber['sum'];

type CompanyCosts = Map<string, Map<number, number | null>>;

function addCost(costs: CompanyCosts, companyId: string, day: Day, cost: number | null): void {
  const ofCompany = costs.get(companyId) ?? new Map<number, number | null>();
  addToMonth(ofCompany, day, cost);
  costs.set(companyId, ofCompany);
}

/** Cost of each company by its uuid, SEK; null when an hour with energy has no price. */
async function readCosts(
  db: Queries,
  corporateGroupId: string,
  sites: readonly ReportSite[],
  { period, today }: ReportRequest,
  asked: AskedSites,
): Promise<ReadonlyMap<string, number | null>> {
  const { groupOfSite, groups, priceAreas } = companyGroups(sites);
  const surcharges = await readSurcharges(db, corporateGroupId);
  const prices = await readPricesWith(db, surcharges, priceAreas, period);
  const months = areCached(sites.length, period) ? wholeMonths(period) : null;
  const costs: CompanyCosts = new Map();
  if (months !== null) {
    const question = { corporateGroupId, sites, months, asked, today };
    const known = await readWholeMonths(db, question, { surcharges, prices });
    for (const { id, companyId } of sites)
      for (const [month, cost] of known.get(id)?.costs ?? [])
        addCost(costs, companyId, firstDayOfMonthNumber(month), cost);
  }
  for (const days of daysBeside(period, months)) {
    for (const sum of await cachedSteps(db, corporateGroupId, groupOfSite, days, asked)) {
      const group = groups.get(sum.group);
      if (group === undefined || sum.totalWh === null) continue;
      const cost = costOf(group, sum.day, toHours(sum.wh, sum.resolution), prices);
      addCost(costs, group.companyId, sum.day, cost);
    }
  }
  return new Map([...costs].map(([companyId, ofCompany]) => [companyId, sumOrNull(ofCompany.values())]));
}

/** Data of a row besides its sites. */
interface Figures {
  readonly request: ReportRequest;
  readonly current: SiteTotals;
  readonly before: SiteTotals;
  readonly costs: ReadonlyMap<string, number | null>;
  readonly residual: ResidualMix | null;
}

/** The figures of sites, of one company or of several. */
function figuresOf(
  sites: readonly ReportSite[],
  cost: Kronor | null,
  { request, ...figures }: Figures,
): CustomerNumberSum {
  const { period, today } = request;
  const current = totalOf(sites, figures.current, period, today);
  const before = totalOf(sites, figures.before, sameDatesYearBefore(period), today);
  const change = changeBetween(current, before);
  const { totalWh } = current;
  const whByChoice = new Map<EnvironmentalChoice, WattHours>();
  for (const { id, environmentalChoice: choice } of sites) {
    const wh = current.bySite.get(id)?.totalWh ?? null;
    if (wh !== null) whByChoice.set(choice, (whByChoice.get(choice) ?? 0) + wh);
  }
  return {
    site_count: sites.length,
    consumption_kwh: toKwhOrNull(totalWh),
    ...qualityOfSites(sites, current),
    previous_year_kwh: toKwhOrNull(before.totalWh),
    change_percent: change.percent,
    change_percent_reason: change.reason,
    cost_sek: toHundredthsOrNull(cost),
    average_price_ore_per_kwh:
      cost === null || totalWh === null || totalWh === 0 ? null : toHundredths((cost * 100) / toKwh(totalWh)),
    emissions_kg: toHundredthsOrNull(emissionsOf(whByChoice, figures.residual).kilograms),
  };
}

function toRow(first: ReportSite, sites: readonly ReportSite[], figures: Figures): CustomerNumberRow {
  return {
    customer_id: first.customerId,
    company_name: first.companyName,
    organization_number: first.organizationNumber,
    ...figuresOf(sites, figures.costs.get(first.companyId) ?? null, figures),
  };
}

const swedish = new Intl.Collator('sv');

function inOrder(left: CustomerNumberRow, right: CustomerNumberRow): number {
  return (
    swedish.compare(left.company_name, right.company_name) ||
    swedish.compare(left.customer_id, right.customer_id)
  );
}

/** Consumption and cost of each company of a scope, with those of the same dates a year earlier. */
export async function buildCustomerNumbers(
  db: Queries,
  request: ReportRequest,
): Promise<CompilationOfCustomerNumber> {
  const { scope, siteIds, period, today } = request;
  const { corporateGroupId } = scope;
  const sites = await readReportSites(db, scope, siteIds);
  const asked = askedOf(scope, siteIds);
  const totalsOf = (of: Period): Promise<SiteTotals> =>
    readSiteTotals(db, corporateGroupId, sites, of, today, asked === 'all');
  const [current, before, costs, residual] = await Promise.all([
    totalsOf(period),
    totalsOf(sameDatesYearBefore(period)),
    readCosts(db, corporateGroupId, sites, request, asked),
    residualMixFor(db, partsOf(period.last).year),
  ]);
  const figures: Figures = { request, current, before, costs, residual };
  const rows: CustomerNumberRow[] = [];
  for (const ofCompany of Map.groupBy(sites, (site) => site.companyId).values()) {
    const [first] = ofCompany;
    if (first !== undefined) rows.push(toRow(first, ofCompany, figures));
  }
  return {
    period: formatPeriod(period),
    rows: rows.toSorted(inOrder),
    sum: figuresOf(sites, sumOrNull(figures.costs.values()), figures),
  };
}
