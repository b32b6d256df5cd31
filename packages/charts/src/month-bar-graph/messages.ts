import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the month bar graph. */
export const monthBarMessages = defineMessages('chart-month-bars', {
  sv: {
    month: 'Månad',
    ongoing: 'pågående',
    changeUntil: '{change} mot {label} t.o.m. {month}.',
    goesOn: '{month} pågår.',
  },
  en: {
    month: 'Month',
    ongoing: 'ongoing',
    changeUntil: '{change} compared with {label}, through {month}.',
    goesOn: '{month} is ongoing.',
  },
});
