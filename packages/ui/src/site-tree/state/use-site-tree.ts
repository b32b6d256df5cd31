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

/** State and actions of a site tree. */
export interface SiteTreeState {
  readonly index: TreeIndex;
  readonly filter: TreeFilter | null;
  readonly rows: readonly TreeRow[];
  readonly search: string;
  readonly setSearch: (search: string) => void;
  /** Number of selected sites before each place, for the checkboxes. */
  readonly selectedCounts: Int32Array;
  readonly selectedCount: number;
  readonly favorites: ReadonlySet<string>;
  readonly isOpen: (place: number) => boolean;
  readonly setOpen: (places: readonly number[], isToOpen: boolean) => void;
  readonly toggle: (place: number) => void;
  /** Selects the sites of a place, or during a search its visible ones, and no others; missing where that is no choice. */
  readonly selectOnly?: (place: number) => void;
  /** Selects every site, or during a search every visible one. */
  readonly selectAll: () => void;
}

/** Manages search and expansion of a site tree; the selection is controlled by the caller. */
export function useSiteTree(
  nodes: readonly SiteTreeNode[],
  selected: SiteSelection,
  onChange: (selected: ReadonlySet<string>) => void,
): SiteTreeState {
  const index = useMemo(() => indexTree(nodes), [nodes]);
  usePreparedSearch(index);
  const [state, setState] = useState(() => ({ nodes, search: '', expansion: initialExpansion(index) }));
  const isStale = state.nodes !== nodes;
  // New nodes may be the same tree with another favourite: only reset the expansion when the old tree was empty.
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
    // A search may be pending while the user expands a branch, so each update builds on the previous one.
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
    selectOnly: (place) => onChange(new Set(sitesAt(index, place, filter))),
    selectAll: () => onChange(union(selected, filter?.siteIds ?? index.siteIds)),
  };
}
