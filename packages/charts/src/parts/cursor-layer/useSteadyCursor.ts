import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

import type { CursorState } from '../../cursor/cursor.ts';
import type { CursorStore } from '../../cursor/store.ts';
import { createSteadyCursor, type UrgencyOf } from './steady-cursor.ts';

/**
 * The cursor's state, without the moves that a part of the page need not render for.
 *
 * @param urgencyOf Asked after every move.
 * @returns The state, and a function that brings it up to date at once.
 */
export function useSteadyCursor(
  store: CursorStore,
  urgencyOf: UrgencyOf,
): readonly [state: CursorState, catchUp: () => void] {
  const [steady] = useState(() => createSteadyCursor(store));
  useLayoutEffect(() => steady.decideBy(urgencyOf));
  return [useSyncExternalStore(steady.subscribe, steady.get, steady.get), steady.catchUp];
}
