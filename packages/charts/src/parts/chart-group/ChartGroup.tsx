import { createContext, use, useState, type ReactNode, type ReactElement } from 'react';

import { createCursorStore, type CursorStore } from '../../cursor/store.ts';

const SharedCursor = createContext<CursorStore | null>(null);

/** Charts inside share one time cursor and one window: moving or zooming one moves and zooms all. */
export function ChartGroup({ children }: { readonly children: ReactNode }): ReactElement {
  const [store] = useState(createCursorStore);
  return <SharedCursor value={store}>{children}</SharedCursor>;
}

/** The cursor store of the surrounding group, or the chart's own when it is in none. */
export function useCursorStore(): CursorStore {
  const [own] = useState(createCursorStore);
  return use(SharedCursor) ?? own;
}
