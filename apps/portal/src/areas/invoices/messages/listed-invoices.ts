import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** What the list of invoices is limited to, and its files. */
export const listedInvoicesMessages = defineMessages('listed-invoices', {
  sv: {
    'invoices.of.label': 'Visar bara',
    'invoices.of.company': 'Bolag: {name}',
    'invoices.of.site': 'Anläggning: {name}',
    'invoices.of.unnamedCompany': 'Ett bolag',
    'invoices.of.unnamedSite': 'En anläggning',
    'invoices.file.latest': 'Fakturorna från {month}, pdf (zip)',
    'invoices.file.latestHint': 'Den nyaste månaden, efter fakturadatum',
  },
  en: {
    'invoices.of.label': 'Shows only',
    'invoices.of.company': 'Company: {name}',
    'invoices.of.site': 'Site: {name}',
    'invoices.of.unnamedCompany': 'One company',
    'invoices.of.unnamedSite': 'One site',
    'invoices.file.latest': 'The invoices of {month}, PDF (zip)',
    'invoices.file.latestHint': 'The newest month, by invoice date',
  },
});
