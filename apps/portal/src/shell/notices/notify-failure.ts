import { isAbortedError } from '@vinrod/api-client';
import { showToast, toastDuration } from '@vinrod/ui/toast';

import { errorText } from '#errors';
import { t } from '#messages';

let mountedRegions = 0;

/** Queries that failed since the toast about them was last gone, by cache key. */
const failedQueries = new Set<string>();
let forgetting: ReturnType<typeof setTimeout> | undefined;

/**
 * Registers that toasts can be shown.
 *
 * @returns unregisters.
 */
export function markToastsMounted(): () => void {
  mountedRegions += 1;
  return () => {
    mountedRegions -= 1;
  };
}

/** Shows why a call failed where no toast can be shown (spec section 8). */
function alertFailure(error: unknown): void {
  globalThis.alert(errorText(error));
}

/**
 * Reports a failed query: in a toast, or in an alert when no toast can be shown (spec section 8). The section that it was
 * for says what is missing and why; the toast says how many such sections there are.
 *
 * @param key - Cache key of the query.
 */
export function notifyFailedQuery(error: unknown, key: string): void {
  if (isAbortedError(error)) return;
  if (mountedRegions === 0) {
    alertFailure(error);
    return;
  }
  failedQueries.add(key);
  clearTimeout(forgetting);
  forgetting = setTimeout(() => failedQueries.clear(), toastDuration);
  showToast({
    tone: 'danger',
    title: t('errors.load.parts', { count: failedQueries.size }),
    description: t('errors.load.all'),
  });
}

/**
 * Reports a change that could not be saved: in a toast, or in an alert when no toast can be shown.
 *
 * @param title - What could not be done.
 */
export function notifyFailure(error: unknown, title: string = t('errors.action')): void {
  if (isAbortedError(error)) return;
  if (mountedRegions > 0) showToast({ tone: 'danger', title, description: errorText(error) });
  else alertFailure(error);
}
