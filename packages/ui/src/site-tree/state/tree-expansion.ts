import { difference, union } from './set-algebra.ts';
import type { TreeFilter } from './tree-filter.ts';
import { isBranch, type TreeIndex } from './tree-index.ts';

/** Expanded branches: the user's own, and those during a search. */
export interface TreeExpansion {
  /** Keys of branches expanded while there is no search. */
  readonly open: ReadonlySet<string>;
  /** Branches that the user expanded or collapsed during the current search. */
  readonly duringSearch: ReadonlyMap<string, boolean>;
}

/** Trees up to this many sites show their companies opened. */
const openUpToSites = 60;

/** The initial expansion of a tree: the companies of a small tree expanded, everything else collapsed. */
export function initialExpansion({ nodes, level, siteIds }: TreeIndex): TreeExpansion {
  const open = nodes.filter(
    ({ type }, place) => siteIds.size <= openUpToSites && level[place] === 1 && type === 'company',
  );
  return { open: new Set(open.map(({ key }) => key)), duringSearch: new Map() };
}

/** Whether a branch is expanded. A search expands the paths to its matches until the user collapses them. */
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

/** Expands or collapses branches. Changes during a search are discarded when it ends. */
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

/** The expansion for another search text: keeps the user's own state and resets the search's. */
export function withoutSearch(expansion: TreeExpansion): TreeExpansion {
  return expansion.duringSearch.size === 0 ? expansion : { ...expansion, duringSearch: new Map() };
}
