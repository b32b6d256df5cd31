import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Imported files of meter values. */
export const importMessages = defineMessages('imports', {
  sv: {
    'imports.title': 'Inläsningar',
    'imports.missing': 'Saknade mätvärden',
    'imports.lead': 'Filer med mätvärden som har lästs in och ändrat något.',
    'imports.time': 'Tid',
    'imports.file': 'Fil',
    'imports.by': 'Inläst av',
    'imports.added': 'Nya värden',
    'imports.addedUnit': 'nya',
    'imports.changed': 'Ersatta värden',
    'imports.unchanged': 'Oförändrade värden',
    'imports.search': 'Sök fil, koncern eller namn',
    'imports.empty': 'Inga mätvärden har lästs in än.',
  },
  en: {
    'imports.title': 'Imports',
    'imports.missing': 'Missing meter values',
    'imports.lead': 'Files of meter values that were imported and changed something.',
    'imports.time': 'Time',
    'imports.file': 'File',
    'imports.by': 'Imported by',
    'imports.added': 'New values',
    'imports.addedUnit': 'new',
    'imports.changed': 'Replaced values',
    'imports.unchanged': 'Unchanged values',
    'imports.search': 'Search file, corporate group or name',
    'imports.empty': 'No meter values have been imported yet.',
  },
});
