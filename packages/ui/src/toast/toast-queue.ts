import { AriaToastQueue } from './aria-toast.ts';

/** What a toast says. */
export interface ToastMessage {
  /** @default 'success' */
  readonly tone?: 'info' | 'success' | 'warning' | 'danger';
  /** What is done: "Ändringarna har sparats". */
  readonly title: string;
  readonly description?: string;
  /** One thing to do about it: "Ångra". The toast closes when it is done. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** The toasts of the document. */
export const toastQueue = new AriaToastQueue<ToastMessage>({ maxVisibleToasts: 1 });

/** Time that a toast without anything to do stays, ms. It waits while it has the pointer or focus. */
export const toastDuration = 8000;

/**
 * Shows a toast; one that is showing gives way. A toast with an action stays until it is closed, so that nobody
 * has to hurry (WCAG 2.2.1). A toast confirms or reports: never the only place for an error that must be acted on.
 * @returns closes the toast
 */
export function showToast(message: ToastMessage): () => void {
  toastQueue.clear();
  const key = toastQueue.add(message, message.action === undefined ? { timeout: toastDuration } : {});
  return () => toastQueue.close(key);
}
