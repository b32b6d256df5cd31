import type { RoleRealm } from '#areas/people/queries';
import { useKnownCorporateGroup } from '#corporate-group';
import { useMayAdminister } from '#profile';

/** What the reader may do with roles. */
export interface RoleRights {
  readonly mayManage: boolean;
}

/** What the reader may do with the roles of a realm: those of a corporate group belong to all of it. */
export function useRoleRights(realm: RoleRealm): RoleRights {
  const isInternal = realm.kind === 'internal';
  const mayManage = useMayAdminister('update', isInternal ? 'internalRole' : 'customerRole');
  const corporateGroup = useKnownCorporateGroup(isInternal ? undefined : realm.corporateGroup);
  return { mayManage: mayManage && (isInternal || corporateGroup?.is_whole === true) };
}
