import { difference, intersection, isSubset, union } from './set-algebra.ts';
import type { TreeFilter } from './tree-filter.ts';
import { siteCountBelow, type TreeIndex } from './tree-index.ts';

/** The uuids of the selected sites. */
export type SiteSelection = ReadonlySet<string>;

/** How much of a node is selected. */
export type CheckState = 'all' | 'some' | 'none';

/** Number of selected sites before each place; differences give the number below a node. */
export function countSelected({ nodes }: TreeIndex, selected: SiteSelection): Int32Array {
  const counts = new Int32Array(nodes.length + 1);
  if (selected.size === 0) return counts;
  let sum = 0;
  nodes.forEach(({ type, uuid }, place) => {
    if (type === 'site' && selected.has(uuid)) sum += 1;
    counts[place + 1] = sum;
  });
  return counts;
}

/** Whether all, some or none of the sites at or below a node are selected; none for a branch without sites. */
export function checkStateAt(index: TreeIndex, counts: Int32Array, place: number): CheckState {
  const selected = (counts[index.end[place] ?? 0] ?? 0) - (counts[place] ?? 0);
  if (selected === 0) return 'none';
  return selected === siteCountBelow(index, place) ? 'all' : 'some';
}

/** The sites at or below a node that are visible in a search. */
export function sitesAt(index: TreeIndex, place: number, filter: TreeFilter | null): Set<string> {
  const sites = new Set<string>();
  for (let at = place; at < (index.end[place] ?? 0); at += 1) {
    const node = index.nodes[at];
    if (node?.type === 'site' && (filter === null || filter.isVisible[at] === 1)) sites.add(node.uuid);
  }
  return sites;
}

/** The selection with some sites toggled: deselected when all of them are selected, otherwise selected. */
export function toggleSites(selected: SiteSelection, sites: ReadonlySet<string>): Set<string> {
  return isSubset(sites, selected) ? difference(selected, sites) : union(selected, sites);
}

/** Selected sites of the tree; drops uuids that are not in it. */
export function selectedInTree({ siteIds }: TreeIndex, selected: SiteSelection): Set<string> {
  return intersection(siteIds, selected);
}

/** Sites that the user has marked as favourites. */
export function favoriteSites({ nodes }: TreeIndex): Set<string> {
  const favorites = nodes.filter(
    ({ type, is_favorite: isFavorite }) => type === 'site' && isFavorite === true,
  );
  return new Set(favorites.map(({ uuid }) => uuid));
}
