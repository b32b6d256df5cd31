import { defineMessages } from '../messages/define-messages.ts';

/** Texts of the popover. */
export const popoverMessages = defineMessages('popover', {
  sv: { close: 'Stäng' },
  en: { close: 'Close' },
});
