export {
  usePermissionAreas,
  usePermissionNames,
  useRole,
  useRoleMatrix,
  useRoles,
  type RoleRealm,
} from './role-queries.ts';
