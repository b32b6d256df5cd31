import type { Company, SiteTreeNode } from '@vinrod/api-client';

/** A line of the table of companies: a company, or one of its sites. */
export type CompanyRow =
  | { readonly kind: 'company'; readonly company: Company; readonly sites: readonly SiteRow[] }
  | SiteRow;

/** A site under its companies. */
export interface SiteRow {
  readonly kind: 'site';
  readonly site: SiteTreeNode;
  /** uuid of its companies. */
  readonly company: string;
}

/** Above this many sites on a page a company is opened on a page of its own instead of in the list. */
export const mostSitesInList = 500;

/** Sites that stand open when the list comes: about what a screen holds. */
export const sitesOpenAtFirst = 20;

/** Whether the sites of the company on a page are listed with them: unless there are none, or too many to look over. */
export function listsSites(companies: readonly Company[] | undefined): boolean {
  const sites = (companies ?? []).reduce((sum, company) => sum + company.site_count, 0);
  return sites > 0 && sites <= mostSitesInList;
}

/** uuids of the company that stand open at first: from the top, while their sites are few enough together. */
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
 * @param tree - Companies with their sites; undefined until they are loaded.
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
