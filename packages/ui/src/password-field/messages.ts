import { defineMessages } from '../messages/define-messages.ts';

/** Texts of the password field. */
export const passwordFieldMessages = defineMessages('password-field', {
  sv: { show: 'Visa', showPassword: 'Visa lösenord', hide: 'Dölj', hidePassword: 'Dölj lösenord' },
  en: { show: 'Show', showPassword: 'Show password', hide: 'Hide', hidePassword: 'Hide password' },
});
