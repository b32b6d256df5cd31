import { useEffect, useSyncExternalStore } from 'react';

import type { Apart, ApartState } from './apart.ts';

/**
 * A part in a file of its own. It is drawn in the same frame once anybody has loaded it.
 *
 * @param isWanted - whether to load it: as soon as it may be needed
 */
export function useApart<Part>(apart: Apart<Part>, isWanted: boolean): ApartState<Part> {
  const state = useSyncExternalStore(apart.subscribe, apart.state, apart.state);
  useEffect(() => {
    if (isWanted) void apart.ask();
  }, [apart, isWanted]);
  return state;
}
