import { useMemo, useState } from 'react';

import { union } from './set-algebra.ts';
import { initialExpansion, isOpen, setOpen, withoutSearch } from './tree-expansion.ts';
import { filterTree, type TreeFilter } from './tree-filter.ts';
import { indexTree, type SiteTreeNode, type TreeIndex } from './tree-index.ts';
import { visibleRows, type TreeRow } from './tree-rows.ts';
import {
  countSelected,
  favoriteSites,
  selectedInTree,
  sitesAt,
  toggleSites,
  type SiteSelection,
} from './tree-selection.ts';
import { usePreparedSearch } from './use-prepared-search.ts';

/** State of a site tree and the ways to change it. */
export interface SiteTreeState {
  readonly index: TreeIndex;
  readonly filter: TreeFilter | null;
  readonly rows: readonly TreeRow[];
  readonly search: string;
  readonly setSearch: (search: string) => void;
  /** Selected sites before each place, for the boxes. */
  readonly selectedCounts: Int32Array;
  readonly selectedCount: number;
  readonly favorites: ReadonlySet<string>;
  readonly isOpen: (place: number) => boolean;
  readonly setOpen: (places: readonly number[], isToOpen: boolean) => void;
  readonly toggle: (place: number) => void;
  /** Selects every site, or during a search every one that it shows. */
  readonly selectAll: () => void;
}

/** Keeps search and expansion of a site tree; the selection belongs to the caller. */
export function useSiteTree(
  nodes: readonly SiteTreeNode[],
  selected: SiteSelection,
  onChange: (selected: ReadonlySet<string>) => void,
): SiteTreeState {
  const index = useMemo(() => indexTree(nodes), [nodes]);
  usePreparedSearch(index);
  const [state, setState] = useState(() => ({ nodes, search: '', expansion: initialExpansion(index) }));
  const isStale = state.nodes !== nodes;
  // Other nodes may be the same tree with a favourite more: only a tree that had nothing to open begins afresh.
  const current = isStale
    ? { ...state, nodes, expansion: state.nodes.length === 0 ? initialExpansion(index) : state.expansion }
    : state;
  if (isStale) setState(current);

  const { search, expansion } = current;
  const filter = useMemo(() => filterTree(index, search), [index, search]);
  const rows = useMemo(
    () => visibleRows(index, filter, (place) => isOpen(index, expansion, filter, place)),
    [index, filter, expansion],
  );
  return {
    index,
    filter,
    rows,
    search,
    // What is typed may be on its way while the reader opens a branch: each change builds on the one before.
    setSearch: (text) =>
      setState((before) => ({ ...before, search: text, expansion: withoutSearch(before.expansion) })),
    selectedCounts: useMemo(() => countSelected(index, selected), [index, selected]),
    selectedCount: useMemo(() => selectedInTree(index, selected).size, [index, selected]),
    favorites: useMemo(() => favoriteSites(index), [index]),
    isOpen: (place) => isOpen(index, expansion, filter, place),
    setOpen: (places, isToOpen) =>
      setState((before) => ({
        ...before,
        expansion: setOpen(index, before.expansion, filter, places, isToOpen),
      })),
    toggle: (place) => onChange(toggleSites(selected, sitesAt(index, place, filter))),
    selectAll: () => onChange(union(selected, filter?.siteIds ?? index.siteIds)),
  };
}
