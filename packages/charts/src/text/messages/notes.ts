import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** What is noted at times, as a list and as a column. */
export const noteMessages = defineMessages('chart-notes', {
  sv: { notes: 'Noteringar' },
  en: { notes: 'Notes' },
});
