import type { PermissionKey } from '@vinrod/api-client';

/** Who may see the users of a corporate group (spec section 2, "external user view"). */
export const customerUserViewers: readonly PermissionKey[] = ['can_view_company_user'];

/** Who may invite and change the users of a corporate group. */
export const customerUserManagers: readonly PermissionKey[] = ['can_manage_company_user'];

/** Who may see the supplier's staff (spec section 2, "internal user view"). */
export const internalUserViewers: readonly PermissionKey[] = ['can_view_admin_user'];

/** Who may invite and change the supplier's staff. */
export const internalUserManagers: readonly PermissionKey[] = ['can_manage_admin_user'];

/** Who may see the roles of customers' users (spec section 2, "customer role view"). */
export const customerRoleViewers: readonly PermissionKey[] = ['can_view_company_group'];

/** Who may create and change the roles of customers' users. */
export const customerRoleManagers: readonly PermissionKey[] = ['can_manage_company_group'];

/** Who may see the roles of the staff (spec section 2, "internal role view"). */
export const internalRoleViewers: readonly PermissionKey[] = ['can_view_admin_group'];

/** Who may create and change the roles of the staff. */
export const internalRoleManagers: readonly PermissionKey[] = ['can_manage_admin_group'];

/** Who may see what was done in shadow mode and to users, roles and passwords. */
export const auditViewers: readonly PermissionKey[] = ['can_view_audit_log'];
