import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the line graph. */
export const lineGraphMessages = defineMessages('chart-line-graph', {
  sv: {
    earlier: 'jämförelseperioden',
    legendHint: 'Tryck på en serie för att dölja den. Tryck två gånger för att visa bara den.',
    reduced:
      'Fler värden än bildpunkter: linjen visar det högsta och lägsta värdet i varje bildpunkt, aldrig ett medelvärde.',
    notExceeded: '{limit} överskrids inte.',
    exceeded: '{limit} överskrids av {count} {values}, mest {most} {time}.',
  },
  en: {
    earlier: 'the period it is compared with',
    legendHint: 'Press a series to hide it. Press twice to show only that one.',
    reduced:
      'More values than pixels: the line shows the highest and lowest value in each pixel, never an average.',
    notExceeded: '{limit} is not exceeded.',
    exceeded: '{limit} is exceeded by {count} {values}, at most {most} {time}.',
  },
});
