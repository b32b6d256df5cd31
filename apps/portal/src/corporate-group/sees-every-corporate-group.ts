import type { Profile } from '@vinrod/api-client';

/**
 * Whether a user works with all corporate groups at once: staff who see more than one. In shadow mode the portal looks
 * as it does to the shadowed user.
 *
 * @param corporateGroupCount - Number of corporate groups they see, at least.
 */
export function seesEveryCorporateGroup(
  { user_type: type, shadow }: Pick<Profile, 'user_type' | 'shadow'>,
  corporateGroupCount: number,
): boolean {
  return type === 'internal' && shadow === null && corporateGroupCount > 1;
}
