import { describe, expect, it } from 'vitest';

import { GridStore } from './grid-store.ts';
import type { LiveTable } from '../live-table.ts';

const live: LiveTable = {
  drawCell: () => 'before',
  selection: undefined,
  currentKey: undefined,
  rowKeys: [],
  sort: undefined,
  onSort: () => undefined,
  onRowAction: undefined,
  onColumnWidthsChange: undefined,
};

describe('GridStore', () => {
  it('hands out what it was last given and tells its listeners', () => {
    const store = new GridStore(live);
    const seen: unknown[] = [];
    const stop = store.subscribe(() => seen.push(store.get().drawCell('', '')));
    store.set({ ...live, drawCell: () => 'after' });
    stop();
    store.set(live);
    expect(seen).toEqual(['after']);
    expect(store.get()).toBe(live);
  });
});
