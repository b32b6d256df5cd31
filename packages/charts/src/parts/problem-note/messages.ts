import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** What a chart says whose values could not be fetched. */
export const problemMessages = defineMessages('chart-problem', {
  sv: { failed: 'Värdena kunde inte hämtas.', retry: 'Försök igen' },
  en: { failed: 'The values could not be fetched.', retry: 'Try again' },
});
