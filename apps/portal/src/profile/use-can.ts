import { useMemo } from 'react';

import { canWith, type Can, type Right } from '#rights';

import { useSignedInUser } from './profile-context.ts';

/** Permission check of the signed-in user: `can('update', 'site')`. */
export function useCan(): Can {
  const { permissions } = useSignedInUser();
  return useMemo(() => canWith(permissions), [permissions]);
}

/**
 * Whether the user may administer access: with the permission, and outside shadow mode, where the server refuses all of
 * it.
 */
export function useMayAdminister(...right: Right): boolean {
  const can = useCan();
  const { profile } = useSignedInUser();
  return can(...right) && profile.shadow === null;
}
