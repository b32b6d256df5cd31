import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of form fields. */
export const fieldMessages = defineMessages('field', {
  sv: { optional: '(valfritt)' },
  en: { optional: '(optional)' },
});
