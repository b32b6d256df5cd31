import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the spinner. */
export const spinnerMessages = defineMessages('spinner', {
  sv: { loading: 'Läser in …' },
  en: { loading: 'Loading …' },
});
