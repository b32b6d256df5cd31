import { showToast } from '@vinrod/ui/toast';
import { useEffect } from 'react';

import { t } from '#messages';
import { shadowNotice } from '#session';

/** Read once, at load: the page being left must not take the notice meant for the next one. */
const hasEnded = shadowNotice.take();

let isShown = false;

/** Shows after the reload that shadow mode ended by itself and that the user is back in their own view. */
export function ShadowEnded(): null {
  useEffect(() => {
    if (!hasEnded || isShown) return;
    isShown = true;
    showToast({ tone: 'info', title: t('shadow.ended'), description: t('shadow.endedText') });
  }, []);
  return null;
}
