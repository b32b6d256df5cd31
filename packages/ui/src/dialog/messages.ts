import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of dialogs and drawers. */
export const dialogMessages = defineMessages('dialog', {
  sv: { close: 'Stäng' },
  en: { close: 'Close' },
});
