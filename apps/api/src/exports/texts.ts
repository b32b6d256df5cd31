/** Names of sheets and headings of columns in files (domain.md 3.3). */
export const exportTexts = {
  corporateGroups: { sv: 'Koncerner', en: 'Corporate groups' },
  corporateGroup: { sv: 'Koncern', en: 'Corporate group' },
  organizationNumber: { sv: 'Organisationsnummer', en: 'Organisation number' },
  companyCount: { sv: 'Antal bolag', en: 'Companies' },
  siteCount: { sv: 'Antal anläggningar', en: 'Sites' },
  annualConsumption: { sv: 'Årsförbrukning (kWh)', en: 'Annual consumption (kWh)' },
  accountManager: { sv: 'Kundansvarig', en: 'Account manager' },
  sites: { sv: 'Anläggningar', en: 'Sites' },
  company: { sv: 'Bolag', en: 'Company' },
  customerId: { sv: 'Kundnummer', en: 'Customer number' },
  siteId: { sv: 'Anläggnings-id', en: 'Site id' },
  site: { sv: 'Anläggning', en: 'Site' },
  building: { sv: 'Byggnad', en: 'Building' },
  address: { sv: 'Adress', en: 'Address' },
  manager: { sv: 'Förvaltare', en: 'Manager' },
  siteGroups: { sv: 'Anläggningsgrupper', en: 'Site groups' },
} as const;
