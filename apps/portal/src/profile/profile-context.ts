import type { PermissionKey, Profile } from '@vinrod/api-client';
import { createContext, useContext } from 'react';

/** Signed-in user with permissions. */
export interface SignedInUser {
  readonly profile: Profile;
  readonly permissions: ReadonlySet<PermissionKey>;
}

/** Provides the user to the signed-in pages, once the profile has loaded. */
export const SignedInUserContext = createContext<SignedInUser | undefined>(undefined);

/**
 * Signed-in user.
 *
 * @throws Error outside the signed-in pages, which is a programming error.
 */
export function useSignedInUser(): SignedInUser {
  const user = useContext(SignedInUserContext);
  if (user === undefined) throw new Error('useSignedInUser() was called outside the signed-in pages.');
  return user;
}
