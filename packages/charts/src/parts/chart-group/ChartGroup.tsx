import { createContext, use, useState, type ReactNode } from 'react';

import { createCursorStore, type CursorStore } from '../../cursor/store.ts';

const SharedCursor = createContext<CursorStore | null>(null);

/** Charts inside share one time cursor and one window: moving or zooming one moves and zooms all. */
export function ChartGroup({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createCursorStore);
  return <SharedCursor value={store}>{children}</SharedCursor>;
}

/** The cursor of the group that a chart stands in, or one of its own. */
export function useCursorStore(): CursorStore {
  const [own] = useState(createCursorStore);
  return use(SharedCursor) ?? own;
}
