import { dayOf } from '@vinrod/locale/day';
import type { DemoCompany, DemoCorporateGroup } from './catalogue.ts';

function company(
  name: string,
  organizationSerial: number,
  customerId: string,
  environmentalChoice: DemoCompany['environmentalChoice'],
  surchargeOre: number,
): DemoCompany {
  return { name, organizationSerial, customerId, environmentalChoice, surchargeOre };
}

/** The three corporate groups of the demo data: groceries, property, industry. Their sites are in `sites.csv`. */
export const demoCorporateGroups: readonly DemoCorporateGroup[] = [
  {
    name: 'Norrviken Livs',
    organizationSerial: 559_990_110,
    office: {
      street: 'Älvgatan 12',
      postalCode: '721 11',
      city: 'Västerås',
      invoiceEmail: 'faktura@norrviken.example',
    },
    companies: [
      company('Norrviken Livs AB', 559_990_110, '1048213', 'hydro', 2.1),
      company('Norrviken Butik AB', 559_990_128, '1048231', 'hydro', 2.1),
      company('Norrviken Logistik AB', 559_990_136, '1048240', 'residual_mix', 1.9),
    ],
    outagesPerDay: 0.004,
    gapsOpenUntil: dayOf(2025, 3, 31),
  },
  {
    name: 'Björkhaga Fastigheter',
    organizationSerial: 559_990_219,
    office: {
      street: 'Storgatan 18',
      postalCode: '852 30',
      city: 'Sundsvall',
      invoiceEmail: 'faktura@bjorkhaga.example',
    },
    companies: [
      company('Björkhaga Fastigheter AB', 559_990_219, '1052104', 'renewable', 2),
      company('Björkhaga Bostäder AB', 559_990_227, '1052112', 'hydro', 2.4),
      company('Björkhaga Kontor AB', 559_990_235, '1052120', 'hydro', 1.8),
      company('Björkhaga Samhällsfastigheter AB', 559_990_243, '1052138', 'bra_miljoval', 1.7),
      company('Björkhaga Hotell AB', 559_990_250, '1052146', 'wind', 2.2),
    ],
    outagesPerDay: 0.005,
    gapsOpenUntil: dayOf(2026, 1, 31),
  },
  {
    name: 'Kallvik Industri',
    organizationSerial: 559_990_318,
    office: {
      street: 'Bruksvägen 2',
      postalCode: '641 32',
      city: 'Katrineholm',
      invoiceEmail: 'faktura@kallvik.example',
    },
    companies: [
      company('Kallvik Industri AB', 559_990_318, '1063207', 'nuclear', 1.2),
      company('Kallvik Mekaniska AB', 559_990_326, '1063215', 'residual_mix', 1.2),
      company('Kallvik Trävaror AB', 559_990_334, '1063223', 'bra_miljoval', 1.4),
      company('Kallvik Plast AB', 559_990_342, '1063231', 'hydro', 1.5),
      company('Kallvik Logistik AB', 559_990_359, '1063249', 'residual_mix', 1.3),
    ],
    outagesPerDay: 0.006,
    gapsOpenUntil: dayOf(2199, 12, 31),
  },
];
