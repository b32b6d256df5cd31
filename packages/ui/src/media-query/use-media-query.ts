import { useSyncExternalStore } from 'react';

/** Whether a media query matches, updated as it changes. `false` on a server. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = globalThis.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => globalThis.matchMedia(query).matches,
    () => false,
  );
}
