import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the favourite toggle; the name is the same in both states (domain.md 3.3). */
export const favoriteToggleMessages = defineMessages('favorite-toggle', {
  sv: { name: 'Favorit: {name}' },
  en: { name: 'Favourite: {name}' },
});
