import type { ReactElement } from 'react';

import { t } from '#messages';
import { useClient } from '#session';
import { useHasAny, useSignedInUser } from '#shell/profile';

import { StartShadow } from './StartShadow.tsx';

/** Props of {@link ViewAsKoncern}. */
export interface ViewAsKoncernProps {
  readonly koncern: { readonly uuid: string; readonly name: string };
  /** Height of the button. @default 'md' */
  readonly size?: 'sm' | 'md';
}

/** "Visa som koncern" for staff who may (spec section 6, `can_shadow_group`); nothing for others and in shadow mode. */
export function ViewAsKoncern({ koncern, size = 'md' }: ViewAsKoncernProps): ReactElement | null {
  const client = useClient();
  const isShadowing = useSignedInUser().profile.shadow !== null;
  const mayShadow = useHasAny(['can_shadow_group']);
  if (!mayShadow || isShadowing) return null;
  return (
    <StartShadow
      label={t('shadow.asKoncern')}
      name={koncern.name}
      size={size}
      start={() => client.shadow.startGroup(koncern.uuid)}
    />
  );
}
