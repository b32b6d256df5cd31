import type { PermissionKey } from '@vinrod/api-client/contract';
import type { FeatureName } from '../config/brand-sheet.ts';

/** The permissions that make up each part of the portal that a supplier can leave out. */
const permissionsOf: Readonly<Record<FeatureName, readonly PermissionKey[]>> = {
  invoices: ['can_view_invoice', 'admin_can_view_invoice'],
  certificates: [
    'cg_can_export_certificate',
    'admin_can_export_certificate',
    'admin_can_update_certificate_content',
  ],
  residualMix: ['can_view_residual_mix', 'can_manage_residual_mix', 'can_delete_residual_mix'],
  monthlyReport: [
    'cg_can_view_monthly_report',
    'cg_can_manage_monthly_report',
    'admin_can_view_monthly_report',
    'admin_can_manage_monthly_report',
  ],
  timeReport: [
    'cg_can_view_time_report',
    'cg_can_manage_time_report',
    'admin_can_view_time_report',
    'admin_can_manage_time_report',
  ],
  contact: ['cg_can_view_contact', 'admin_can_view_contact'],
  expertSuggestions: ['admin_can_update_expert_suggestions'],
  shadowMode: ['can_shadow_user', 'can_shadow_group'],
};

/** What of held permissions has effect where some parts of the portal are left out. */
export function withoutFeatures(
  held: ReadonlySet<PermissionKey>,
  off: readonly FeatureName[],
): ReadonlySet<PermissionKey> {
  const gone = new Set(off.flatMap((name) => permissionsOf[name]));
  return gone.size === 0 ? held : new Set([...held].filter((key) => !gone.has(key)));
}
