import type { PermissionKey } from '@vinrod/api-client/contract';
import type { Texts } from '@vinrod/locale/messages/messages';
import { translator } from '@vinrod/locale/messages/translator';
import { defineMessages } from '../messages/define-messages.ts';
import { allPermissionKeys } from '../server/contract.ts';
import type { Queries } from '../store/database.ts';

/** A role built into the portal. */
interface DefaultRole {
  readonly name: string;
  readonly displayName: string;
  readonly description: string;
  readonly kind: 'internal' | 'customer';
  readonly permissions: readonly PermissionKey[];
}

const customerView: readonly PermissionKey[] = [
  'can_view_company',
  'can_view_company_details',
  'can_view_company_list',
  'can_view_corporate_group_details',
  'can_view_site_list',
  'can_view_site_details',
  'can_view_invoice',
  'cg_can_view_contact',
  'cg_can_view_site_group',
  'cg_can_view_monthly_report',
  'cg_can_view_time_report',
];

const customerReports: readonly PermissionKey[] = [
  'cg_can_manage_monthly_report',
  'cg_can_manage_time_report',
  'cg_can_manage_graph_report',
];

const customerSiteGroups: readonly PermissionKey[] = ['cg_can_manage_site_group', 'cg_can_delete_site_group'];

/** Everything a corporate group may do for itself: the permissions of its administrators. */
export const administratorPermissions: readonly PermissionKey[] = [
  ...customerView,
  ...customerReports,
  ...customerSiteGroups,
  'cg_can_export_certificate',
  'can_view_company_user',
  'can_manage_company_user',
  'can_delete_company_user',
  'can_view_company_group',
  'can_manage_company_group',
  'can_delete_company_group',
];

const staffView: readonly PermissionKey[] = [
  'can_view_corporate_group_list',
  'can_view_corporate_group_details',
  'can_view_company',
  'can_view_company_list',
  'can_view_company_details',
  'can_view_company_user',
  'can_view_company_group',
  'can_view_site_list',
  'can_view_site_details',
  'can_view_site_group',
  'admin_can_view_site',
  'admin_can_view_invoice',
  'admin_can_view_contact',
  'admin_can_view_monthly_report',
  'admin_can_view_time_report',
  'can_view_residual_mix',
  'can_view_news',
];

const staffReports: readonly PermissionKey[] = [
  'admin_can_manage_monthly_report',
  'admin_can_manage_time_report',
  'admin_can_manage_graph_report',
];

/** The default roles (domain.md 2.3, "Users and roles"). */
export const defaultRoles = [
  {
    name: 'system_administrator',
    displayName: 'Systemadministratör',
    description: 'Får göra allt i portalen.',
    kind: 'internal',
    permissions: allPermissionKeys,
  },
  {
    name: 'account_manager',
    displayName: 'Kundansvarig',
    description: 'Sköter koncerner med bolag, anläggningar, användare, rapporter och certifikat.',
    kind: 'internal',
    permissions: [
      ...staffView,
      ...staffReports,
      ...administratorPermissions,
      'manage_corporate_group',
      'can_manage_corporate_group',
      'can_manage_company',
      'can_manage_site_group',
      'can_delete_site_group',
      'can_view_import',
      'admin_can_manage_site',
      'admin_can_export_certificate',
      'admin_can_update_certificate_content',
      'admin_can_update_expert_suggestions',
      'can_shadow_user',
      'can_shadow_group',
    ],
  },
  {
    name: 'customer_service',
    displayName: 'Kundservice',
    description: 'Ser allt hos kunden, visar portalen som kunden och bjuder in kundens användare.',
    kind: 'internal',
    // Nobody may shadow a user with more permissions than their own.
    permissions: [
      ...staffView,
      ...customerView,
      ...customerReports,
      ...customerSiteGroups,
      'cg_can_export_certificate',
      'can_manage_company_user',
      'can_shadow_user',
      'can_shadow_group',
    ],
  },
  {
    name: 'portfolio_manager',
    displayName: 'Förvaltare',
    description: 'Följer kundernas förbrukning, skriver förslag och sköter residualmix.',
    kind: 'internal',
    permissions: [
      ...staffView,
      ...staffReports,
      'admin_can_update_expert_suggestions',
      'can_manage_residual_mix',
      'can_delete_residual_mix',
    ],
  },
  {
    name: 'reader',
    displayName: 'Läsbehörig',
    description: 'Ser allt men ändrar ingenting.',
    kind: 'internal',
    permissions: staffView,
  },
  {
    name: 'group_administrator',
    displayName: 'Koncernadministratör',
    description: 'Ser och sköter allt i den egna koncernen, även användare och roller.',
    kind: 'customer',
    permissions: administratorPermissions,
  },
  {
    name: 'finance',
    displayName: 'Ekonomi',
    description: 'Ser fakturor, bolag och certifikat.',
    kind: 'customer',
    permissions: [...customerView, 'cg_can_export_certificate'],
  },
  {
    name: 'energy_controller',
    displayName: 'Energicontroller',
    description: 'Arbetar med rapporter, grafer och anläggningsgrupper.',
    kind: 'customer',
    permissions: [...customerView, ...customerReports, ...customerSiteGroups, 'cg_can_export_certificate'],
  },
  {
    name: 'property_manager',
    displayName: 'Fastighetsförvaltare',
    description: 'Ser de egna anläggningarna och deras rapporter.',
    kind: 'customer',
    permissions: customerView.filter((key) => key !== 'can_view_invoice'),
  },
  {
    name: 'reader',
    displayName: 'Läsbehörig',
    description: 'Ser allt i koncernen men ändrar ingenting.',
    kind: 'customer',
    permissions: customerView,
  },
] as const satisfies readonly DefaultRole[];

/** The texts of the default roles, each by its kind and name: what a brand may say otherwise. They are Swedish only. */
const ownTexts: Texts = Object.fromEntries(
  defaultRoles.flatMap(({ kind, name, displayName, description }) => [
    [`${kind}.${name}.name`, displayName],
    [`${kind}.${name}.description`, description],
  ]),
);

const messages = defineMessages('default-role', { sv: ownTexts, en: ownTexts });

/** Name and kind of a default role. */
export type DefaultRoleKey =
  `${(typeof defaultRoles)[number]['kind']}:${(typeof defaultRoles)[number]['name']}`;

/**
 * Creates the default roles, or updates their permissions to those of this version.
 *
 * @returns the id of each.
 */
export async function ensureDefaultRoles(db: Queries): Promise<ReadonlyMap<DefaultRoleKey, number>> {
  const ids = new Map<DefaultRoleKey, number>();
  const text = translator(messages, 'sv');
  for (const role of defaultRoles) {
    const place = `${role.kind}.${role.name}`;
    const values = {
      display_name: text(`${place}.name`),
      description: text(`${place}.description`),
      is_system: true,
    };
    const { id } = await db
      .insertInto('role')
      .values({ ...values, name: role.name, kind: role.kind, corporate_group_id: null })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'name']).where('corporate_group_id', 'is', null).doUpdateSet(values),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    const permissions = [...new Set<string>(role.permissions)];
    await db
      .deleteFrom('role_permission')
      .where('role_id', '=', id)
      .where('permission', 'not in', permissions)
      .execute();
    await db
      .insertInto('role_permission')
      .values(permissions.map((permission) => ({ role_id: id, permission })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    ids.set(`${role.kind}:${role.name}`, id);
  }
  return ids;
}
