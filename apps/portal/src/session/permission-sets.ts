import type { PermissionKey } from '@vinrod/api-client';

/** Who may mark sites as favourites: those who may see sites (contract, `toggleSiteFavorite`). */
export const siteViewers: readonly PermissionKey[] = [
  'can_view_site_list',
  'can_view_site_details',
  'admin_can_view_site',
  'admin_can_manage_site',
];

/** Who may open the list of corporate groups (spec section 2). */
export const corporateGroupListViewers: readonly PermissionKey[] = [
  'can_view_corporate_group_list',
  'can_view_corporate_group_details',
  'can_view_company',
  'can_manage_company',
  'can_view_company_user',
];

/** Who may open a corporate group (spec section 2). */
export const corporateGroupViewers: readonly PermissionKey[] = [
  'can_view_corporate_group_details',
  'can_view_company',
  'can_view_company_user',
];

/** Who may mark corporate groups as favourites (contract, `toggleCorporateGroupFavorite`). */
export const corporateGroupMarkers: readonly PermissionKey[] = [
  ...corporateGroupListViewers,
  'manage_corporate_group',
  'can_manage_corporate_group',
];

/** Who may create and change corporate groups and choose their administrator. */
export const corporateGroupManagers: readonly PermissionKey[] = [
  'manage_corporate_group',
  'can_manage_corporate_group',
];

/** Who may list the companies of a corporate group. */
export const companyListViewers: readonly PermissionKey[] = [
  'can_view_company_list',
  'can_view_company',
  'can_manage_company',
  'can_view_company_details',
];

/** Who may mark companies as favourites, and export the corporate group's tree of companies and sites. */
export const companyMarkers: readonly PermissionKey[] = [...companyListViewers, ...siteViewers];

/** Who may see site groups (spec section 2, "view or manage site groups"). */
export const siteGroupViewers: readonly PermissionKey[] = [
  'can_view_site_group',
  'can_manage_site_group',
  'cg_can_view_site_group',
  'cg_can_manage_site_group',
];

/** Who may see whom to turn to. */
export const contactViewers: readonly PermissionKey[] = ['cg_can_view_contact', 'admin_can_view_contact'];
