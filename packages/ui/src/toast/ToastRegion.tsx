import { useEffect, useRef, useSyncExternalStore, type ReactElement } from 'react';

import { Apart } from '../apart/apart.ts';
import { useApart } from '../apart/use-apart.ts';
import { toastQueue } from './toast-queue.ts';
import * as styles from './Toast.css.ts';

/** Milliseconds after which a page that is never idle loads the list all the same. */
const longestWork = 5000;

const toastList = new Apart(async () => {
  const { ToastList } = await import('./ToastList.tsx');
  return ToastList;
});

function subscribe(onChange: () => void): () => void {
  return toastQueue.subscribe(onChange);
}

function countVisible(): number {
  return toastQueue.visibleToasts.length;
}

function ask(): void {
  void toastList.ask();
}

/** Loads the list once the page is drawn: no page begins with a toast, and every page with much else to do. */
function askWhenIdle(): () => void {
  // Not every browser tells when it is idle.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(ask, longestWork / 5);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(ask, { timeout: longestWork });
  return () => cancelIdleCallback(request);
}

/**
 * Renders toasts; mount it once in the app, outside the routes. Its live region is mounted before the first toast: one
 * that appears together with its text is not announced.
 */
export function ToastRegion(): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const count = useSyncExternalStore(subscribe, countVisible, () => 0);
  // Asked for again with a toast, where the network failed when the page began.
  const { part: ToastList } = useApart(toastList, count > 0);
  useEffect(askWhenIdle, []);
  return (
    <>
      <div
        ref={place}
        className={styles.place}
        aria-live="polite"
        aria-relevant="additions"
        data-react-aria-top-layer="true"
      />
      {ToastList === undefined ? null : <ToastList place={place} count={count} />}
    </>
  );
}
