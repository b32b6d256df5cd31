import { defineMessages } from '../messages/define-messages.ts';

/** Texts of form fields. */
export const fieldMessages = defineMessages('field', {
  sv: { optional: '(valfritt)' },
  en: { optional: '(optional)' },
});
