import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the multi-select. */
export const multiSelectMessages = defineMessages('multi-select', {
  sv: {
    placeholder: 'Välj',
    all: 'Alla {count, number}',
    some: '{count} av {total}',
    selectAll: 'Välj alla',
    clear: 'Rensa',
  },
  en: {
    placeholder: 'Choose',
    all: 'All {count, number}',
    some: '{count} of {total}',
    selectAll: 'Select all',
    clear: 'Clear',
  },
});
