import { defineMessages } from '../messages/define-messages.ts';

/** Texts of the spinner. */
export const spinnerMessages = defineMessages('spinner', {
  sv: { loading: 'Läser in …' },
  en: { loading: 'Loading …' },
});
