import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';

import type { ColumnWidths } from './column-widths.ts';
import { RowChoice } from './row-choice.ts';
import type { TableSelection } from './table-props.ts';
import type { TableSort } from './table-query.ts';

/** Draws a cell from the id of its column and of its row. */
export type DrawCell = (columnId: string, rowId: string) => ReactNode;

/** What changes often in a table while its rows stay the same. */
export interface LiveTable {
  readonly drawCell: DrawCell;
  readonly selection: TableSelection | undefined;
  /** Key of the row that is open beside the table. */
  readonly currentKey: string | undefined;
  /** Keys of the rows of the page that can be chosen, in their order. */
  readonly rowKeys: readonly string[];
  /** Order in force, with the id of its column. */
  readonly sort: (TableSort & { readonly columnId: string }) | undefined;
  readonly onSort: (columnId: string) => void;
  readonly onRowAction: ((rowId: string) => void) | undefined;
  readonly onColumnWidthsChange: ((widths: ColumnWidths) => void) | undefined;
}

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
