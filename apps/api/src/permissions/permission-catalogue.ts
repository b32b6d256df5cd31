import { textsOf, type Text } from '@vinrod/locale/messages/texts';
import type { PermissionAction, PermissionAreaName, PermissionKey } from '@vinrod/api-client/contract';
import { defineMessages } from '../messages/define-messages.ts';

/**
 * Roles that can hold a permission; internal roles can hold all. `supplier` covers the supplier's own data, outside any
 * corporate group: it takes effect for staff only, in whichever role it is.
 */
type Holders = 'customers' | 'staff' | 'supplier';

/** Presentation of a permission on the role screens. */
export interface PermissionEntry {
  readonly area: PermissionAreaName;
  /** Column of the matrix. */
  readonly action: PermissionAction;
  readonly holders: Holders;
}

function entry(
  area: PermissionAreaName,
  action: PermissionAction,
  holders: Holders = 'staff',
): PermissionEntry {
  return { area, action, holders };
}

const customers = 'customers';
const supplier = 'supplier';

/** Names of the areas, in matrix order (specification, section 6). */
export const areaTexts: Readonly<Record<PermissionAreaName, Text>> = textsOf(
  defineMessages('area', {
    sv: {
      auth: 'Roller och skuggläge',
      company: 'Bolag',
      corporategroup: 'Koncerner',
      environment: 'Miljö',
      facility: 'Anläggningar och rapporter',
      news: 'Nyheter',
      user: 'Användare',
      invoice: 'Fakturor',
      contact: 'Kontakt',
    },
    en: {
      auth: 'Roles and shadow mode',
      company: 'Companies',
      corporategroup: 'Corporate groups',
      environment: 'Environment',
      facility: 'Sites and reports',
      news: 'News',
      user: 'Users',
      invoice: 'Invoices',
      contact: 'Contacts',
    },
  }),
);

/** Every permission, by area in matrix order. */
export const permissionCatalogue: Readonly<Record<PermissionKey, PermissionEntry>> = {
  can_view_admin_group: entry('auth', 'view', supplier),
  can_manage_admin_group: entry('auth', 'manage', supplier),
  can_delete_admin_group: entry('auth', 'delete', supplier),
  can_view_company_group: entry('auth', 'view', customers),
  can_manage_company_group: entry('auth', 'manage', customers),
  can_delete_company_group: entry('auth', 'delete', customers),
  can_shadow_group: entry('auth', 'other', supplier),
  can_view_audit_log: entry('auth', 'view', supplier),

  can_view_company: entry('company', 'view', customers),
  can_manage_company: entry('company', 'manage', customers),
  can_view_company_details: entry('company', 'view', customers),
  can_view_site_list: entry('company', 'view', customers),

  can_view_corporate_group_list: entry('corporategroup', 'view'),
  can_view_corporate_group_details: entry('corporategroup', 'view', customers),
  can_view_company_list: entry('corporategroup', 'view', customers),
  manage_corporate_group: entry('corporategroup', 'manage'),
  can_manage_corporate_group: entry('corporategroup', 'manage'),

  can_view_residual_mix: entry('environment', 'view', supplier),
  can_manage_residual_mix: entry('environment', 'manage', supplier),
  can_delete_residual_mix: entry('environment', 'delete', supplier),

  admin_can_view_site: entry('facility', 'view'),
  admin_can_manage_site: entry('facility', 'manage'),
  can_view_site_details: entry('facility', 'view', customers),
  can_view_import: entry('facility', 'view', supplier),
  can_manage_import: entry('facility', 'manage', supplier),
  can_view_site_group: entry('facility', 'view'),
  can_manage_site_group: entry('facility', 'manage'),
  can_delete_site_group: entry('facility', 'delete'),
  cg_can_view_site_group: entry('facility', 'view', customers),
  cg_can_manage_site_group: entry('facility', 'manage', customers),
  cg_can_delete_site_group: entry('facility', 'delete', customers),
  cg_can_view_monthly_report: entry('facility', 'view', customers),
  cg_can_view_time_report: entry('facility', 'view', customers),
  cg_can_manage_monthly_report: entry('facility', 'manage', customers),
  cg_can_manage_time_report: entry('facility', 'manage', customers),
  cg_can_manage_graph_report: entry('facility', 'manage', customers),
  admin_can_view_monthly_report: entry('facility', 'view'),
  admin_can_view_time_report: entry('facility', 'view'),
  admin_can_manage_monthly_report: entry('facility', 'manage'),
  admin_can_manage_time_report: entry('facility', 'manage'),
  admin_can_manage_graph_report: entry('facility', 'manage'),
  admin_can_update_expert_suggestions: entry('facility', 'other'),
  cg_can_export_certificate: entry('facility', 'other', customers),
  admin_can_export_certificate: entry('facility', 'other'),
  admin_can_update_certificate_content: entry('facility', 'other', supplier),

  can_view_news: entry('news', 'view', supplier),
  can_manage_news: entry('news', 'manage', supplier),
  can_delete_news: entry('news', 'delete', supplier),

  can_view_admin_user: entry('user', 'view', supplier),
  can_manage_admin_user: entry('user', 'manage', supplier),
  can_delete_admin_user: entry('user', 'delete', supplier),
  can_view_company_user: entry('user', 'view', customers),
  can_manage_company_user: entry('user', 'manage', customers),
  can_delete_company_user: entry('user', 'delete', customers),
  can_manage_service_account: entry('user', 'manage', supplier),
  can_manage_personal_data: entry('user', 'manage', supplier),
  can_shadow_user: entry('user', 'other', supplier),

  can_view_invoice: entry('invoice', 'view', customers),
  admin_can_view_invoice: entry('invoice', 'view'),

  cg_can_view_contact: entry('contact', 'view', customers),
  admin_can_view_contact: entry('contact', 'view'),
};
