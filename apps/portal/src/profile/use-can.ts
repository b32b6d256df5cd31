import { useMemo } from 'react';

import { canWith, type Can, type Right } from '#rights';

import { useSignedInUser } from './profile-context.ts';

/** What the signed-in user may do: `can('update', 'site')`. */
export function useCan(): Can {
  const { permissions } = useSignedInUser();
  return useMemo(() => canWith(permissions), [permissions]);
}

/**
 * Whether the user may change who may do and see what: they have the right, and are not in shadow mode, where the server
 * refuses all of that.
 */
export function useMayAdminister(...right: Right): boolean {
  const can = useCan();
  const { profile } = useSignedInUser();
  return can(...right) && profile.shadow === null;
}
