import type { PermissionKey } from '@vinrod/api-client';

import { corporateGroupManagers } from '#session';

/** Who may export the list of corporate groups. */
export const corporateGroupListExporters: readonly PermissionKey[] = [
  'can_view_corporate_group_list',
  ...corporateGroupManagers,
];

/** Who may see the users of a corporate group. */
export const corporateGroupUserViewers: readonly PermissionKey[] = [
  'can_view_company_user',
  'can_manage_company_user',
];

/** Who may see the staff, to choose an account manager among them. */
export const staffViewers: readonly PermissionKey[] = ['can_view_admin_user', 'can_manage_admin_user'];

/** Who may create and change companies. */
export const companyManagers: readonly PermissionKey[] = ['can_manage_company'];

/** Who may change sites, one or many. */
export const siteManagers: readonly PermissionKey[] = ['admin_can_manage_site'];

/** Who may open a company with its sites (spec section 2: site view or company details). */
export const companyViewers: readonly PermissionKey[] = [
  'can_view_site_list',
  'admin_can_view_site',
  'can_view_company_details',
];

/** Who may open a site (spec section 2: site details or site manage). */
export const siteDetailViewers: readonly PermissionKey[] = ['can_view_site_details', 'admin_can_manage_site'];

/** Who may create and change site groups. */
export const siteGroupManagers: readonly PermissionKey[] = [
  'can_manage_site_group',
  'cg_can_manage_site_group',
];
