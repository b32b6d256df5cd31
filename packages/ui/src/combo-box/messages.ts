import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the combo box. */
export const comboBoxMessages = defineMessages('combo-box', {
  sv: {
    open: 'Visa förslag',
    loading: 'Söker …',
    none: 'Inga träffar på ”{search}”',
    nothing: 'Inget att välja',
    failed: 'Förslagen kunde inte hämtas.',
  },
  en: {
    open: 'Show suggestions',
    loading: 'Searching …',
    none: 'No matches for ”{search}”',
    nothing: 'Nothing to choose',
    failed: 'The suggestions could not be loaded.',
  },
});
