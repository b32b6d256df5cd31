/** The chosen sites: every site the user may see, or exactly these (uuids, possibly none). */
export type SiteSelection = 'all' | readonly string[];

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The word that stands for "no site at all": without any `site_id` the address means every site. */
const noSites = 'none';

/** Reads the chosen sites from an address; what is no uuid is left out. */
export function readSites(params: URLSearchParams): SiteSelection {
  const given = params.getAll('site_id');
  if (given.length === 0) return 'all';
  return [...new Set(given.filter((id) => uuid.test(id)))];
}

/** Writes the chosen sites into an address; every site leaves no trace. */
export function writeSites(params: URLSearchParams, sites: SiteSelection): void {
  params.delete('site_id');
  if (sites === 'all') return;
  for (const id of sites.length === 0 ? [noSites] : sites) params.append('site_id', id);
}
