import { createContext, use, useSyncExternalStore } from 'react';

import type { LiveTable } from '../live-table.ts';
import { RowChoice } from '../selection/row-choice.ts';

/**
 * Hands what changes often past react's tree to those who show it. Through props or context, choosing one row of
 * ten thousand would make react walk through all of them.
 */
export class GridStore {
  #live: LiveTable;
  readonly #listeners = new Set<() => void>();
  /** Ways to choose rows. */
  readonly choice: RowChoice = new RowChoice(this);

  constructor(live: LiveTable) {
    this.#live = live;
  }

  /** What holds now. */
  readonly get = (): LiveTable => this.#live;

  /** Tells of each change until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes what holds from now on. */
  set(live: LiveTable): void {
    this.#live = live;
    for (const listener of this.#listeners) listener();
  }
}

/** Carries the store of a table to its cells; itself never changes. */
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

/** Follows one part of what changes often; renders again only when that part is another. */
export function useLive<Part>(part: (live: LiveTable) => Part): Part {
  const store = use(GridStoreContext);
  const snapshot = (): Part => part(store.get());
  return useSyncExternalStore(store.subscribe, snapshot, snapshot);
}
