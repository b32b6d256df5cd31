import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the popover. */
export const popoverMessages = defineMessages('popover', {
  sv: { close: 'Stäng' },
  en: { close: 'Close' },
});
