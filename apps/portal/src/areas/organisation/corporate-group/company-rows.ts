import type { Company, SiteTreeNode } from '@vinrod/api-client';

/** A line of the table of bolag: a bolag, or one of its sites. */
export type CompanyRow =
  | { readonly kind: 'company'; readonly company: Company; readonly sites: readonly SiteRow[] }
  | SiteRow;

/** A site under its bolag. */
export interface SiteRow {
  readonly kind: 'site';
  readonly site: SiteTreeNode;
  /** uuid of its bolag. */
  readonly company: string;
}

/** Above this many sites on a page a bolag is opened on a page of its own instead of in the list. */
export const mostSitesInList = 500;

/** Sites that stand open when the list comes: about what a screen holds. */
export const sitesOpenAtFirst = 20;

/** Whether the sites of the bolag on a page are listed with them: unless there are none, or too many to look over. */
export function listsSites(companies: readonly Company[] | undefined): boolean {
  const sites = (companies ?? []).reduce((sum, company) => sum + company.site_count, 0);
  return sites > 0 && sites <= mostSitesInList;
}

/** uuids of the bolag that stand open at first: from the top, while their sites are few enough together. */
export function openAtFirst(companies: readonly Company[]): readonly string[] {
  let left = sitesOpenAtFirst;
  return companies.flatMap(({ uuid, site_count: count }) => {
    left -= count;
    return left >= 0 && count > 0 ? [uuid] : [];
  });
}

/**
 * Puts the sites under their bolag; a bolag whose sites are not loaded has none yet.
 *
 * @param tree - Bolag with their sites; undefined until they are loaded.
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
