import { decodeSiteSet, encodeSiteSet, type LineGraphsQuery, type SiteTreeNode } from '@vinrod/api-client';

/**
 * The chosen sites: every site the user may see, or exactly those of the ids (possibly none), or of a set of numbers
 * (contract, `SiteSet`), which keeps the address of thousands of sites short enough to be sent.
 */
export type SiteSelection = 'all' | { readonly ids: readonly string[] } | { readonly set: string };

/** The sites of a report, as its operation is asked for them. */
export type SiteFilter = Pick<LineGraphsQuery, 'site_id' | 'site_set'>;

/** A site that can be chosen; a back end without numbers gives none. */
export type NumberedSite = Pick<SiteTreeNode, 'uuid' | 'number'>;

/** Sites that are named by their ids, which anybody can read; more of them become a set. */
const mostIds = 20;

/** Sites that a report may name (contract, `SiteSet`); every site is not named at all. */
const mostSites = 10_000;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The word that stands for "no site at all": without any `site_id` the address means every site. */
const noSites = 'none';

/** Reads the chosen sites from an address; what names no site is left out. */
export function readSites(params: URLSearchParams): SiteSelection {
  const set = params.get('site_set');
  if (set !== null) return decodeSiteSet(set) === null ? { ids: [] } : { set };
  const given = params.getAll('site_id');
  if (given.length === 0) return 'all';
  return { ids: [...new Set(given.filter((id) => uuid.test(id)))] };
}

/** Writes the chosen sites into an address; every site leaves no trace. */
export function writeSites(params: URLSearchParams, sites: SiteSelection): void {
  params.delete('site_id');
  params.delete('site_set');
  if (sites === 'all') return;
  if ('set' in sites) params.set('site_set', sites.set);
  else for (const id of sites.ids.length === 0 ? [noSites] : sites.ids) params.append('site_id', id);
}

/** The selection of exactly these sites; undefined when they are more than a report may name. */
export function selectSites(sites: readonly NumberedSite[]): SiteSelection | undefined {
  if (sites.length > mostSites) return undefined;
  const numbers = sites.flatMap(({ number }) => number ?? []);
  return sites.length <= mostIds || numbers.length < sites.length
    ? { ids: sites.map((site) => site.uuid) }
    : { set: encodeSiteSet(numbers) };
}

/** How a report is asked for the chosen sites. */
export function siteFilter(sites: SiteSelection): SiteFilter {
  if (sites === 'all') return {};
  return 'set' in sites ? { site_set: sites.set } : { site_id: [...sites.ids] };
}

/** How many sites are chosen; undefined for every site. */
export function countSites(sites: SiteSelection): number | undefined {
  if (sites === 'all') return undefined;
  return 'set' in sites ? (decodeSiteSet(sites.set)?.length ?? 0) : sites.ids.length;
}
