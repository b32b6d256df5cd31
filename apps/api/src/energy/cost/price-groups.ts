import type { EnvironmentalChoice } from '../../store/schema/organisation.ts';
import type { ReportSite } from '../report-sites.ts';
import type { Priced } from './month-costs.ts';
import type { Surcharges } from './price-book.ts';

/** Sites that share prices and an origin. */
export interface PriceGroup extends Priced {
  /** The company, or one of several that pay the same. */
  readonly companyId: string;
  readonly choice: EnvironmentalChoice;
}

/** Sites grouped by price. All reports use the same groups, and so share their sums. */
export interface PriceGroups {
  /** Name of the group by the uuid of the site. */
  readonly groupOfSite: ReadonlyMap<string, string>;
  readonly groups: ReadonlyMap<string, PriceGroup>;
  /** Known price areas. */
  readonly priceAreas: readonly string[];
}

type NameOf = (site: ReportSite) => string;

function grouped(sites: readonly ReportSite[], nameOf: NameOf): PriceGroups {
  const groupOfSite = new Map<string, string>();
  const groups = new Map<string, PriceGroup>();
  const areas = new Set<string>();
  for (const site of sites) {
    const { companyId, priceArea, environmentalChoice: choice } = site;
    const name = nameOf(site);
    groupOfSite.set(site.id, name);
    if (!groups.has(name)) groups.set(name, { companyId, priceArea, choice });
    if (priceArea !== null) areas.add(priceArea);
  }
  return { groupOfSite, groups, priceAreas: [...areas] };
}

/** Groups sites by company and price area. */
export function companyGroups(sites: readonly ReportSite[]): PriceGroups {
  return grouped(sites, ({ companyId, priceArea }) => `${companyId} ${priceArea ?? ''}`);
}

/** Names the price group of a site: its area, and the origin and surcharges of its company. */
export function priceGroupNames(surcharges: Surcharges): NameOf {
  const paid = new Map(
    [...surcharges].map(([companyId, steps]) => [
      companyId,
      steps.map(({ from, orePerMwh }) => `${from}:${orePerMwh}`).join(),
    ]),
  );
  return ({ companyId, priceArea, environmentalChoice }) =>
    `${priceArea ?? ''} ${environmentalChoice} ${paid.get(companyId) ?? ''}`;
}

/** Groups sites that pay the same for the same hour, and have the same origin, whatever their company. */
export function priceGroups(sites: readonly ReportSite[], surcharges: Surcharges): PriceGroups {
  return grouped(sites, priceGroupNames(surcharges));
}
