import type { TreeFilter } from '../site-tree/state/tree-filter.ts';
import type { TreeIndex } from '../site-tree/state/tree-index.ts';

/** The part of a tree in one pane. */
export interface PanePart {
  /** The whole tree, with site ids and counts of this pane only. */
  readonly index: TreeIndex;
  /** Whether the node at a place is a site of this pane; 1 is yes. */
  readonly isHere: Uint8Array;
}

/**
 * The part of a tree formed by some of its sites. Reads the flattened tree instead of building a smaller one, so that a
 * move in a corporate group of thousands of sites costs one pass.
 * @param isIn - whether a site is in the pane, by its uuid
 */
export function panePart(index: TreeIndex, isIn: (uuid: string) => boolean): PanePart {
  const { nodes } = index;
  const siteCounts = new Int32Array(nodes.length + 1);
  const siteIds = new Set<string>();
  const isHere = new Uint8Array(nodes.length);
  nodes.forEach(({ type, uuid }, place) => {
    if (type === 'site' && isIn(uuid)) {
      isHere[place] = 1;
      siteIds.add(uuid);
    }
    siteCounts[place + 1] = (siteCounts[place] ?? 0) + (isHere[place] ?? 0);
  });
  return { index: { ...index, siteCounts, siteIds }, isHere };
}

/**
 * Rows of a pane: its sites visible in a search, and their ancestors.
 * @param search - search result for the whole tree; `null` without one
 */
export function shownInPane({ index, isHere }: PanePart, search: TreeFilter | null): TreeFilter {
  const { nodes, parent } = index;
  const size = nodes.length;
  const siteIds = new Set<string>();
  const isVisible = new Uint8Array(size);
  nodes.forEach(({ uuid }, place) => {
    if (isHere[place] !== 1 || (search !== null && search.isVisible[place] !== 1)) return;
    isVisible[place] = 1;
    siteIds.add(uuid);
  });
  for (let place = size - 1; place >= 0; place -= 1) {
    const above = parent[place] ?? -1;
    if (above >= 0 && isVisible[place] === 1) isVisible[above] = 1;
  }
  return { isVisible, opens: search?.opens ?? new Uint8Array(size), siteIds };
}
