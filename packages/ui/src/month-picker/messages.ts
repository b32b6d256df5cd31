import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the month grids in the month pickers. */
export const monthCalendarMessages = defineMessages('month-calendar', {
  sv: {
    previous: 'Visa föregående år',
    next: 'Visa nästa år',
    first: '{month}, första månaden',
    last: '{month}, sista månaden',
  },
  en: {
    previous: 'Show previous year',
    next: 'Show next year',
    first: '{month}, first month',
    last: '{month}, last month',
  },
});

/** Texts of the month picker. */
export const monthPickerMessages = defineMessages('month-picker', {
  sv: {
    open: 'Välj bland månaderna',
    dialog: 'Välj månad',
    placeholder: 'Välj månad',
    unreadable: 'Ange månad och år, till exempel maj 2026 eller 2026-05.',
    tooEarly: 'Välj en månad från och med {month}.',
    tooLate: 'Välj en månad till och med {month}.',
  },
  en: {
    open: 'Choose among the months',
    dialog: 'Choose month',
    placeholder: 'Choose month',
    unreadable: 'Write month and year, for example May 2026 or 2026-05.',
    tooEarly: 'Choose a month from {month} on.',
    tooLate: 'Choose a month up to {month}.',
  },
});
