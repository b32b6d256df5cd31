import type { PermissionKey } from '@vinrod/api-client';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { useHasAny, useSignedInUser } from '#profile';

/** Props of {@link ShadowNote}. */
export interface ShadowNoteProps {
  /** Permissions by which something could be changed on the page outside shadow mode. */
  readonly changers: readonly PermissionKey[];
}

/** Says in shadow mode why a page of users or roles has no buttons; nothing to who would have none anyway. */
export function ShadowNote({ changers }: ShadowNoteProps): ReactElement | null {
  const isShadowing = useSignedInUser().profile.shadow !== null;
  const couldChange = useHasAny(changers);
  if (!isShadowing || !couldChange) return null;
  return (
    <InlineAlert tone="info" announce="off">
      {t('shadow.noPeople')}
    </InlineAlert>
  );
}
