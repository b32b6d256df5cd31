import { useMemo, useState } from 'react';

import { intersection, union } from '../site-tree/state/set-algebra.ts';
import { initialExpansion, isOpen, setOpen, withoutSearch } from '../site-tree/state/tree-expansion.ts';
import { filterTree } from '../site-tree/state/tree-filter.ts';
import type { TreeIndex } from '../site-tree/state/tree-index.ts';
import { visibleRows } from '../site-tree/state/tree-rows.ts';
import {
  countSelected,
  favoriteSites,
  sitesAt,
  toggleSites,
  type SiteSelection,
} from '../site-tree/state/tree-selection.ts';
import type { SiteTreeState } from '../site-tree/state/use-site-tree.ts';
import { panePart, shownInPane } from './pane-part.ts';
import { revealPlaces } from './reveal-places.ts';

/** One pane of a transfer: its tree and its marks. */
export interface TransferPaneState {
  readonly tree: SiteTreeState;
  /** Marked sites of this pane. */
  readonly marked: ReadonlySet<string>;
  readonly setMarked: (marked: ReadonlySet<string>) => void;
  /** Sites visible in a search, or without one all in the pane. */
  readonly shownSites: ReadonlySet<string>;
  /** Visible sites at or below a row. */
  readonly sitesAt: (place: number) => ReadonlySet<string>;
}

/**
 * Manages marks, search and expansion of one pane.
 * @param index - the whole tree
 * @param selected - uuids of the selected sites
 * @param isOfSelected - whether the pane holds the selected sites or the others
 * @param arrived - sites just moved into this pane; the branches above them expand
 */
export function useTransferPane(
  index: TreeIndex,
  selected: SiteSelection,
  isOfSelected: boolean,
  arrived: SiteSelection | undefined,
): TransferPaneState {
  const [marks, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [state, setState] = useState(() => ({
    index,
    arrived,
    search: '',
    expansion: initialExpansion(index),
  }));
  let current = state;
  // New nodes may be the same tree with another favourite: only reset the expansion when the old tree was empty.
  if (state.index !== index && state.index.nodes.length === 0) {
    current = { ...current, expansion: initialExpansion(index) };
  }
  if (state.arrived !== arrived && arrived !== undefined) {
    const places = revealPlaces(index, arrived);
    current = { ...current, expansion: setOpen(index, current.expansion, null, places, true) };
  }
  if (state.index !== index || state.arrived !== arrived) {
    current = { ...current, index, arrived };
    setState(current);
  }

  const { search, expansion } = current;
  const filter = useMemo(() => filterTree(index, search), [index, search]);
  const part = useMemo(
    () => panePart(index, (uuid) => selected.has(uuid) === isOfSelected),
    [index, selected, isOfSelected],
  );
  const shown = useMemo(() => shownInPane(part, filter), [part, filter]);
  const marked = useMemo(() => intersection(marks, part.index.siteIds), [marks, part]);
  const rows = useMemo(
    () => visibleRows(index, shown, (place) => isOpen(index, expansion, filter, place)),
    [index, shown, expansion, filter],
  );
  const shownAt = (place: number) => sitesAt(index, place, shown);
  return {
    tree: {
      index: part.index,
      filter,
      rows,
      search,
      // A search may be pending while the user expands a branch, so each update builds on the previous one.
      setSearch: (text) =>
        setState((before) => ({ ...before, search: text, expansion: withoutSearch(before.expansion) })),
      selectedCounts: useMemo(() => countSelected(index, marked), [index, marked]),
      selectedCount: marked.size,
      favorites: useMemo(() => intersection(favoriteSites(index), part.index.siteIds), [index, part]),
      isOpen: (place) => isOpen(index, expansion, filter, place),
      setOpen: (places, isToOpen) =>
        setState((before) => ({
          ...before,
          expansion: setOpen(index, before.expansion, filter, places, isToOpen),
        })),
      toggle: (place) => setMarked(toggleSites(marked, shownAt(place))),
      selectAll: () => setMarked(union(marked, shown.siteIds)),
    },
    marked,
    setMarked,
    shownSites: shown.siteIds,
    sitesAt: shownAt,
  };
}
