import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Headings and words of files with values. */
export const csvMessages = defineMessages('chart-csv', {
  sv: {
    value: 'Värde',
    start: 'Start',
    end: 'Slut',
    offset: 'Förskjutning från UTC',
    quality: '{label}, kvalitet',
    measured: 'uppmätt',
  },
  en: {
    value: 'Value',
    start: 'Start',
    end: 'End',
    offset: 'Offset from UTC',
    quality: '{label}, quality',
    measured: 'measured',
  },
});
