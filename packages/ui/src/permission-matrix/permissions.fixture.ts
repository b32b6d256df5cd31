import type {
  Permission,
  PermissionAction,
  PermissionArea,
  PermissionGrants,
  PermissionRole,
} from './permission.ts';

/** The columns of mockup 12. */
export const actions: readonly PermissionAction[] = [
  { id: 'view', label: 'Visa' },
  { id: 'manage', label: 'Hantera' },
  { id: 'delete', label: 'Ta bort' },
  { id: 'export', label: 'Hämta' },
];

const labels = { view: 'Visa', manage: 'Hantera', delete: 'Ta bort', export: 'Hämta' } as const;

type Keys = Partial<Record<keyof typeof labels, string>>;

/** The permissions of one subject: permission to change includes permission to view. */
function subject(name: string, description: string, keys: Keys): readonly Permission[] {
  const view = keys.view;
  return (Object.keys(labels) as readonly (keyof typeof labels)[]).flatMap((action) => {
    const key = keys[action];
    if (key === undefined) return [];
    return {
      key,
      label: `${labels[action]} ${name.toLocaleLowerCase('sv')}`,
      subject: name,
      description,
      action,
      ...(view === undefined || action === 'view' ? {} : { implies: [view] }),
    };
  });
}

/** Possible permissions of a customer role, as in mockup 12. */
export const customerAreas: readonly PermissionArea[] = [
  {
    key: 'corporategroup',
    label: 'Koncern och bolag',
    permissions: [
      ...subject('Koncerner', 'Lista och detaljer', {
        view: 'can_view_corporate_group_details',
        manage: 'can_manage_corporate_group',
      }),
      ...subject('Bolag', 'Kundnummer, avtal, adresser', {
        view: 'can_view_company',
        manage: 'can_manage_company',
      }),
      ...subject('Anläggningar', 'Fakta, förvaltare, byggnad', {
        view: 'can_view_site_details',
        manage: 'admin_can_manage_site',
      }),
      ...subject('Anläggningsgrupper', 'Egna och koncernens grupper', {
        view: 'cg_can_view_site_group',
        manage: 'cg_can_manage_site_group',
        delete: 'cg_can_delete_site_group',
      }),
    ],
  },
  {
    key: 'reports',
    label: 'Rapporter',
    permissions: [
      ...subject('Månadsrapport', 'Sammanställningar och uttagsprofil', {
        view: 'cg_can_view_monthly_report',
        manage: 'cg_can_manage_monthly_report',
      }),
      ...subject('Timrapport', 'Kvart, timme och dygn', {
        view: 'cg_can_view_time_report',
        manage: 'cg_can_manage_time_report',
      }),
      ...subject('Grafrapport', 'Linjediagram och jämförelser', { manage: 'cg_can_manage_graph_report' }),
      ...subject('Certifikat', 'Hämta certifikat', { export: 'cg_can_export_certificate' }),
    ],
  },
  {
    key: 'economy',
    label: 'Ekonomi och kontakt',
    permissions: [
      ...subject('Fakturor', 'Fakturor och specifikation', { view: 'can_view_invoice' }),
      ...subject('Kontakt', 'Kontaktpersoner', { view: 'cg_can_view_contact' }),
    ],
  },
  {
    key: 'users',
    label: 'Användare och roller',
    permissions: [
      ...subject('Kundanvändare', 'Bjud in, ändra, ta bort', {
        view: 'can_view_company_user',
        manage: 'can_manage_company_user',
        delete: 'can_delete_company_user',
      }),
      ...subject('Kundroller', 'Roller i den egna koncernen', {
        view: 'can_view_company_group',
        manage: 'can_manage_company_group',
        delete: 'can_delete_company_group',
      }),
    ],
  },
];

const everything = customerAreas.flatMap(({ permissions }) => permissions.map(({ key }) => key));

/** The areas, with permissions that the user does not hold locked. */
export const areasWithLocks: readonly PermissionArea[] = customerAreas.map((area) => ({
  ...area,
  permissions: area.permissions.map((permission) =>
    permission.key.startsWith('can_delete')
      ? { ...permission, lockedReason: 'Du har inte behörigheten själv.' }
      : permission,
  ),
}));

/** The role of mockup 12. */
export const controller: PermissionRole = { id: '3', name: 'Energicontroller' };

/** Customer roles of domain.md 2.3; the first is built in and cannot be changed. */
export const customerRoles: readonly PermissionRole[] = [
  { id: '1', name: 'Koncernadministratör', note: '1 användare', href: '#roll-1', lockedReason: 'Systemroll' },
  { id: '2', name: 'Ekonomi', note: '2 användare', href: '#roll-2' },
  controller,
  { id: '4', name: 'Fastighetsförvaltare', note: '4 användare', href: '#roll-4' },
  { id: '5', name: 'Läsbehörig', note: '12 användare', href: '#roll-5' },
];

const views = everything.filter((key) => key.includes('view'));

/** The saved permissions of the customer roles. */
export const savedGrants: PermissionGrants = {
  '1': new Set(everything),
  '2': new Set(['can_view_company', 'can_view_invoice', 'cg_can_view_contact']),
  '3': new Set([
    'can_view_corporate_group_details',
    'can_view_company',
    'can_view_site_details',
    'admin_can_manage_site',
    'cg_can_view_site_group',
    'cg_can_manage_site_group',
    'cg_can_view_monthly_report',
    'cg_can_view_time_report',
    'cg_can_manage_graph_report',
    'cg_can_export_certificate',
    'can_view_invoice',
    'can_view_company_user',
  ]),
  '4': new Set(['can_view_site_details', 'admin_can_manage_site', 'cg_can_view_contact']),
  '5': new Set(views),
};
