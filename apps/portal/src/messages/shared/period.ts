import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Period selection. The names of the quick choices come from the kit's formatting, which the ruler shares. */
export const periodMessages = defineMessages('period', {
  sv: {
    'period.label': 'Period',
    'period.choose': 'Välj period',
    'period.valuesElsewhere':
      'Det finns inga mätvärden i perioden. De som finns är från {start} till och med {end}.',
    'period.showWithValues': 'Visa perioden med mätvärden',
  },
  en: {
    'period.label': 'Period',
    'period.choose': 'Choose period',
    'period.valuesElsewhere':
      'There are no meter values in the period. Those that exist are from {start} up to and including {end}.',
    'period.showWithValues': 'Show the period with meter values',
  },
});
