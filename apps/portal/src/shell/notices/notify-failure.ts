import { isAbortedError } from '@vinrod/api-client';
import { showToast } from '@vinrod/ui/toast';

import { errorText } from '#errors';
import { t } from '#messages';

let mountedRegions = 0;

/**
 * Says that toasts can be shown.
 *
 * @returns says that they no longer can.
 */
export function markToastsMounted(): () => void {
  mountedRegions += 1;
  return () => {
    mountedRegions -= 1;
  };
}

/**
 * Tells that a call failed: in a toast, and where none can be shown in an alert (spec section 8). The place of the
 * data says so too and offers to try again.
 */
export function notifyFailure(error: unknown): void {
  if (isAbortedError(error)) return;
  const text = errorText(error);
  if (mountedRegions > 0) showToast({ tone: 'danger', title: t('errors.load.title'), description: text });
  else globalThis.alert(text);
}
