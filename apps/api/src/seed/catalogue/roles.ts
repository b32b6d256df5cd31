import type { PermissionKey } from '@vinrod/api-client/contract';

/** A role that a corporate group of the demo data has created. */
interface DemoRole {
  readonly key: `own:${string}`;
  readonly corporateGroup: string;
  readonly name: string;
  readonly displayName: string;
  readonly description: string;
  readonly permissions: readonly PermissionKey[];
}

/** Roles of individual corporate groups. */
export const demoRoles = [
  {
    key: 'own:butikschef',
    corporateGroup: 'Norrviken Livs',
    name: 'butikschef',
    displayName: 'Butikschef',
    description: 'Ser den egna butikens förbrukning och timrapporter.',
    permissions: [
      'can_view_site_list',
      'can_view_site_details',
      'cg_can_view_contact',
      'cg_can_view_site_group',
      'cg_can_view_time_report',
    ],
  },
] as const satisfies readonly DemoRole[];

/** Key of a role of the demo data. */
export type DemoRoleKey = (typeof demoRoles)[number]['key'];
