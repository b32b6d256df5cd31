import type { PermissionKey } from '@vinrod/api-client';

/**
 * Who may open the reports (spec section 2: a monthly-report or a time-report view permission). The spec lists only
 * manage permissions for reports in section 6, so holding one of those grants viewing too (domain.md section 2.3).
 */
export const reportViewers: readonly PermissionKey[] = [
  'cg_can_view_monthly_report',
  'cg_can_view_time_report',
  'admin_can_view_monthly_report',
  'admin_can_view_time_report',
  'cg_can_manage_monthly_report',
  'cg_can_manage_time_report',
  'admin_can_manage_monthly_report',
  'admin_can_manage_time_report',
];

/**
 * Who may see graphs of consumption outside the reports (contract, `getLineGraphs`). The page of the reports does not
 * open for those who may only manage graphs (spec section 2).
 */
export const graphViewers: readonly PermissionKey[] = [
  ...reportViewers,
  'cg_can_manage_graph_report',
  'admin_can_manage_graph_report',
];

/** Who may see monthly reports. */
export const monthReportViewers: readonly PermissionKey[] = [
  'cg_can_view_monthly_report',
  'cg_can_manage_monthly_report',
  'admin_can_view_monthly_report',
  'admin_can_manage_monthly_report',
];

/** Who may see the hour report. */
export const timeReportViewers: readonly PermissionKey[] = [
  'cg_can_view_time_report',
  'cg_can_manage_time_report',
  'admin_can_view_time_report',
  'admin_can_manage_time_report',
];

/** Who may mark sites as favourites: those who may see sites (contract, `toggleSiteFavorite`). */
export const siteViewers: readonly PermissionKey[] = [
  'can_view_site_list',
  'can_view_site_details',
  'admin_can_view_site',
  'admin_can_manage_site',
];

/** Who may export certificates (spec section 2, "a certificate-export permission"). */
export const certificateExporters: readonly PermissionKey[] = [
  'cg_can_export_certificate',
  'admin_can_export_certificate',
];

/** Who may write what certificates say. */
export const certificateEditors: readonly PermissionKey[] = ['admin_can_update_certificate_content'];

/** Who may write the expert's suggestions. */
export const suggestionEditors: readonly PermissionKey[] = ['admin_can_update_expert_suggestions'];

/** Who may open the list of koncerner (spec section 2). */
export const koncernListViewers: readonly PermissionKey[] = [
  'can_view_corporate_group_list',
  'can_view_corporate_group_details',
  'can_view_company',
  'can_manage_company',
  'can_view_company_user',
];

/** Who may open a koncern (spec section 2). */
export const koncernViewers: readonly PermissionKey[] = [
  'can_view_corporate_group_details',
  'can_view_company',
  'can_view_company_user',
];

/** Who may mark koncerner as favourites (contract, `toggleCorporateGroupFavorite`). */
export const koncernMarkers: readonly PermissionKey[] = [
  ...koncernListViewers,
  'manage_corporate_group',
  'can_manage_corporate_group',
];

/** Who may create and change koncerner and choose their administrator. */
export const koncernManagers: readonly PermissionKey[] = [
  'manage_corporate_group',
  'can_manage_corporate_group',
];

/** Who may export the list of koncerner. */
export const koncernListExporters: readonly PermissionKey[] = [
  'can_view_corporate_group_list',
  ...koncernManagers,
];

/** Who may see the users of a koncern. */
export const koncernUserViewers: readonly PermissionKey[] = [
  'can_view_company_user',
  'can_manage_company_user',
];

/** Who may see the staff, to choose an account manager among them. */
export const staffViewers: readonly PermissionKey[] = ['can_view_admin_user', 'can_manage_admin_user'];

/** Who may list the bolag of a koncern. */
export const companyListViewers: readonly PermissionKey[] = [
  'can_view_company_list',
  'can_view_company',
  'can_manage_company',
  'can_view_company_details',
];

/** Who may mark bolag as favourites, and export the koncern's tree of bolag and sites. */
export const companyMarkers: readonly PermissionKey[] = [...companyListViewers, ...siteViewers];

/** Who may create and change bolag. */
export const companyManagers: readonly PermissionKey[] = ['can_manage_company'];

/** Who may change sites, one or many. */
export const siteManagers: readonly PermissionKey[] = ['admin_can_manage_site'];

/** Who may open a bolag with its sites (spec section 2: site view or company details). */
export const companyViewers: readonly PermissionKey[] = [
  'can_view_site_list',
  'admin_can_view_site',
  'can_view_company_details',
];

/** Who may open a site (spec section 2: site details or site manage). */
export const siteDetailViewers: readonly PermissionKey[] = ['can_view_site_details', 'admin_can_manage_site'];

/** Who may see site groups (spec section 2, "view or manage site groups"). */
export const siteGroupViewers: readonly PermissionKey[] = [
  'can_view_site_group',
  'can_manage_site_group',
  'cg_can_view_site_group',
  'cg_can_manage_site_group',
];

/** Who may create and change site groups. */
export const siteGroupManagers: readonly PermissionKey[] = [
  'can_manage_site_group',
  'cg_can_manage_site_group',
];

/** Who may see invoices. */
export const invoiceViewers: readonly PermissionKey[] = ['can_view_invoice', 'admin_can_view_invoice'];

/** Who may see whom to turn to. */
export const contactViewers: readonly PermissionKey[] = ['cg_can_view_contact', 'admin_can_view_contact'];

/** Who may see the pages where news are written. */
export const newsViewers: readonly PermissionKey[] = ['can_view_news', 'can_manage_news'];

/** Who may see the residual mix. */
export const residualMixViewers: readonly PermissionKey[] = [
  'can_view_residual_mix',
  'can_manage_residual_mix',
];

/** Who may add and correct the residual mix. */
export const residualMixManagers: readonly PermissionKey[] = ['can_manage_residual_mix'];

/** Who may remove a year of the residual mix. */
export const residualMixRemovers: readonly PermissionKey[] = ['can_delete_residual_mix'];

/** Who may write news. */
export const newsManagers: readonly PermissionKey[] = ['can_manage_news'];

/** Who may remove news. */
export const newsRemovers: readonly PermissionKey[] = ['can_delete_news'];
