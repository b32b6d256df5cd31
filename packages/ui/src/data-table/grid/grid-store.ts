import { createContext, use, useSyncExternalStore } from 'react';

import type { LiveTable } from '../live-table.ts';
import { RowChoice } from '../selection/row-choice.ts';

/**
 * Passes frequently changing state to its subscribers outside React's tree. With props or context, selecting one row of
 * ten thousand would make React visit all of them.
 */
export class GridStore {
  #live: LiveTable;
  readonly #listeners = new Set<() => void>();
  /** Actions for selecting rows. */
  readonly choice: RowChoice = new RowChoice(this);

  constructor(live: LiveTable) {
    this.#live = live;
  }

  /** The current state. */
  readonly get = (): LiveTable => this.#live;

  /** Subscribes to changes; the returned function unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Replaces the state. */
  set(live: LiveTable): void {
    this.#live = live;
    for (const listener of this.#listeners) listener();
  }
}

/** Provides a table's store to its cells; the context value itself never changes. */
export const GridStoreContext = createContext(
  new GridStore({
    drawCell: () => null,
    selection: undefined,
    currentKey: undefined,
    rowKeys: [],
    sort: undefined,
    onSort: () => undefined,
    onRowAction: undefined,
    onColumnWidthsChange: undefined,
  }),
);

/** Selects a part of the live state; renders again only when that part changes. */
export function useLive<Part>(part: (live: LiveTable) => Part): Part {
  const store = use(GridStoreContext);
  const snapshot = (): Part => part(store.get());
  return useSyncExternalStore(store.subscribe, snapshot, snapshot);
}
