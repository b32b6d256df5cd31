import { defineMessages } from '../messages/define-messages.ts';

/** Texts of the button. */
export const buttonMessages = defineMessages('button', {
  sv: { pending: 'Arbetar …' },
  en: { pending: 'Working …' },
});
