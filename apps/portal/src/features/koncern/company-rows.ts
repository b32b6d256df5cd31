import type { Company, Site } from '@vinrod/api-client';

import type { SitesOfCompany } from '#data';

/** A line of the table of bolag: a bolag, or one of its sites. */
export type CompanyRow =
  | { readonly kind: 'company'; readonly company: Company; readonly sites: readonly SiteRow[] }
  | SiteRow;

/** A site under its bolag. */
export interface SiteRow {
  readonly kind: 'site';
  readonly site: Site;
}

/** Above this many sites on a page a bolag is opened on a page of its own instead of in the list. */
export const mostSitesInList = 500;

/**
 * The bolag whose sites are listed with them: those on the page, unless that would be more than can be looked over.
 *
 * @returns uuids; undefined while the page is not known, or when there are too many sites.
 */
export function companiesToOpen(companies: readonly Company[] | undefined): readonly string[] | undefined {
  if (companies === undefined) return undefined;
  const sites = companies.reduce((sum, company) => sum + company.site_count, 0);
  if (sites === 0 || sites > mostSitesInList) return undefined;
  return companies.filter((company) => company.site_count > 0).map((company) => company.uuid);
}

/** Puts the sites under their bolag; a bolag whose sites are not loaded has none yet. */
export function companyRows(
  companies: readonly Company[],
  sites: readonly SitesOfCompany[] | undefined,
): readonly CompanyRow[] {
  const byCompany = new Map(sites?.map((entry) => [entry.company, entry.sites]));
  return companies.map((company) => ({
    kind: 'company',
    company,
    sites: (byCompany.get(company.uuid) ?? []).map((site) => ({ kind: 'site', site })),
  }));
}
