import { useSyncExternalStore } from 'react';

function never(): () => void {
  return () => undefined;
}

/** Whether the keyboard is Apple's, with Cmd instead of Ctrl. `false` on a server. */
export function useIsMac(): boolean {
  return useSyncExternalStore(
    never,
    () => /Mac|iPhone|iPad/.test(navigator.userAgent),
    () => false,
  );
}
