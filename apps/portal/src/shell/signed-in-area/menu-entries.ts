import {
  BookUser,
  Boxes,
  Building2,
  ChartLine,
  FileBadge,
  House,
  Import,
  Leaf,
  LifeBuoy,
  Newspaper,
  ReceiptText,
  ShieldCheck,
  UserCog,
  Users,
  type LucideIcon,
} from 'lucide-react';

import type { PlainMessageKey } from '#messages';
import { electricity, paths } from '#navigation';

/** Who a menu is drawn up for: a customer's user, or staff of the supplier. */
export type Audience = 'customer' | 'staff';

/** One word in the main menu. */
export interface MenuEntry {
  readonly title: PlainMessageKey;
  /** For the bottom bar of phones, where there is little room. */
  readonly shortTitle?: PlainMessageKey;
  readonly icon: LucideIcon;
  /** The group's heading; undefined stands above all groups. */
  readonly group: PlainMessageKey | undefined;
  /** Where it leads: the first of these pages that the viewer may open. */
  readonly leadsTo: readonly string[];
}

const overview: MenuEntry = {
  title: 'menu.overview',
  icon: House,
  group: undefined,
  leadsTo: [paths.overview],
};

const energy: readonly MenuEntry[] = [
  { title: 'menu.analytics', icon: ChartLine, group: 'menu.group.energy', leadsTo: [paths.analytics] },
  {
    title: 'menu.siteGroups',
    shortTitle: 'menu.siteGroups.short',
    icon: Boxes,
    group: 'menu.group.energy',
    leadsTo: [paths.siteGroups],
  },
  { title: 'menu.certificate', icon: FileBadge, group: 'menu.group.energy', leadsTo: [paths.certificate] },
  { title: 'menu.residualMix', icon: Leaf, group: 'menu.group.energy', leadsTo: [paths.residualMix] },
];

function customerEntries(corporateGroup: string | undefined): readonly MenuEntry[] {
  const group = 'menu.group.company';
  return [
    {
      title: 'menu.companies',
      shortTitle: 'menu.companies.short',
      icon: Building2,
      group,
      leadsTo: [
        ...(corporateGroup === undefined ? [] : [paths.corporateGroup(corporateGroup)]),
        paths.corporateGroups,
      ],
    },
    { title: 'menu.invoices', icon: ReceiptText, group, leadsTo: [paths.invoices] },
    { title: 'menu.users', icon: Users, group, leadsTo: [paths.customerUsers] },
    { title: 'menu.roles', icon: ShieldCheck, group, leadsTo: [paths.customerRoles] },
    {
      title: 'menu.contact',
      icon: LifeBuoy,
      group: 'menu.group.help',
      leadsTo: [paths.contact(electricity)],
    },
  ];
}

const staffEntries: readonly MenuEntry[] = [
  {
    title: 'menu.koncerner',
    icon: Building2,
    group: 'menu.group.customers',
    leadsTo: [paths.corporateGroups],
  },
  { title: 'menu.customerUsers', icon: Users, group: 'menu.group.customers', leadsTo: [paths.customerUsers] },
  { title: 'menu.invoices', icon: ReceiptText, group: 'menu.group.customers', leadsTo: [paths.invoices] },
  {
    title: 'menu.contact',
    icon: BookUser,
    group: 'menu.group.customers',
    leadsTo: [paths.contact(electricity)],
  },
  { title: 'imports.title', icon: Import, group: 'menu.group.administration', leadsTo: [paths.imports] },
  { title: 'menu.news', icon: Newspaper, group: 'menu.group.administration', leadsTo: [paths.news] },
  {
    title: 'menu.internalUsers',
    icon: UserCog,
    group: 'menu.group.administration',
    leadsTo: [paths.internalUsers],
  },
  {
    title: 'menu.roles',
    icon: ShieldCheck,
    group: 'menu.group.administration',
    leadsTo: [paths.internalRoles, paths.customerRoles],
  },
];

/**
 * The main menu in its order (mockups 03 and 07).
 *
 * @param audience - Customers find their own corporate group under "Företaget"; staff find all customers.
 * @param corporateGroup - uuid of the corporate group that is shown; undefined when the viewer sees none.
 */
export function menuEntries(audience: Audience, corporateGroup: string | undefined): readonly MenuEntry[] {
  return [overview, ...energy, ...(audience === 'staff' ? staffEntries : customerEntries(corporateGroup))];
}
