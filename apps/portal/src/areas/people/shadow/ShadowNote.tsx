import { InlineAlert } from '@vinrod/ui/inline-alert';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { useCan, useSignedInUser } from '#profile';
import type { Right } from '#rights';

export interface ShadowNoteProps {
  /** Permission that the page would require outside shadow mode. */
  readonly change: Right;
}

/**
 * Explains why a page of users or roles has no buttons in shadow mode; renders nothing for users who would have none
 * anyway.
 */
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
