import { difference, union } from './set-algebra.ts';
import type { TreeFilter } from './tree-filter.ts';
import { isBranch, type TreeIndex } from './tree-index.ts';

/** Which branches are open: by the reader, and during a search beside that. */
export interface TreeExpansion {
  /** Keys of branches that are open while nothing is searched. */
  readonly open: ReadonlySet<string>;
  /** What the reader opened or closed among the results of the present search. */
  readonly duringSearch: ReadonlyMap<string, boolean>;
}

/** Trees up to this many sites show their companies opened. */
const OPEN_UP_TO_SITES = 60;

/** The expansion a tree starts with: the companies of a small tree open, everything else closed. */
export function initialExpansion({ nodes, level, siteIds }: TreeIndex): TreeExpansion {
  const open = nodes.filter(
    ({ type }, place) => siteIds.size <= OPEN_UP_TO_SITES && level[place] === 1 && type === 'company',
  );
  return { open: new Set(open.map(({ key }) => key)), duringSearch: new Map() };
}

/** Whether a branch is open. A search opens what leads to its matches until the reader says otherwise. */
export function isOpen(
  index: TreeIndex,
  { open, duringSearch }: TreeExpansion,
  filter: TreeFilter | null,
  place: number,
): boolean {
  const key = index.nodes[place]?.key ?? '';
  if (filter === null) return open.has(key);
  return duringSearch.get(key) ?? filter.opens[place] === 1;
}

/** Opens or closes branches. What happens during a search is forgotten with it. */
export function setOpen(
  index: TreeIndex,
  expansion: TreeExpansion,
  filter: TreeFilter | null,
  places: readonly number[],
  isToOpen: boolean,
): TreeExpansion {
  const keys = places.filter((place) => isBranch(index, place)).map((place) => index.nodes[place]?.key ?? '');
  if (filter !== null) {
    const duringSearch = new Map(expansion.duringSearch);
    for (const key of keys) duringSearch.set(key, isToOpen);
    return { ...expansion, duringSearch };
  }
  const changed = new Set(keys);
  const open = isToOpen ? union(expansion.open, changed) : difference(expansion.open, changed);
  return { ...expansion, open };
}

/** The expansion for another search text: the reader's own state stays, the search begins afresh. */
export function withoutSearch(expansion: TreeExpansion): TreeExpansion {
  return expansion.duringSearch.size === 0 ? expansion : { ...expansion, duringSearch: new Map() };
}
