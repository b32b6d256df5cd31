import { useCallback, type ReactElement, type RefObject } from 'react';

import { useMessages } from '../messages/use-messages.ts';
import { AriaToastRegion, PortalProvider } from './aria-toast.ts';
import { toastMessages } from './messages.ts';
import { toastQueue } from './toast-queue.ts';
import { Toast } from './Toast.tsx';
import * as styles from './Toast.css.ts';

export interface ToastListProps {
  /** The live region, which the toasts are put into. */
  readonly place: RefObject<HTMLElement | null>;
  /** Number of visible toasts. */
  readonly count: number;
}

/** The toasts of the queue, as a landmark. */
export function ToastList({ place, count }: ToastListProps): ReactElement {
  const format = useMessages(toastMessages);
  const getContainer = useCallback(() => place.current, [place]);
  return (
    // The name must change with the first toast, or F6 never finds the landmark.
    <PortalProvider getContainer={getContainer}>
      <AriaToastRegion queue={toastQueue} aria-label={format('region', { count })} className={styles.region}>
        {({ toast }) => <Toast toast={toast} />}
      </AriaToastRegion>
    </PortalProvider>
  );
}
