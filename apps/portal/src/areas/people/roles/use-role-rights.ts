import type { RoleRealm } from '#areas/people/queries';
import { useKnownCorporateGroup } from '#corporate-group';
import { useMayAdminister } from '#profile';

/** User's permissions on roles. */
export interface RoleRights {
  readonly mayManage: boolean;
}

/** User's permissions on the roles of a realm: those of a corporate group require access to all of it. */
export function useRoleRights(realm: RoleRealm): RoleRights {
  const isInternal = realm.kind === 'internal';
  const mayManage = useMayAdminister('update', isInternal ? 'internalRole' : 'customerRole');
  const corporateGroup = useKnownCorporateGroup(isInternal ? undefined : realm.corporateGroup);
  return { mayManage: mayManage && (isInternal || corporateGroup?.is_whole === true) };
}
