/** Koncerner, bolag and anläggningar (words: domain.md sections 3.2 and 3.3). */
export const organisationMessages = {
  'favorites.filter': 'Visa',
  'favorites.all': 'Alla',
  'favorites.only': 'Favoriter',
  'favorites.column': 'Favorit',
  'favorites.failed': 'Favoriten {name} kunde inte sparas',

  'organisation.organizationNumber': 'Organisationsnummer',
  'organisation.accountManager': 'Kundansvarig',
  'organisation.annualConsumption': 'Årsförbrukning',
  'organisation.perYear': '{unit}/år',
  'organisation.status': 'Status',
  'organisation.siteCount': 'Antal anläggningar',
  'organisation.companyCount': 'Antal bolag',
  'organisation.more': 'Mer för {name}',
  'organisation.nameMissing': 'Ange ett namn.',
  'organisation.numberInvalid':
    'Organisationsnumret är inte giltigt. Ange tio siffror, till exempel 556677-8899.',
  'organisation.file.xlsx': 'Excel (xlsx)',
  'organisation.file.csv': 'Text (csv)',
  'organisation.file.sheet': 'För Excel, med riktiga tal',
  'organisation.file.text': 'Semikolon och decimalkomma',

  'koncerner.title': 'Koncerner',
  'koncerner.lead':
    '{koncerner, plural, one {# koncern} other {# koncerner}}, {sites, plural, one {# anläggning} other {# anläggningar}}',
  'koncerner.column': 'Koncern',
  'koncerner.search': 'Sök namn eller organisationsnummer',
  'koncerner.create': 'Skapa koncern',
  'koncerner.created': 'Koncernen {name} är skapad',
  'koncerner.empty': 'Inga koncerner ännu',
  'koncerner.emptyHint': 'Här visas koncernerna som du kan se.',
  'koncerner.shortcuts': 'Öppna koncernens sidor',

  'koncern.name': 'Namn',
  'koncern.accountManager.hint': 'Den hos oss som sköter koncernen.',
  'koncern.status.active': 'Aktiv',
  'koncern.status.inactive': 'Avslutad',
} as const;
