import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the help popover. */
export const helpPopoverMessages = defineMessages('help-popover', {
  sv: { open: 'Förklaring: {term}' },
  en: { open: 'Explanation: {term}' },
});
