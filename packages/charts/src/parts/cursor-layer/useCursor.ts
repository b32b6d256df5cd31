import { useSyncExternalStore } from 'react';

import type { CursorState } from '../../cursor/cursor.ts';
import type { CursorStore } from '../../cursor/store.ts';

/** The cursor's state; only what uses it renders when it moves. */
export function useCursor(store: CursorStore): CursorState {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
