import { defineMessages } from '../messages/define-messages.ts';

/** Texts of the search field. */
export const searchFieldMessages = defineMessages('search-field', {
  sv: { clear: 'Rensa sökningen' },
  en: { clear: 'Clear search' },
});
