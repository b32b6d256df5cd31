import type { TreeIndex } from '../site-tree/state/tree-index.ts';
import type { SiteSelection } from '../site-tree/state/tree-selection.ts';

/** Sites up to which what was moved is opened to; more of them are counted on their closed branches. */
const REVEAL_UP_TO_SITES = 60;

/** Places of the branches that lead to some sites, so that opening them shows the sites. */
export function revealPlaces({ nodes, parent }: TreeIndex, sites: SiteSelection): readonly number[] {
  if (sites.size > REVEAL_UP_TO_SITES) return [];
  const places = new Set<number>();
  nodes.forEach(({ type, uuid }, place) => {
    if (type !== 'site' || !sites.has(uuid)) return;
    for (let above = parent[place] ?? -1; above >= 0; above = parent[above] ?? -1) places.add(above);
  });
  return [...places];
}
