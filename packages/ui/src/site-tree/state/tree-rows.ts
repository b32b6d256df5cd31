import type { TreeFilter } from './tree-filter.ts';
import { isBranch, type TreeIndex } from './tree-index.ts';

/** A rendered row of the tree. */
export interface TreeRow {
  /** Place in the index. */
  readonly place: number;
  /** Position among the visible siblings, from 1. */
  readonly position: number;
  readonly setSize: number;
}

/** The rows that are expanded and match the search, in order. */
export function visibleRows(
  index: TreeIndex,
  filter: TreeFilter | null,
  isExpanded: (place: number) => boolean,
): TreeRow[] {
  const { nodes, parent, end } = index;
  // Indexed by the parent's place plus one, so that the top, −1, has an entry.
  const siblings = new Int32Array(nodes.length + 1);
  const shown: { place: number; position: number; setSize: number }[] = [];
  let place = 0;
  while (place < nodes.length) {
    if (filter !== null && filter.isVisible[place] !== 1) {
      place = end[place] ?? nodes.length;
      continue;
    }
    const above = (parent[place] ?? -1) + 1;
    const position = (siblings[above] ?? 0) + 1;
    siblings[above] = position;
    shown.push({ place, position, setSize: 0 });
    place = isBranch(index, place) && !isExpanded(place) ? (end[place] ?? nodes.length) : place + 1;
  }
  for (const row of shown) row.setSize = siblings[(parent[row.place] ?? -1) + 1] ?? row.position;
  return shown;
}
