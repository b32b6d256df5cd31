import {
  BookUser,
  Boxes,
  Building2,
  ChartLine,
  FileBadge,
  House,
  Inbox,
  Import,
  KeyRound,
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

/** Audience of a menu: a customer's user, or staff of the supplier. */
export type Audience = 'customer' | 'staff';

/** Item of the main menu. */
export interface MenuEntry {
  readonly title: PlainMessageKey;
  /** Shorter title for the bottom bar on phones. */
  readonly shortTitle?: PlainMessageKey;
  /** Whether it is one of the four in the bottom bar on phones. */
  readonly isInBottomBar?: boolean;
  readonly icon: LucideIcon;
  /** Heading of the item's group; undefined places it above all groups. */
  readonly group: PlainMessageKey | undefined;
  /** Target: the first of these pages that the viewer may open. */
  readonly leadsTo: readonly string[];
}

/** The corporate group of a menu. */
export interface MenuCorporateGroup {
  /** uuid; undefined while all are shown, or it is not known. */
  readonly corporateGroup: string | undefined;
  /** Whether one is shown, or on its way. */
  readonly showsOne: boolean;
}

const work: MenuEntry = {
  title: 'work.title',
  icon: Inbox,
  group: undefined,
  isInBottomBar: true,
  leadsTo: [paths.work],
};

function overview(audience: Audience): MenuEntry {
  return {
    title: 'menu.overview',
    icon: House,
    group: undefined,
    isInBottomBar: audience === 'customer',
    leadsTo: [paths.overview],
  };
}

function energyEntries(audience: Audience): readonly MenuEntry[] {
  const group = 'menu.group.energy';
  return [
    {
      title: 'menu.analytics',
      icon: ChartLine,
      group,
      isInBottomBar: audience === 'customer',
      leadsTo: [paths.analytics],
    },
    { title: 'menu.siteGroups', icon: Boxes, group, leadsTo: [paths.siteGroups] },
    { title: 'menu.certificate', icon: FileBadge, group, leadsTo: [paths.certificate] },
    { title: 'menu.residualMix', icon: Leaf, group, leadsTo: [paths.residualMix] },
  ];
}

function customerEntries(corporateGroup: string | undefined): readonly MenuEntry[] {
  const group = 'menu.group.company';
  return [
    {
      title: 'menu.companies',
      shortTitle: 'menu.companies.short',
      icon: Building2,
      group,
      isInBottomBar: true,
      leadsTo: [
        ...(corporateGroup === undefined ? [] : [paths.corporateGroup(corporateGroup)]),
        paths.corporateGroups,
      ],
    },
    { title: 'menu.invoices', icon: ReceiptText, group, isInBottomBar: true, leadsTo: [paths.invoices] },
    { title: 'menu.customerUsers', icon: Users, group, leadsTo: [paths.customerUsers] },
    { title: 'menu.customerRoles', icon: ShieldCheck, group, leadsTo: [paths.customerRoles] },
    {
      title: 'menu.contact',
      icon: LifeBuoy,
      group: 'menu.group.help',
      leadsTo: [paths.contact(electricity)],
    },
  ];
}

const staffEntries: readonly [customers: readonly MenuEntry[], administration: readonly MenuEntry[]] = [
  [
    {
      title: 'menu.koncerner',
      icon: Building2,
      group: 'menu.group.customers',
      isInBottomBar: true,
      leadsTo: [paths.corporateGroups],
    },
    {
      title: 'menu.customerUsers',
      shortTitle: 'menu.customerUsers.short',
      icon: Users,
      group: 'menu.group.customers',
      isInBottomBar: true,
      leadsTo: [paths.customerUsers],
    },
    {
      title: 'menu.invoices',
      icon: ReceiptText,
      group: 'menu.group.customers',
      isInBottomBar: true,
      leadsTo: [paths.invoices],
    },
    {
      title: 'menu.contact',
      icon: BookUser,
      group: 'menu.group.customers',
      leadsTo: [paths.contact(electricity)],
    },
  ],
  [
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
    {
      title: 'menu.serviceAccounts',
      icon: KeyRound,
      group: 'menu.group.administration',
      leadsTo: [paths.serviceAccounts],
    },
  ],
];

/**
 * The main menu in its order (mockups 03 and 20). Staff have an overview of the corporate group that is shown.
 *
 * @param audience - Customers find their own corporate group under "Företaget"; staff find all customers.
 * @param shown - The corporate group that is shown.
 */
export function menuEntries(
  audience: Audience,
  { corporateGroup, showsOne }: MenuCorporateGroup,
): readonly MenuEntry[] {
  const ofCorporateGroup = [overview(audience)];
  if (audience === 'customer')
    return [...ofCorporateGroup, ...energyEntries(audience), ...customerEntries(corporateGroup)];
  const [customers, administration] = staffEntries;
  return [
    work,
    ...(showsOne ? ofCorporateGroup : []),
    ...customers,
    ...energyEntries(audience),
    ...administration,
  ];
}
