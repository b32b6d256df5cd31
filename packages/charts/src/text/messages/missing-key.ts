import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** What hatching means. */
export const missingKeyMessages = defineMessages('chart-missing-key', {
  sv: { missing: 'Värden saknas' },
  en: { missing: 'Values missing' },
});
