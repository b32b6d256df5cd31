import type { ContactTable } from '../../store/schema/organisation.ts';

/** A contact of the demo data. */
export interface DemoContact extends Pick<
  ContactTable,
  'full_name' | 'title' | 'role' | 'phone_number' | 'email' | 'opening_hours' | 'product'
> {
  /** Name of the corporate group; null for everybody. */
  readonly corporateGroup: string | null;
}

const officeHours = 'Vardagar 08.00–16.00';

const desks = { corporateGroup: null, product: null } as const;

/** Desks for everybody first, then the corporate groups' own people, in display order. */
export const demoContacts: readonly DemoContact[] = [
  {
    ...desks,
    full_name: 'Kundservice företag',
    title: 'Frågor om avtal, portal och förbrukning',
    role: 'customer_service',
    phone_number: '021-17 40 600',
    email: 'foretag@vinrod.example',
    opening_hours: officeHours,
  },
  {
    ...desks,
    full_name: 'Fakturafrågor',
    title: 'Betalning, underlag och autogiro',
    role: 'invoice',
    phone_number: '021-17 40 610',
    email: 'faktura@vinrod.example',
    opening_hours: officeHours,
  },
  {
    ...desks,
    full_name: 'Felanmälan',
    title: 'Strömavbrott anmäls till nätägaren; här får du hjälp att hitta rätt',
    role: 'outage',
    phone_number: '021-17 40 699',
    email: null,
    opening_hours: 'Dygnet runt',
  },
  {
    corporateGroup: 'Norrviken Livs',
    product: null,
    full_name: 'Johan Ekberg',
    title: 'Kundansvarig företag',
    role: 'account_manager',
    phone_number: '070-174 06 03',
    email: 'johan.ekberg@vinrod.example',
    opening_hours: officeHours,
  },
  {
    corporateGroup: 'Norrviken Livs',
    product: 'el',
    full_name: 'Alva Nordin',
    title: 'Portföljförvaltare',
    role: 'portfolio_manager',
    phone_number: '070-174 06 01',
    email: 'alva.nordin@vinrod.example',
    opening_hours: officeHours,
  },
  {
    corporateGroup: 'Björkhaga Fastigheter',
    product: null,
    full_name: 'Karin Åberg',
    title: 'Kundansvarig fastighet',
    role: 'account_manager',
    phone_number: '070-174 06 04',
    email: 'karin.aberg@vinrod.example',
    opening_hours: officeHours,
  },
  {
    corporateGroup: 'Kallvik Industri',
    product: null,
    full_name: 'Johan Ekberg',
    title: 'Kundansvarig industri',
    role: 'account_manager',
    phone_number: '070-174 06 03',
    email: 'johan.ekberg@vinrod.example',
    opening_hours: officeHours,
  },
];
