import type { PermissionKey, PortalFeatures } from './contract.ts';

/** A part of the portal that a supplier can do without, as `config.json` names it. */
export type PortalFeature = keyof PortalFeatures;

/** The permissions that make up each part of the portal that a supplier can do without. */
export const permissionsOfFeature: Readonly<Record<PortalFeature, readonly PermissionKey[]>> = {
  invoices: ['can_view_invoice', 'admin_can_view_invoice'],
  certificates: [
    'cg_can_export_certificate',
    'admin_can_export_certificate',
    'admin_can_update_certificate_content',
  ],
  residual_mix: ['can_view_residual_mix', 'can_manage_residual_mix', 'can_delete_residual_mix'],
  monthly_report: [
    'cg_can_view_monthly_report',
    'cg_can_manage_monthly_report',
    'admin_can_view_monthly_report',
    'admin_can_manage_monthly_report',
  ],
  time_report: [
    'cg_can_view_time_report',
    'cg_can_manage_time_report',
    'admin_can_view_time_report',
    'admin_can_manage_time_report',
  ],
  contact: ['cg_can_view_contact', 'admin_can_view_contact'],
  expert_suggestions: ['admin_can_update_expert_suggestions'],
  shadow_mode: ['can_shadow_user', 'can_shadow_group'],
};
