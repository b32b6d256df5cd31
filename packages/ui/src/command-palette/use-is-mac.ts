import { useSyncExternalStore } from 'react';

function never(): () => void {
  return () => undefined;
}

/** Whether the keyboard is one of Apple's, where Cmd stands for Ctrl. `false` on a server. */
export function useIsMac(): boolean {
  return useSyncExternalStore(
    never,
    () => /Mac|iPhone|iPad/.test(navigator.userAgent),
    () => false,
  );
}
