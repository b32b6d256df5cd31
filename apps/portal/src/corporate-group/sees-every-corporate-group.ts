import type { Profile } from '@vinrod/api-client';

/**
 * Whether somebody works with all corporate groups at once: staff who see more than one. In shadow mode the portal is
 * as the one who is shadowed sees it.
 *
 * @param corporateGroupCount - How many corporate groups they see, at least.
 */
export function seesEveryCorporateGroup(
  { user_type: type, shadow }: Pick<Profile, 'user_type' | 'shadow'>,
  corporateGroupCount: number,
): boolean {
  return type === 'internal' && shadow === null && corporateGroupCount > 1;
}
