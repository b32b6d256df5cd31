import type { TreeFilter } from './tree-filter.ts';
import { isBranch, type TreeIndex } from './tree-index.ts';

/** A row of the tree as it is drawn. */
export interface TreeRow {
  /** Place in the index. */
  readonly place: number;
  /** 1 for the first among the siblings that are shown. */
  readonly position: number;
  readonly setSize: number;
}

/** The rows that are open and pass the search, in order. */
export function visibleRows(
  index: TreeIndex,
  filter: TreeFilter | null,
  isExpanded: (place: number) => boolean,
): TreeRow[] {
  const { nodes, parent, end } = index;
  const shown: { place: number; position: number; above: number }[] = [];
  const siblings = new Map<number, number>();
  let place = 0;
  while (place < nodes.length) {
    if (filter !== null && filter.isVisible[place] !== 1) {
      place = end[place] ?? nodes.length;
      continue;
    }
    const above = parent[place] ?? -1;
    const position = (siblings.get(above) ?? 0) + 1;
    siblings.set(above, position);
    shown.push({ place, position, above });
    place = isBranch(index, place) && !isExpanded(place) ? (end[place] ?? nodes.length) : place + 1;
  }
  return shown.map(({ place: at, position, above }) => ({
    place: at,
    position,
    setSize: siblings.get(above) ?? position,
  }));
}
