import { defineMessages } from '../messages/define-messages.ts';

/** Texts of the help popover. */
export const helpPopoverMessages = defineMessages('help-popover', {
  sv: { open: 'Förklaring: {term}' },
  en: { open: 'Explanation: {term}' },
});
