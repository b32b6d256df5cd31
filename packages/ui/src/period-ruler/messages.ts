import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the period ruler. The names differ from those of the date fields on the same page. */
export const periodRulerMessages = defineMessages('period-ruler', {
  sv: { label: 'Tidslinje', first: 'Periodens första månad', last: 'Periodens sista månad' },
  en: { label: 'Timeline', first: 'First month of the period', last: 'Last month of the period' },
});
