/** Permissions of roles. */
export { permissionMatrixMessages } from './messages.ts';
export type {
  Permission,
  PermissionAction,
  PermissionArea,
  PermissionGrants,
  PermissionRole,
} from './permission.ts';
export { countChanges, permissionChanges, type RoleChanges } from './changes/permission-changes.ts';
export { PermissionMatrix, type PermissionMatrixProps } from './PermissionMatrix.tsx';
