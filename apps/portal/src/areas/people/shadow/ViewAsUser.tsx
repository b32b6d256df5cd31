import { meetsRule, permissionsOf } from '@vinrod/api-client';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { useSignedInUser } from '#profile';
import { useClient } from '#session';

import { StartShadow } from './StartShadow.tsx';

export interface ViewAsUserProps {
  readonly user: { readonly uuid: string; readonly full_name: string; readonly can_shadow: boolean };
  /** Size of the button; `icon` for table rows, without text. @default 'md' */
  readonly size?: 'sm' | 'md' | 'icon';
}

/**
 * "Visa som användare" for staff with the permission (spec section 6, `can_shadow_user`, from the response); renders
 * nothing for others, and in a portal without that part.
 */
export function ViewAsUser({ user, size = 'md' }: ViewAsUserProps): ReactElement | null {
  const client = useClient();
  const { permissions } = useSignedInUser();
  if (!user.can_shadow || !meetsRule(permissions, permissionsOf.startShadowUser)) return null;
  return (
    <StartShadow
      label={t('shadow.asUser')}
      name={user.full_name}
      size={size}
      start={() => client.shadow.startUser({ path: { id: user.uuid } })}
    />
  );
}
