import { InlineAlert } from '@vinrod/ui/inline-alert';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { useCan, useSignedInUser } from '#profile';
import type { Right } from '#rights';

export interface ShadowNoteProps {
  /** What could be changed on the page outside shadow mode. */
  readonly change: Right;
}

/** Says in shadow mode why a page of users or roles has no buttons; nothing to who would have none anyway. */
export function ShadowNote({ change }: ShadowNoteProps): ReactElement | null {
  const isShadowing = useSignedInUser().profile.shadow !== null;
  const can = useCan();
  if (!isShadowing || !can(...change)) return null;
  return (
    <InlineAlert tone="info" announce="off">
      {t('shadow.noPeople')}
    </InlineAlert>
  );
}
