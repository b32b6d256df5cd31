import { useEffect, useMemo, useState } from 'react';

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

/** How long after the first paint the search is prepared. */
const SEARCH_DELAY_MS = 100;

/** Keeps search and expansion of a site tree; the selection belongs to the caller. */
export function useSiteTree(
  nodes: readonly SiteTreeNode[],
  selected: SiteSelection,
  onChange: (selected: ReadonlySet<string>) => void,
): SiteTreeState {
  const index = useMemo(() => indexTree(nodes), [nodes]);
  // After the tree is seen and before the reader has typed a letter.
  useEffect(() => {
    const timer = setTimeout(index.searchTexts, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [index]);
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
    setSearch: (text) => setState({ ...current, search: text, expansion: withoutSearch(expansion) }),
    selectedCounts: useMemo(() => countSelected(index, selected), [index, selected]),
    selectedCount: useMemo(() => selectedInTree(index, selected).size, [index, selected]),
    favorites: useMemo(() => favoriteSites(index), [index]),
    isOpen: (place) => isOpen(index, expansion, filter, place),
    setOpen: (places, isToOpen) =>
      setState({ ...current, expansion: setOpen(index, expansion, filter, places, isToOpen) }),
    toggle: (place) => onChange(toggleSites(selected, sitesAt(index, place, filter))),
    selectAll: () => onChange(union(selected, filter?.siteIds ?? index.siteIds)),
  };
}
