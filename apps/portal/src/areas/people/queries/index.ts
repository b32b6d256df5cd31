export { useAdministratorSiteGroups, useSiteGroupsOf } from './administrator-site-groups.ts';
export { useAuditEvents } from './audit-queries.ts';
export { useEveryUser, useUserCount } from './every-user-queries.ts';
export {
  useCustomerUser,
  useCustomerUsers,
  useInternalUser,
  useInternalUsers,
  type UserListRequest,
} from './user-queries.ts';
export {
  usePermissionAreas,
  usePermissionNames,
  useRole,
  useRoleCount,
  useRoleHolders,
  useRoleMatrix,
  useRoles,
  type RoleRealm,
} from './role-queries.ts';
