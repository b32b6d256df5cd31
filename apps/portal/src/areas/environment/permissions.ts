import type { PermissionKey } from '@vinrod/api-client';

/** Who may export certificates (spec section 2, "a certificate-export permission"). */
export const certificateExporters: readonly PermissionKey[] = [
  'cg_can_export_certificate',
  'admin_can_export_certificate',
];

/** Who may write what certificates say. */
export const certificateEditors: readonly PermissionKey[] = ['admin_can_update_certificate_content'];

/** Who may see the residual mix. */
export const residualMixViewers: readonly PermissionKey[] = [
  'can_view_residual_mix',
  'can_manage_residual_mix',
];

/** Who may add and correct the residual mix. */
export const residualMixManagers: readonly PermissionKey[] = ['can_manage_residual_mix'];

/** Who may remove a year of the residual mix. */
export const residualMixRemovers: readonly PermissionKey[] = ['can_delete_residual_mix'];
