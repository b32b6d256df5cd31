import type { DefaultRoleKey } from '../../identity/default-roles.ts';

/** Password of every demo account that can sign in. */
export const DEMO_PASSWORD = 'Vinrod-demo-2026';

/** A person of the demo data. */
export interface DemoAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly phoneNumber: string;
  readonly role: DefaultRoleKey;
  /** Name of the koncern a customer's user belongs to; null for staff. */
  readonly corporateGroup: string | null;
  /** Names of the bolag the view is limited to; empty is no limit. */
  readonly companies: readonly string[];
  /** Whether the account has {@link DEMO_PASSWORD}; the others are invited and have not chosen one yet. */
  readonly canSignIn: boolean;
  /** Names of sites marked as favourites. */
  readonly favoriteSites: readonly string[];
}

const STAFF = { corporateGroup: null, companies: [], favoriteSites: [] } as const;

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
    canSignIn: true,
  },
  {
    ...STAFF,
    email: 'support@vinrod.example',
    firstName: 'Sixten',
    lastName: 'Holm',
    title: 'Kundservice',
    phoneNumber: '+46701740602',
    role: 'internal:reader',
    canSignIn: true,
  },
  {
    ...STAFF,
    email: 'johan.ekberg@vinrod.example',
    firstName: 'Johan',
    lastName: 'Ekberg',
    title: 'Kundansvarig',
    phoneNumber: '+46701740603',
    role: 'internal:account_manager',
    canSignIn: false,
  },
  {
    ...STAFF,
    email: 'karin.aberg@vinrod.example',
    firstName: 'Karin',
    lastName: 'Åberg',
    title: 'Kundansvarig',
    phoneNumber: '+46701740604',
    role: 'internal:account_manager',
    canSignIn: false,
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
    canSignIn: true,
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
    canSignIn: true,
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
    canSignIn: false,
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
    canSignIn: true,
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
    canSignIn: false,
    favoriteSites: [],
  },
];

/** The supplier's person for each koncern, by e-mail address. */
export const ACCOUNT_MANAGERS: ReadonlyMap<string, string> = new Map([
  ['Norrviken Livs', 'johan.ekberg@vinrod.example'],
  ['Björkhaga Fastigheter', 'karin.aberg@vinrod.example'],
  ['Kallvik Industri', 'johan.ekberg@vinrod.example'],
]);
