import type { DefaultRoleKey } from '../../permissions/default-roles.ts';
import type { DemoRoleKey } from './roles.ts';

/** Password of every demo account that can sign in. */
export const DEMO_PASSWORD = 'Vinrod-demo-2026';

/** A person of the demo data. */
export interface DemoAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly phoneNumber: string;
  readonly role: DefaultRoleKey | DemoRoleKey;
  /** Name of the corporate group a customer's user belongs to; null for staff. */
  readonly corporateGroup: string | null;
  /** Names of the companies the view is limited to; empty is no limit. */
  readonly companies: readonly string[];
  /** Names of the site groups that a limited view holds beside its companies. */
  readonly siteGroups: readonly string[];
  readonly status: 'active' | 'invited' | 'locked' | 'inactive';
  /** Whether the account has {@link DEMO_PASSWORD}; nobody can sign in to the others. */
  readonly canSignIn: boolean;
  /** Days since the latest invitation. */
  readonly invitedDaysAgo: number;
  /** Hours since the latest sign-in; null before the first one. */
  readonly lastSeenHoursAgo: number | null;
  /** Names of sites marked as favourites. */
  readonly favoriteSites: readonly string[];
}

const STAFF = { corporateGroup: null, companies: [], siteGroups: [], favoriteSites: [] } as const;

/** Signs in with the password of the demo. */
const OPEN = { status: 'active', canSignIn: true, invitedDaysAgo: 320, lastSeenHoursAgo: 21 } as const;

/** Has chosen a password that nobody knows. */
const CLOSED = { status: 'active', canSignIn: false, invitedDaysAgo: 250, lastSeenHoursAgo: 44 } as const;

const INVITED = { status: 'invited', canSignIn: false, lastSeenHoursAgo: null } as const;

/** Everybody of the demo data: staff first, then customers. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    ...STAFF,
    email: 'admin@vinrod.example',
    firstName: 'Alva',
    lastName: 'Nordin',
    title: 'Systemadministratör',
    phoneNumber: '+46701740601',
    role: 'internal:system_administrator',
    ...OPEN,
  },
  {
    ...STAFF,
    email: 'support@vinrod.example',
    firstName: 'Sixten',
    lastName: 'Holm',
    title: 'Kundservice',
    phoneNumber: '+46701740602',
    role: 'internal:reader',
    ...OPEN,
  },
  {
    ...STAFF,
    email: 'johan.ekberg@vinrod.example',
    firstName: 'Johan',
    lastName: 'Ekberg',
    title: 'Kundansvarig',
    phoneNumber: '+46701740603',
    role: 'internal:account_manager',
    ...CLOSED,
  },
  {
    ...STAFF,
    email: 'karin.aberg@vinrod.example',
    firstName: 'Karin',
    lastName: 'Åberg',
    title: 'Kundansvarig',
    phoneNumber: '+46701740604',
    role: 'internal:account_manager',
    ...CLOSED,
    lastSeenHoursAgo: 3,
  },
  {
    ...STAFF,
    email: 'yusuf.demir@vinrod.example',
    firstName: 'Yusuf',
    lastName: 'Demir',
    title: 'Portföljförvaltare',
    phoneNumber: '+46701740610',
    role: 'internal:portfolio_manager',
    ...CLOSED,
    lastSeenHoursAgo: 26,
  },
  {
    ...STAFF,
    email: 'ossian.lund@vinrod.example',
    firstName: 'Ossian',
    lastName: 'Lund',
    title: 'Kundservice',
    phoneNumber: '+46701740611',
    role: 'internal:customer_service',
    ...INVITED,
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
    ...OPEN,
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
    ...OPEN,
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
    ...INVITED,
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
    ...CLOSED,
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
    ...CLOSED,
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
    ...CLOSED,
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
    ...OPEN,
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
    ...CLOSED,
    lastSeenHoursAgo: 190,
    favoriteSites: [],
  },
];

/** The supplier's person for each corporate group, by e-mail address. */
export const ACCOUNT_MANAGERS: ReadonlyMap<string, string> = new Map([
  ['Norrviken Livs', 'johan.ekberg@vinrod.example'],
  ['Björkhaga Fastigheter', 'karin.aberg@vinrod.example'],
  ['Kallvik Industri', 'johan.ekberg@vinrod.example'],
]);
