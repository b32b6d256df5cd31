import { textsOf } from '@vinrod/locale/messages/texts';
import { defineMessages } from '../messages/define-messages.ts';

/** Names of sheets and column headings in files (domain.md 3.3). */
export const exportTexts = textsOf(
  defineMessages('export', {
    sv: {
      corporateGroups: 'Koncerner',
      corporateGroup: 'Koncern',
      organizationNumber: 'Organisationsnummer',
      companyCount: 'Antal bolag',
      siteCount: 'Antal anläggningar',
      annualConsumption: 'Årsförbrukning (kWh)',
      accountManager: 'Kundansvarig',
      sites: 'Anläggningar',
      company: 'Bolag',
      customerId: 'Kundnummer',
      siteId: 'Anläggnings-id',
      site: 'Anläggning',
      building: 'Byggnad',
      address: 'Adress',
      manager: 'Förvaltare',
      siteGroups: 'Anläggningsgrupper',
    },
    en: {
      corporateGroups: 'Corporate groups',
      corporateGroup: 'Corporate group',
      organizationNumber: 'Organisation number',
      companyCount: 'Companies',
      siteCount: 'Sites',
      annualConsumption: 'Annual consumption (kWh)',
      accountManager: 'Account manager',
      sites: 'Sites',
      company: 'Company',
      customerId: 'Customer number',
      siteId: 'Site id',
      site: 'Site',
      building: 'Building',
      address: 'Address',
      manager: 'Manager',
      siteGroups: 'Site groups',
    },
  }),
);
