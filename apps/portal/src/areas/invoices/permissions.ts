import type { PermissionKey } from '@vinrod/api-client';

/** Who may see invoices. */
export const invoiceViewers: readonly PermissionKey[] = ['can_view_invoice', 'admin_can_view_invoice'];
