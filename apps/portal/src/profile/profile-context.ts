import { holdsAny, type PermissionKey, type Profile } from '@vinrod/api-client';
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

/** Whether the user holds one of the permissions. */
export function useHasAny(keys: readonly PermissionKey[]): boolean {
  const { permissions } = useSignedInUser();
  return holdsAny(permissions, keys);
}

/**
 * Whether the user may change who may do and see what: they hold one of the permissions, and are not in
 * shadow mode, where the server refuses all of that.
 */
export function useMayAdminister(keys: readonly PermissionKey[]): boolean {
  const { profile } = useSignedInUser();
  return useHasAny(keys) && profile.shadow === null;
}
