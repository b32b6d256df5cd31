import type { RoleRealm } from '#data';
import {
  customerRoleManagers,
  customerRoleRemovers,
  internalRoleManagers,
  internalRoleRemovers,
} from '#session';
import { useHasAny } from '#shell/profile';

/** What the reader may do with roles. */
export interface RoleRights {
  readonly mayManage: boolean;
  readonly mayRemove: boolean;
}

/** What the reader may do with the roles of a kind. */
export function useRoleRights(kind: RoleRealm['kind']): RoleRights {
  const mayManage = useHasAny(kind === 'internal' ? internalRoleManagers : customerRoleManagers);
  const mayRemove = useHasAny(kind === 'internal' ? internalRoleRemovers : customerRoleRemovers);
  return { mayManage, mayRemove };
}
