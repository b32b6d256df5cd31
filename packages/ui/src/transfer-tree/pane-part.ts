import type { TreeFilter } from '../site-tree/tree-filter.ts';
import type { TreeIndex } from '../site-tree/tree-index.ts';

/** What of a tree is in one pane. */
export interface PanePart {
  /** The whole tree with the sites and their counts of this pane only. */
  readonly index: TreeIndex;
  /** Rows of the pane: its sites and what leads to them, as far as a search shows them. */
  readonly shown: TreeFilter;
}

/**
 * The part of a tree that some of its sites make up. Reads the laid-out tree instead of building a smaller one, so that
 * a move in a koncern of thousands of sites costs one walk.
 * @param isIn whether a site is in the pane, by its uuid
 * @param search what a search leaves of the whole tree; `null` without one
 */
export function panePart(
  index: TreeIndex,
  isIn: (uuid: string) => boolean,
  search: TreeFilter | null,
): PanePart {
  const { nodes, parent } = index;
  const size = nodes.length;
  const siteCounts = new Int32Array(size + 1);
  const siteIds = new Set<string>();
  const shownIds = new Set<string>();
  const isVisible = new Uint8Array(size);
  nodes.forEach(({ type, uuid }, place) => {
    const isHere = type === 'site' && isIn(uuid);
    siteCounts[place + 1] = (siteCounts[place] ?? 0) + (isHere ? 1 : 0);
    if (!isHere) return;
    siteIds.add(uuid);
    if (search !== null && search.isVisible[place] !== 1) return;
    shownIds.add(uuid);
    isVisible[place] = 1;
  });
  for (let place = size - 1; place >= 0; place -= 1) {
    const above = parent[place] ?? -1;
    if (above >= 0 && isVisible[place] === 1) isVisible[above] = 1;
  }
  return {
    index: { ...index, siteCounts, siteIds },
    shown: { isVisible, opens: search?.opens ?? new Uint8Array(size), siteIds: shownIds },
  };
}
