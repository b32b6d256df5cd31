import { showToast } from '@vinrod/ui/toast';
import { useEffect } from 'react';

import { t } from '#messages';
import { shadowNotice } from '#session';

/** Read once, when the page loads: the page that is left must not take what the next one is to tell. */
const hasEnded = shadowNotice.take();

let isTold = false;

/** Tells after the reload that shadow mode ended by itself and that one is signed in as oneself. */
export function ShadowEnded(): null {
  useEffect(() => {
    if (!hasEnded || isTold) return;
    isTold = true;
    showToast({ tone: 'info', title: t('shadow.ended'), description: t('shadow.endedText') });
  }, []);
  return null;
}
