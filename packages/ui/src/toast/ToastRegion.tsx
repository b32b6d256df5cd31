import { useEffect, useRef, useSyncExternalStore, type ReactElement } from 'react';

import { Apart } from '../apart/apart.ts';
import { useApart } from '../apart/use-apart.ts';
import { toastQueue } from './toast-queue.ts';
import * as styles from './Toast.css.ts';

/** Loaded once the page is drawn: no page begins with a toast. */
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

/**
 * Renders toasts; mount it once in the app, outside the routes. Its live region is mounted before the first toast: one
 * that appears together with its text is not announced.
 */
export function ToastRegion(): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const count = useSyncExternalStore(subscribe, countVisible, () => 0);
  const { part: ToastList } = useApart(toastList, true);
  // Again, where the network failed when the page began.
  useEffect(() => {
    if (count > 0) void toastList.ask();
  }, [count]);
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
