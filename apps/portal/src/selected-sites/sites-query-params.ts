import { decodeSiteSet, encodeSiteSet, type LineGraphsQuery, type SiteTreeNode } from '@vinrod/api-client';

/**
 * Selected sites: every site that the user may see, exactly those of the ids (possibly none), or a set of numbers
 * (contract, `SiteSet`), which keeps an address with thousands of sites short enough to send.
 */
export type SiteSelection = 'all' | { readonly ids: readonly string[] } | { readonly set: string };

/** Query params that select the sites of a report. */
export type SiteFilter = Pick<LineGraphsQuery, 'site_id' | 'site_set'>;

/** Site that can be selected; some back ends give no numbers. */
export type NumberedSite = Pick<SiteTreeNode, 'uuid' | 'number'>;

/** Most sites listed by id, which is readable; above this they become a set. */
const mostIds = 20;

/** Most sites in a report (contract, `SiteSet`); "every site" does not list them. */
const mostSites = 10_000;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Means "no sites": without any `site_id` the address means every site. */
const noSites = 'none';

/** Parses the selected sites from the query params; ignores invalid ids. */
export function readSites(params: URLSearchParams): SiteSelection {
  const set = params.get('site_set');
  if (set !== null) return decodeSiteSet(set) === null ? { ids: [] } : { set };
  const given = params.getAll('site_id');
  if (given.length === 0) return 'all';
  return { ids: [...new Set(given.filter((id) => uuid.test(id)))] };
}

/** Writes the selected sites to the query params; every site is left out. */
export function writeSites(params: URLSearchParams, sites: SiteSelection): void {
  params.delete('site_id');
  params.delete('site_set');
  if (sites === 'all') return;
  if ('set' in sites) params.set('site_set', sites.set);
  else for (const id of sites.ids.length === 0 ? [noSites] : sites.ids) params.append('site_id', id);
}

/** Selection of exactly these sites; undefined when there are more than a report can name. */
export function selectSites(sites: readonly NumberedSite[]): SiteSelection | undefined {
  if (sites.length > mostSites) return undefined;
  const numbers = sites.flatMap(({ number }) => number ?? []);
  return sites.length <= mostIds || numbers.length < sites.length
    ? { ids: sites.map((site) => site.uuid) }
    : { set: encodeSiteSet(numbers) };
}

/** Converts a selection to a report's query params. */
export function siteFilter(sites: SiteSelection): SiteFilter {
  if (sites === 'all') return {};
  return 'set' in sites ? { site_set: sites.set } : { site_id: [...sites.ids] };
}

/** Number of selected sites; undefined for every site. */
export function countSites(sites: SiteSelection): number | undefined {
  if (sites === 'all') return undefined;
  return 'set' in sites ? (decodeSiteSet(sites.set)?.length ?? 0) : sites.ids.length;
}
