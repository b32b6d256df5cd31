import type { EnvironmentalChoice } from '../../store/schema/organisation.ts';
import type { ReportSite } from '../report-sites.ts';
import type { Priced } from './month-costs.ts';

/** Sites whose energy is priced together, and comes from the same origin. */
export interface PriceGroup extends Priced {
  readonly choice: EnvironmentalChoice;
}

/** Sites by what they cost. All reports group them so, and share what they add up. */
export interface PriceGroups {
  /** Name of the group by the uuid of the site. */
  readonly groupOfSite: ReadonlyMap<string, string>;
  readonly groups: ReadonlyMap<string, PriceGroup>;
  /** Price areas that are known. */
  readonly priceAreas: readonly string[];
}

/** Name of the group that a site belongs to. */
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
