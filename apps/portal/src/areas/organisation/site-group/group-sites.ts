import type { Dashboard, KilowattHours, SiteGroup, SiteTreeNode } from '@vinrod/api-client';

/** Site of the group as a table row. */
export interface GroupSite {
  readonly uuid: string;
  readonly name: string;
  readonly siteId: string;
  readonly company: string;
  /** uuid of the company; undefined when the tree does not have it. */
  readonly companyId: string | undefined;
  readonly address: string | null;
  /** kWh in the period; undefined when the key figures do not name every site, null when nothing is measured. */
  readonly kwh: KilowattHours | null | undefined;
  /** Share of the group, percent; undefined and null as for `kwh`. */
  readonly share: number | null | undefined;
}

/** Company of each site, by the site's uuid. */
function companiesBySite(tree: readonly SiteTreeNode[]): ReadonlyMap<string, string> {
  return new Map(
    tree
      .filter((node) => node.type === 'company')
      .flatMap((company) => company.children.map((site) => [site.uuid, company.uuid] as const)),
  );
}

/**
 * Sites of a group with their company and consumption.
 *
 * @param tree - The corporate group's tree, with the company of each site; undefined while loading.
 * @param dashboard - The group's key figures. They list the ten sites with the highest consumption: with more sites
 * than that, no figures are shown rather than some.
 */
export function groupSites(
  { sites_detail: sites }: SiteGroup,
  tree: readonly SiteTreeNode[] | undefined,
  dashboard: Dashboard | undefined,
): readonly GroupSite[] {
  const companies = companiesBySite(tree ?? []);
  const used = new Map(dashboard?.top_sites.map((site) => [site.uuid, site]));
  const withData = sites.length - (dashboard?.sites_without_data ?? 0);
  const areAllKnown = dashboard !== undefined && used.size >= withData;
  return sites.map((site) => {
    const figures = used.get(site.uuid);
    return {
      uuid: site.uuid,
      name: site.name,
      siteId: site.site_id,
      company: site.company,
      companyId: companies.get(site.uuid),
      address: site.address,
      kwh: areAllKnown ? (figures?.kwh ?? null) : undefined,
      share: areAllKnown ? (figures?.share_percent ?? null) : undefined,
    };
  });
}
