import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the button. */
export const buttonMessages = defineMessages('button', {
  sv: { pending: 'Arbetar …' },
  en: { pending: 'Working …' },
});
