import type { DefaultRoleKey } from '../../permissions/default-roles.ts';
import type { DemoRoleKey } from './roles.ts';

/** Password of every demo account that can sign in. */
export const demoPassword = 'Vinrod-demo-2026';

/** A person of the demo data. */
export interface DemoAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly phoneNumber: string;
  readonly role: DefaultRoleKey | DemoRoleKey;
  /** Name of the corporate group of a customer's user; null for staff. */
  readonly corporateGroup: string | null;
  /** Names of the companies the view is limited to; empty for no limit. */
  readonly companies: readonly string[];
  /** Names of the site groups that a limited view includes besides its companies. */
  readonly siteGroups: readonly string[];
  readonly status: 'active' | 'invited' | 'locked' | 'inactive';
  /** Whether the account has {@link demoPassword}; nobody can sign in to the others. */
  readonly canSignIn: boolean;
  /** Days since the latest invitation. */
  readonly invitedDaysAgo: number;
  /** Hours since the latest sign-in; null before the first one. */
  readonly lastSeenHoursAgo: number | null;
  /** Names of sites marked as favourites. */
  readonly favoriteSites: readonly string[];
}

const staff = { corporateGroup: null, companies: [], siteGroups: [], favoriteSites: [] } as const;

/** Can sign in with the demo password. */
const open = { status: 'active', canSignIn: true, invitedDaysAgo: 320, lastSeenHoursAgo: 21 } as const;

/** Has a password that nobody knows. */
const closed = { status: 'active', canSignIn: false, invitedDaysAgo: 250, lastSeenHoursAgo: 44 } as const;

const invited = { status: 'invited', canSignIn: false, lastSeenHoursAgo: null } as const;

/** All accounts of the demo data: staff first, then customers. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    ...staff,
    email: 'admin@vinrod.example',
    firstName: 'Alva',
    lastName: 'Nordin',
    title: 'Systemadministratör',
    phoneNumber: '+46701740601',
    role: 'internal:system_administrator',
    ...open,
  },
  {
    ...staff,
    email: 'support@vinrod.example',
    firstName: 'Sixten',
    lastName: 'Holm',
    title: 'Kundservice',
    phoneNumber: '+46701740602',
    role: 'internal:reader',
    ...open,
  },
  {
    ...staff,
    email: 'johan.ekberg@vinrod.example',
    firstName: 'Johan',
    lastName: 'Ekberg',
    title: 'Kundansvarig',
    phoneNumber: '+46701740603',
    role: 'internal:account_manager',
    ...closed,
  },
  {
    ...staff,
    email: 'karin.aberg@vinrod.example',
    firstName: 'Karin',
    lastName: 'Åberg',
    title: 'Kundansvarig',
    phoneNumber: '+46701740604',
    role: 'internal:account_manager',
    ...closed,
    lastSeenHoursAgo: 3,
  },
  {
    ...staff,
    email: 'yusuf.demir@vinrod.example',
    firstName: 'Yusuf',
    lastName: 'Demir',
    title: 'Portföljförvaltare',
    phoneNumber: '+46701740610',
    role: 'internal:portfolio_manager',
    ...closed,
    lastSeenHoursAgo: 26,
  },
  {
    ...staff,
    email: 'ossian.lund@vinrod.example',
    firstName: 'Ossian',
    lastName: 'Lund',
    title: 'Kundservice',
    phoneNumber: '+46701740611',
    role: 'internal:customer_service',
    ...invited,
    invitedDaysAgo: 1,
  },
  {
    email: 'anna@norrviken.example',
    firstName: 'Anna',
    lastName: 'Lindqvist',
    title: 'Energicontroller',
    phoneNumber: '+46701740605',
    role: 'customer:group_administrator',
    corporateGroup: 'Norrviken Livs',
    companies: [],
    siteGroups: [],
    ...open,
    favoriteSites: [
      'Butik Stortorget 4',
      'Kyllager Rosenlund',
      'Lager Östra hamnen',
      'Kontorshus Älvgatan 12',
    ],
  },
  {
    email: 'erik@norrviken.example',
    firstName: 'Erik',
    lastName: 'Sandell',
    title: 'Ekonom',
    phoneNumber: '+46701740606',
    role: 'customer:reader',
    corporateGroup: 'Norrviken Livs',
    companies: [],
    siteGroups: [],
    ...open,
    favoriteSites: [],
  },
  {
    email: 'karin.wallgren@norrviken.example',
    firstName: 'Karin',
    lastName: 'Wallgren',
    title: 'Fastighetsförvaltare',
    phoneNumber: '+46701740607',
    role: 'customer:property_manager',
    corporateGroup: 'Norrviken Livs',
    companies: ['Norrviken Butik AB'],
    siteGroups: [],
    ...invited,
    invitedDaysAgo: 2,
    favoriteSites: [],
  },
  {
    email: 'asa.oberg@norrviken.example',
    firstName: 'Åsa',
    lastName: 'Öberg',
    title: 'Butikschef',
    phoneNumber: '+46701740613',
    role: 'own:butikschef',
    corporateGroup: 'Norrviken Livs',
    companies: [],
    siteGroups: ['Butiker'],
    ...closed,
    lastSeenHoursAgo: 68,
    favoriteSites: [],
  },
  {
    email: 'henrik.zetterlund@norrviken.example',
    firstName: 'Henrik',
    lastName: 'Zetterlund',
    title: 'Controller',
    phoneNumber: '+46701740614',
    role: 'customer:finance',
    corporateGroup: 'Norrviken Livs',
    companies: ['Norrviken Livs AB', 'Norrviken Logistik AB'],
    siteGroups: [],
    ...closed,
    status: 'locked',
    lastSeenHoursAgo: 1400,
    favoriteSites: [],
  },
  {
    email: 'tuva.agren@norrviken.example',
    firstName: 'Tuva',
    lastName: 'Ågren',
    title: 'Energicontroller',
    phoneNumber: '+46701740615',
    role: 'customer:energy_controller',
    corporateGroup: 'Norrviken Livs',
    companies: [],
    siteGroups: [],
    ...closed,
    status: 'inactive',
    lastSeenHoursAgo: 5200,
    favoriteSites: [],
  },
  {
    email: 'maria@bjorkhaga.example',
    firstName: 'Maria',
    lastName: 'Wikström',
    title: 'Hållbarhetschef',
    phoneNumber: '+46701740608',
    role: 'customer:group_administrator',
    corporateGroup: 'Björkhaga Fastigheter',
    companies: [],
    siteGroups: [],
    ...open,
    favoriteSites: ['Sjukhus Norra Kusten', 'Galleria Smedjan'],
  },
  {
    email: 'petra@kallvik.example',
    firstName: 'Petra',
    lastName: 'Falk',
    title: 'Energiansvarig',
    phoneNumber: '+46701740609',
    role: 'customer:group_administrator',
    corporateGroup: 'Kallvik Industri',
    companies: [],
    siteGroups: [],
    ...closed,
    lastSeenHoursAgo: 190,
    favoriteSites: [],
  },
];

/** The account manager of each corporate group, by e-mail address. */
export const accountManagers: ReadonlyMap<string, string> = new Map([
  ['Norrviken Livs', 'johan.ekberg@vinrod.example'],
  ['Björkhaga Fastigheter', 'karin.aberg@vinrod.example'],
  ['Kallvik Industri', 'johan.ekberg@vinrod.example'],
]);
