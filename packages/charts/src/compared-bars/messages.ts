import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the compared bars. */
export const comparedBarsMessages = defineMessages('chart-compared-bars', {
  sv: {
    difference: 'Skillnad',
    axis: 'skillnad, {unit}',
  },
  en: {
    difference: 'Difference',
    axis: 'difference, {unit}',
  },
});
