import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of charts that show the parts of a whole. */
export const shareMessages = defineMessages('chart-shares', {
  sv: { noParts: 'Det finns inga värden att fördela.' },
  en: { noParts: 'There are no values to divide.' },
});
