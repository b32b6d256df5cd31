import type { Dashboard, KilowattHours, SiteGroup, SiteTreeNode } from '@vinrod/api-client';

/** A site of the group as its table lists it. */
export interface GroupSite {
  readonly uuid: string;
  readonly name: string;
  readonly siteId: string;
  readonly company: string;
  /** uuid of the company; undefined when the tree does not tell it. */
  readonly companyId: string | undefined;
  readonly address: string | null;
  /** kWh in the period; undefined when the key figures do not name every site, null when nothing is measured. */
  readonly kwh: KilowattHours | null | undefined;
  /** Share of the group in percent; as `kwh`. */
  readonly share: number | null | undefined;
}

/** The company that each site belongs to, by the site's uuid. */
function companiesBySite(tree: readonly SiteTreeNode[]): ReadonlyMap<string, string> {
  return new Map(
    tree
      .filter((node) => node.type === 'company')
      .flatMap((company) => company.children.map((site) => [site.uuid, company.uuid] as const)),
  );
}

/**
 * The sites of a group with where they belong and what they used.
 *
 * @param tree - The corporate group's tree, which knows the company of each site; undefined while it loads.
 * @param dashboard - The group's key figures. They name the ten sites that used most: with more sites than that, no
 *   figure is told rather than some.
 */
export function groupSites(
  { sites_detail: sites }: SiteGroup,
  tree: readonly SiteTreeNode[] | undefined,
  dashboard: Dashboard | undefined,
): readonly GroupSite[] {
  const companies = companiesBySite(tree ?? []);
  const used = new Map(dashboard?.top_sites.map((site) => [site.uuid, site]));
  const withData = sites.length - (dashboard?.sites_without_data ?? 0);
  const areAllTold = dashboard !== undefined && used.size >= withData;
  return sites.map((site) => {
    const figures = used.get(site.uuid);
    return {
      uuid: site.uuid,
      name: site.name,
      siteId: site.site_id,
      company: site.company,
      companyId: companies.get(site.uuid),
      address: site.address,
      kwh: areAllTold ? (figures?.kwh ?? null) : undefined,
      share: areAllTold ? (figures?.share_percent ?? null) : undefined,
    };
  });
}
