import type { Company, SiteTreeNode } from '@vinrod/api-client';

/** Row of the company table: a company, or one of its sites. */
export type CompanyRow =
  | { readonly kind: 'company'; readonly company: Company; readonly sites: readonly SiteRow[] }
  | SiteRow;

/** Site below its company. */
export interface SiteRow {
  readonly kind: 'site';
  readonly site: SiteTreeNode;
  /** uuid of its company. */
  readonly company: string;
}

/** Most sites on a page for companies to expand in the list; above this a company opens on its own page. */
export const mostSitesInList = 500;

/** Sites expanded initially: about what fits a screen. */
export const sitesOpenAtFirst = 20;

/** Whether the list loads the sites of its companies: not when there are none, or too many to look through. */
export function listsSites(companies: readonly Company[] | undefined): boolean {
  const sites = (companies ?? []).reduce((sum, company) => sum + company.site_count, 0);
  return sites > 0 && sites <= mostSitesInList;
}

/** uuids of the companies expanded initially: from the top, while their sites together are few enough. */
export function openAtFirst(companies: readonly Company[]): readonly string[] {
  let left = sitesOpenAtFirst;
  return companies.flatMap(({ uuid, site_count: count }) => {
    left -= count;
    return left >= 0 && count > 0 ? [uuid] : [];
  });
}

/**
 * Puts the sites under their companies; a company whose sites are not loaded has none yet.
 *
 * @param tree - Companies with their sites; undefined while loading.
 */
export function companyRows(
  companies: readonly Company[],
  tree: readonly SiteTreeNode[] | undefined,
): readonly CompanyRow[] {
  const sitesOf = new Map(
    (tree ?? []).filter(({ type }) => type === 'company').map((node) => [node.uuid, node.children]),
  );
  return companies.map((company) => ({
    kind: 'company',
    company,
    sites: (sitesOf.get(company.uuid) ?? []).map((site) => ({ kind: 'site', site, company: company.uuid })),
  }));
}
