import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Shared by corporate groups, companies and sites (words: domain.md sections 3.2 and 3.3). */
export const organisationMessages = defineMessages('organisation', {
  sv: {
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
    'object.cost': 'Energikostnad exkl. moms',
    'object.invoices': '{count, plural, =0 {inget att betala} one {# faktura} other {# fakturor}}',
    'object.graph': 'Visa i grafen',
    'object.toInvoices': 'Fakturor',
    'organisation.nameMissing': 'Ange ett namn.',
    'organisation.numberInvalid':
      'Organisationsnumret är inte giltigt. Ange tio siffror, till exempel 556677-8899.',
    'organisation.file.xlsx': 'Excel (xlsx)',
    'organisation.file.csv': 'Text (csv)',
    'organisation.file.sheet': 'För Excel, med riktiga tal',
    'organisation.file.text': 'Semikolon och decimalkomma',
  },
  en: {
    'favorites.filter': 'Show',
    'favorites.all': 'All',
    'favorites.only': 'Favourites',
    'favorites.column': 'Favourite',
    'favorites.failed': 'The favourite {name} could not be saved',

    'organisation.organizationNumber': 'Organisation number',
    'organisation.accountManager': 'Account manager',
    'organisation.annualConsumption': 'Annual consumption',
    'organisation.perYear': '{unit}/year',
    'organisation.status': 'Status',
    'organisation.siteCount': 'Number of sites',
    'organisation.companyCount': 'Number of companies',
    'organisation.more': 'More for {name}',
    'object.cost': 'Energy cost excl. VAT',
    'object.invoices': '{count, plural, =0 {nothing to pay} one {# invoice} other {# invoices}}',
    'object.graph': 'Show in the graph',
    'object.toInvoices': 'Invoices',
    'organisation.nameMissing': 'Enter a name.',
    'organisation.numberInvalid':
      'The organisation number is not valid. Enter ten digits, for example 556677-8899.',
    'organisation.file.xlsx': 'Excel (xlsx)',
    'organisation.file.csv': 'Text (csv)',
    'organisation.file.sheet': 'For Excel, with real numbers',
    'organisation.file.text': 'Semicolon and decimal comma',
  },
});
