import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** The page of files on their way in, as the menu names it. */
export const importMessages = defineMessages('imports', {
  sv: {
    'imports.title': 'Inläsningar',
    'imports.missing': 'Saknade mätvärden',
    'imports.empty': 'Inga mätvärden har lästs in än.',
  },
  en: {
    'imports.title': 'Imports',
    'imports.missing': 'Missing meter values',
    'imports.empty': 'No meter values have been imported yet.',
  },
});
