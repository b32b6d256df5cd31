import { showToast } from '@vinrod/ui/toast';
import { useEffect } from 'react';

import { t } from '#messages';
import { shadowNotice } from '#session';

/** Tells after the reload that shadow mode ended by itself and that one is signed in as oneself. */
export function ShadowEnded(): null {
  useEffect(() => {
    if (shadowNotice.take()) {
      showToast({ tone: 'info', title: t('shadow.ended'), description: t('shadow.endedText') });
    }
  }, []);
  return null;
}
