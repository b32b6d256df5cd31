import type { PermissionKey, Profile } from '@vinrod/api-client';
import { createContext, useContext } from 'react';

/** The signed-in user with what they may do. */
export interface SignedInUser {
  readonly profile: Profile;
  readonly permissions: ReadonlySet<PermissionKey>;
}

/** Carries the user, once the profile has loaded, to the pages behind the sign-in. */
export const SignedInUserContext = createContext<SignedInUser | undefined>(undefined);

/**
 * The signed-in user.
 *
 * @throws Error outside the pages behind the sign-in, which is a mistake of the program.
 */
export function useSignedInUser(): SignedInUser {
  const user = useContext(SignedInUserContext);
  if (user === undefined) throw new Error('useSignedInUser() was called outside the signed-in pages.');
  return user;
}
