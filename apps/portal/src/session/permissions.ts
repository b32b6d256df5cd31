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
 * Keeps the permission keys whose value is true in the auth state (spec section 3), after the profile has loaded.
 * Nothing is kept when somebody has signed out meanwhile. The portal itself decides by the profile it loaded, never by
 * what is stored: stored permissions can be edited by hand.
 */
export function keepPermissions(profile: Profile): void {
  const session = sessionStorage.get();
  const permissions = grantedPermissions(profile.permissions);
  if (session === null || sameKeys(session['permissions'], permissions)) return;
  sessionStorage.set({ ...session, permissions });
}
