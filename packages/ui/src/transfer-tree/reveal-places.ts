import type { TreeIndex } from '../site-tree/state/tree-index.ts';
import type { SiteSelection } from '../site-tree/state/tree-selection.ts';

/** Most moved sites that are revealed by expanding branches; more are shown as counts on collapsed ones. */
const revealUpToSites = 60;

/** Places of the branches to expand so that some sites are visible. */
export function revealPlaces({ nodes, parent }: TreeIndex, sites: SiteSelection): readonly number[] {
  if (sites.size > revealUpToSites) return [];
  const places = new Set<number>();
  nodes.forEach(({ type, uuid }, place) => {
    if (type !== 'site' || !sites.has(uuid)) return;
    for (let above = parent[place] ?? -1; above >= 0; above = parent[above] ?? -1) places.add(above);
  });
  return [...places];
}
