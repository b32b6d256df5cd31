import { useSyncExternalStore } from 'react';

import { media } from '../../tokens/media.ts';

/** Whether the browser is about to lay the page out on paper, which it says before the media query does. */
let isAboutToPrint = false;

function isPrinting(): boolean {
  return isAboutToPrint || globalThis.matchMedia(media.print).matches;
}

function subscribe(onChange: () => void): () => void {
  const list = globalThis.matchMedia(media.print);
  const begin = (): void => {
    isAboutToPrint = true;
    onChange();
  };
  const end = (): void => {
    isAboutToPrint = false;
    onChange();
  };
  list.addEventListener('change', onChange);
  globalThis.addEventListener('beforeprint', begin);
  globalThis.addEventListener('afterprint', end);
  return () => {
    list.removeEventListener('change', onChange);
    globalThis.removeEventListener('beforeprint', begin);
    globalThis.removeEventListener('afterprint', end);
  };
}

/**
 * Whether the page is on paper. From before its first layout there: what comes later is not counted in the number of its
 * pages.
 */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, () => false);
}
