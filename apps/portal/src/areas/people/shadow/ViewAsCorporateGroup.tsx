import { meetsRule, permissionsOf } from '@vinrod/api-client';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { useSignedInUser } from '#profile';
import { useClient } from '#session';

import { StartShadow } from './StartShadow.tsx';

export interface ViewAsCorporateGroupProps {
  readonly corporateGroup: { readonly uuid: string; readonly name: string; readonly can_shadow: boolean };
  /** Height of the button. @default 'md' */
  readonly size?: 'sm' | 'md';
}

/**
 * "Visa som koncern" for staff with the permission (spec section 6, `can_shadow_group`, from the response); renders
 * nothing for others, and in a portal without that part.
 */
export function ViewAsCorporateGroup({
  corporateGroup,
  size = 'md',
}: ViewAsCorporateGroupProps): ReactElement | null {
  const client = useClient();
  const { permissions } = useSignedInUser();
  if (!corporateGroup.can_shadow || !meetsRule(permissions, permissionsOf.startShadowGroup)) return null;
  return (
    <StartShadow
      label={t('shadow.asKoncern')}
      name={corporateGroup.name}
      size={size}
      start={() => client.shadow.startGroup({ path: { id: corporateGroup.uuid } })}
    />
  );
}
