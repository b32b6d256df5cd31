import { useCallback, useRef, useSyncExternalStore, type ReactElement } from 'react';

import { useMessages } from '../messages/use-messages.ts';
import { AriaToastRegion, PortalProvider } from './aria-toast.ts';
import { toastMessages } from './messages.ts';
import { toastQueue } from './toast-queue.ts';
import { Toast } from './Toast.tsx';
import * as styles from './Toast.css.ts';

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
  const format = useMessages(toastMessages);
  const place = useRef<HTMLDivElement>(null);
  const count = useSyncExternalStore(subscribe, countVisible, () => 0);
  const getContainer = useCallback(() => place.current, []);
  return (
    <>
      <div
        ref={place}
        className={styles.place}
        aria-live="polite"
        aria-relevant="additions"
        data-react-aria-top-layer="true"
      />
      {/* The name must change with the first toast, or F6 never finds the landmark. */}
      <PortalProvider getContainer={getContainer}>
        <AriaToastRegion
          queue={toastQueue}
          aria-label={format('region', { count })}
          className={styles.region}
        >
          {({ toast }) => <Toast toast={toast} />}
        </AriaToastRegion>
      </PortalProvider>
    </>
  );
}
