import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the search field. */
export const searchFieldMessages = defineMessages('search-field', {
  sv: { clear: 'Rensa sökningen' },
  en: { clear: 'Clear search' },
});
