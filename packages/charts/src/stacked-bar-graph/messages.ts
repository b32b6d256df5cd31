import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the stacked bar graph. */
export const stackMessages = defineMessages('chart-stack', {
  sv: { sum: 'summa {sum}', one: '{label} {value}.', range: '{label} mellan {low} och {high}.' },
  en: { sum: 'total {sum}', one: '{label} {value}.', range: '{label} between {low} and {high}.' },
});
