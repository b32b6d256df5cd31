import { defineMessages } from '../messages/define-messages.ts';

/** Texts of the select. */
export const selectMessages = defineMessages('select', {
  sv: { placeholder: 'Välj' },
  en: { placeholder: 'Choose' },
});
