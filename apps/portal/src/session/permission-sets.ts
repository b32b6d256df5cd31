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

/** Who may mark sites as favourites: those who may see sites (contract, `toggleSiteFavorite`). */
export const siteViewers: readonly PermissionKey[] = [
  'can_view_site_list',
  'can_view_site_details',
  'admin_can_view_site',
  'admin_can_manage_site',
];
