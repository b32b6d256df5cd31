import { defineMessages } from '../messages/define-messages.ts';

/** Texts of dialogs and drawers. */
export const dialogMessages = defineMessages('dialog', {
  sv: { close: 'Stäng' },
  en: { close: 'Close' },
});
