import type { ReactElement } from 'react';

import { t } from '#messages';
import { useClient } from '#session';
import { useHasAny, useSignedInUser } from '#shell/profile';

import { StartShadow } from './StartShadow.tsx';

/** Props of {@link ViewAsUser}. */
export interface ViewAsUserProps {
  readonly user: { readonly uuid: string; readonly full_name: string; readonly status: string };
  /** Height of the button; `icon` for a row of a table, without words. @default 'md' */
  readonly size?: 'sm' | 'md' | 'icon';
}

/** Who may sign in can be shadowed; the server refuses the others. */
const shadowable: readonly string[] = ['active', 'invited'];

/**
 * "Visa som användare" for staff who may (spec section 6, `can_shadow_user`); nothing for others, in shadow mode, for
 * oneself and for accounts that are locked or inactive.
 */
export function ViewAsUser({ user, size = 'md' }: ViewAsUserProps): ReactElement | null {
  const client = useClient();
  const { profile } = useSignedInUser();
  const mayShadow = useHasAny(['can_shadow_user']);
  const isPossible =
    profile.shadow === null && profile.uuid !== user.uuid && shadowable.includes(user.status);
  if (!mayShadow || !isPossible) return null;
  return (
    <StartShadow
      label={t('shadow.asUser')}
      name={user.full_name}
      size={size}
      start={() => client.shadow.startUser(user.uuid)}
    />
  );
}
