import type { CursorStore } from '../../cursor/store.ts';

/** Where a chart is placed. */
export interface ChartPlace {
  /** Unique in the page, and among charts that share a cursor. */
  readonly id: string;
  readonly store: CursorStore;
}
