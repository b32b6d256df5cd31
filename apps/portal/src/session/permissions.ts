import { grantedPermissions, type PermissionKey, type Profile } from '@vinrod/api-client';

import { sessionStorage } from './session-store.ts';

function sameKeys(stored: unknown, keys: readonly PermissionKey[]): boolean {
  return (
    Array.isArray(stored) &&
    stored.length === keys.length &&
    keys.every((key, index) => stored[index] === key)
  );
}

/**
 * Stores the permission keys whose value is true in the auth state (spec section 3), after the profile has loaded. Does
 * nothing if the user has signed out meanwhile. The portal itself uses the loaded profile, never the stored
 * permissions, which can be edited by hand.
 */
export function keepPermissions(profile: Profile): void {
  const session = sessionStorage.get();
  const permissions = grantedPermissions(profile.permissions);
  if (session === null || sameKeys(session['permissions'], permissions)) return;
  sessionStorage.set({ ...session, permissions });
}
