import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the password field. */
export const passwordFieldMessages = defineMessages('password-field', {
  sv: { show: 'Visa', showPassword: 'Visa lösenord', hide: 'Dölj', hidePassword: 'Dölj lösenord' },
  en: { show: 'Show', showPassword: 'Show password', hide: 'Hide', hidePassword: 'Hide password' },
});
