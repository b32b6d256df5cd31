import { useCallback, useSyncExternalStore } from 'react';

/** Those who are told when the answer to a query changes. */
interface Watch {
  readonly list: MediaQueryList;
  readonly listeners: Set<() => void>;
  readonly announce: () => void;
}

const watches = new Map<string, Watch>();

function begin(query: string): Watch {
  const listeners = new Set<() => void>();
  const announce = (): void => {
    for (const listener of listeners) listener();
  };
  const watch = { list: globalThis.matchMedia(query), listeners, announce };
  watch.list.addEventListener('change', announce);
  watches.set(query, watch);
  return watch;
}

/**
 * Watches a query with one list for all who ask it: a browser tells lists one after the other, and what is drawn in between
 * would have the new answer in one place and the old one in another.
 */
function subscribe(query: string, listener: () => void): () => void {
  const watch = watches.get(query) ?? begin(query);
  watch.listeners.add(listener);
  return () => {
    watch.listeners.delete(listener);
    if (watch.listeners.size > 0) return;
    watch.list.removeEventListener('change', watch.announce);
    if (watches.get(query) === watch) watches.delete(query);
  };
}

/** Whether a media query matches, updated as it changes. `false` on a server. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    useCallback((listener: () => void) => subscribe(query, listener), [query]),
    () => globalThis.matchMedia(query).matches,
    () => false,
  );
}
