import type { EnvironmentalChoice } from '../../store/schema/organisation.ts';
import type { ReportSite } from '../report-sites.ts';
import type { Priced } from './month-costs.ts';

/** Sites that share prices and an origin. */
export interface PriceGroup extends Priced {
  readonly choice: EnvironmentalChoice;
}

/** Sites grouped by price. All reports use the same groups, and so share their cached sums. */
export interface PriceGroups {
  /** Name of the group by the uuid of the site. */
  readonly groupOfSite: ReadonlyMap<string, string>;
  readonly groups: ReadonlyMap<string, PriceGroup>;
  /** Known price areas. */
  readonly priceAreas: readonly string[];
}

/** Name of a site's price group. */
export function priceGroupName({ companyId, priceArea }: ReportSite): string {
  return `${companyId} ${priceArea ?? ''}`;
}

/** Groups sites by company and price area. */
export function priceGroups(sites: readonly ReportSite[]): PriceGroups {
  const groups = new Map<string, PriceGroup>();
  const areas = new Set<string>();
  for (const site of sites) {
    const { companyId, priceArea, environmentalChoice: choice } = site;
    groups.set(priceGroupName(site), { companyId, priceArea, choice });
    if (priceArea !== null) areas.add(priceArea);
  }
  return {
    groupOfSite: new Map(sites.map((site) => [site.id, priceGroupName(site)])),
    groups,
    priceAreas: [...areas],
  };
}
