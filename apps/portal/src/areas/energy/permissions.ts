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

/** Who may write the expert's suggestions. */
export const suggestionEditors: readonly PermissionKey[] = ['admin_can_update_expert_suggestions'];
