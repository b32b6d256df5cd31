import { ToastQueue } from 'react-stately/useToastState';

/** Content of a toast. */
export interface ToastMessage {
  /** @default 'success' */
  readonly tone?: 'info' | 'success' | 'warning' | 'danger';
  /** What was done: "Ändringarna har sparats". */
  readonly title: string;
  readonly description?: string;
  /** One action: "Ångra". The toast closes when it is used. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** Where to see what was done: "Visa". The toast closes when it is followed. */
  readonly link?: { readonly label: string; readonly href: string };
}

/** The toast queue of the document. */
export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 1 });

/** How long a toast without an action or link stays, ms. Pauses while it has the pointer or focus. */
export const toastDuration = 8000;

/**
 * Shows a toast and replaces the current one. A toast with an action or link stays until closed, so that nobody has to hurry
 * (WCAG 2.2.1). Use a toast to confirm or report, never as the only place for an error that needs action.
 * @returns closes the toast
 */
export function showToast(message: ToastMessage): () => void {
  toastQueue.clear();
  const key = toastQueue.add(
    message,
    message.action === undefined && message.link === undefined ? { timeout: toastDuration } : {},
  );
  return () => toastQueue.close(key);
}
