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
  readonly text: Text;
  readonly holders: Holders;
}

function entry(
  area: PermissionAreaName,
  action: PermissionAction,
  sv: string,
  en: string,
  holders: Holders = 'staff',
): PermissionEntry {
  return { area, action, text: { sv, en }, holders };
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
  can_view_admin_group: entry('auth', 'view', 'Visa interna roller', 'View internal roles', supplier),
  can_manage_admin_group: entry(
    'auth',
    'manage',
    'Hantera interna roller',
    'Manage internal roles',
    supplier,
  ),
  can_delete_admin_group: entry(
    'auth',
    'delete',
    'Ta bort interna roller',
    'Remove internal roles',
    supplier,
  ),
  can_view_company_group: entry('auth', 'view', 'Visa kundroller', 'View customer roles', customers),
  can_manage_company_group: entry('auth', 'manage', 'Hantera kundroller', 'Manage customer roles', customers),
  can_delete_company_group: entry('auth', 'delete', 'Ta bort kundroller', 'Remove customer roles', customers),
  can_shadow_group: entry(
    'auth',
    'other',
    'Visa portalen som koncern',
    'See the portal as a corporate group',
    supplier,
  ),
  can_view_audit_log: entry('auth', 'view', 'Visa händelseloggen', 'View the audit log', supplier),

  can_view_company: entry('company', 'view', 'Visa bolag', 'View companies', customers),
  can_manage_company: entry('company', 'manage', 'Hantera bolag', 'Manage companies', customers),
  can_view_company_details: entry(
    'company',
    'view',
    'Visa bolagsuppgifter',
    'View company details',
    customers,
  ),
  can_view_site_list: entry('company', 'view', 'Visa anläggningslistan', 'View the list of sites', customers),

  can_view_corporate_group_list: entry(
    'corporategroup',
    'view',
    'Visa koncernlistan',
    'View the list of corporate groups',
  ),
  can_view_corporate_group_details: entry(
    'corporategroup',
    'view',
    'Visa koncernuppgifter',
    'View corporate group details',
    customers,
  ),
  can_view_company_list: entry(
    'corporategroup',
    'view',
    'Visa bolagslistan',
    'View the list of companies',
    customers,
  ),
  manage_corporate_group: entry('corporategroup', 'manage', 'Skapa koncerner', 'Create corporate groups'),
  can_manage_corporate_group: entry(
    'corporategroup',
    'manage',
    'Hantera koncerner',
    'Manage corporate groups',
  ),

  can_view_residual_mix: entry(
    'environment',
    'view',
    'Visa residualmix',
    'View residual mix values',
    supplier,
  ),
  can_manage_residual_mix: entry(
    'environment',
    'manage',
    'Hantera residualmix',
    'Manage residual mix values',
    supplier,
  ),
  can_delete_residual_mix: entry(
    'environment',
    'delete',
    'Ta bort residualmix',
    'Remove residual mix values',
    supplier,
  ),

  admin_can_view_site: entry(
    'facility',
    'view',
    'Visa alla kunders anläggningar',
    'View the sites of every customer',
  ),
  admin_can_manage_site: entry(
    'facility',
    'manage',
    'Hantera alla kunders anläggningar',
    'Manage the sites of every customer',
  ),
  can_view_site_details: entry(
    'facility',
    'view',
    'Visa anläggningsuppgifter',
    'View site details',
    customers,
  ),
  can_view_import: entry('facility', 'view', 'Visa inläsningar', 'View imports', supplier),
  can_manage_import: entry('facility', 'manage', 'Hantera inläsningar', 'Manage imports', supplier),
  can_view_site_group: entry(
    'facility',
    'view',
    'Visa alla kunders anläggningsgrupper',
    'View the site groups of every customer',
  ),
  can_manage_site_group: entry(
    'facility',
    'manage',
    'Hantera alla kunders anläggningsgrupper',
    'Manage the site groups of every customer',
  ),
  can_delete_site_group: entry(
    'facility',
    'delete',
    'Ta bort alla kunders anläggningsgrupper',
    'Remove the site groups of every customer',
  ),
  cg_can_view_site_group: entry('facility', 'view', 'Visa anläggningsgrupper', 'View site groups', customers),
  cg_can_manage_site_group: entry(
    'facility',
    'manage',
    'Hantera anläggningsgrupper',
    'Manage site groups',
    customers,
  ),
  cg_can_delete_site_group: entry(
    'facility',
    'delete',
    'Ta bort anläggningsgrupper',
    'Remove site groups',
    customers,
  ),
  cg_can_view_monthly_report: entry(
    'facility',
    'view',
    'Visa månadsrapporter',
    'View monthly reports',
    customers,
  ),
  cg_can_view_time_report: entry('facility', 'view', 'Visa timrapporter', 'View time reports', customers),
  cg_can_manage_monthly_report: entry(
    'facility',
    'manage',
    'Hantera månadsrapporter',
    'Manage monthly reports',
    customers,
  ),
  cg_can_manage_time_report: entry(
    'facility',
    'manage',
    'Hantera timrapporter',
    'Manage time reports',
    customers,
  ),
  cg_can_manage_graph_report: entry('facility', 'manage', 'Hantera grafer', 'Manage graphs', customers),
  admin_can_view_monthly_report: entry(
    'facility',
    'view',
    'Visa alla kunders månadsrapporter',
    'View the monthly reports of every customer',
  ),
  admin_can_view_time_report: entry(
    'facility',
    'view',
    'Visa alla kunders timrapporter',
    'View the time reports of every customer',
  ),
  admin_can_manage_monthly_report: entry(
    'facility',
    'manage',
    'Hantera alla kunders månadsrapporter',
    'Manage the monthly reports of every customer',
  ),
  admin_can_manage_time_report: entry(
    'facility',
    'manage',
    'Hantera alla kunders timrapporter',
    'Manage the time reports of every customer',
  ),
  admin_can_manage_graph_report: entry(
    'facility',
    'manage',
    'Hantera alla kunders grafer',
    'Manage the graphs of every customer',
  ),
  admin_can_update_expert_suggestions: entry(
    'facility',
    'other',
    'Skriva expertförslag',
    'Write expert suggestions',
  ),
  cg_can_export_certificate: entry(
    'facility',
    'other',
    'Hämta certifikat',
    'Download certificates',
    customers,
  ),
  admin_can_export_certificate: entry(
    'facility',
    'other',
    'Hämta alla kunders certifikat',
    'Download the certificates of every customer',
  ),
  admin_can_update_certificate_content: entry(
    'facility',
    'other',
    'Ändra certifikatens innehåll',
    'Change the content of certificates',
    supplier,
  ),

  can_view_news: entry('news', 'view', 'Visa nyheter under arbete', 'View news in progress', supplier),
  can_manage_news: entry('news', 'manage', 'Hantera nyheter', 'Manage news', supplier),
  can_delete_news: entry('news', 'delete', 'Ta bort nyheter', 'Remove news', supplier),

  can_view_admin_user: entry('user', 'view', 'Visa interna användare', 'View internal users', supplier),
  can_manage_admin_user: entry(
    'user',
    'manage',
    'Hantera interna användare',
    'Manage internal users',
    supplier,
  ),
  can_delete_admin_user: entry(
    'user',
    'delete',
    'Ta bort interna användare',
    'Remove internal users',
    supplier,
  ),
  can_view_company_user: entry('user', 'view', 'Visa kundanvändare', 'View customer users', customers),
  can_manage_company_user: entry(
    'user',
    'manage',
    'Hantera kundanvändare',
    'Manage customer users',
    customers,
  ),
  can_delete_company_user: entry(
    'user',
    'delete',
    'Ta bort kundanvändare',
    'Remove customer users',
    customers,
  ),
  can_manage_service_account: entry(
    'user',
    'manage',
    'Hantera tjänstekonton',
    'Manage service accounts',
    supplier,
  ),
  can_manage_personal_data: entry(
    'user',
    'manage',
    'Lämna ut och radera personuppgifter',
    'Hand out and erase personal data',
    supplier,
  ),
  can_shadow_user: entry(
    'user',
    'other',
    'Visa portalen som användare',
    'See the portal as a user',
    supplier,
  ),

  can_view_invoice: entry('invoice', 'view', 'Visa fakturor', 'View invoices', customers),
  admin_can_view_invoice: entry(
    'invoice',
    'view',
    'Visa alla kunders fakturor',
    'View the invoices of every customer',
  ),

  cg_can_view_contact: entry('contact', 'view', 'Visa kontakter', 'View contacts', customers),
  admin_can_view_contact: entry(
    'contact',
    'view',
    'Visa alla kunders kontakter',
    'View the contacts of every customer',
  ),
};
