import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Names of the parts of the page of files, also on the page of what is missing, which is one of them. */
export const importPartMessages = defineMessages('import-parts', {
  sv: {
    'importParts.label': 'Delar av inläsningarna',
    'importParts.underWay': 'Pågår',
    'importParts.history': 'Historik',
    'importParts.values': 'Mätvärden per koncern',
  },
  en: {
    'importParts.label': 'Parts of the imports',
    'importParts.underWay': 'In progress',
    'importParts.history': 'History',
    'importParts.values': 'Meter values by corporate group',
  },
});
