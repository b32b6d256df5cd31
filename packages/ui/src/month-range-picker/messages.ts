import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the month range picker. */
export const monthRangePickerMessages = defineMessages('month-range-picker', {
  sv: {
    open: 'Välj bland månaderna',
    months: '{count, plural, one {# månad} other {# månader}}',
    unreadable: 'Ange månad och år, till exempel maj 2026 eller 2026-05.',
    tooEarly: 'Välj en månad från och med {month}.',
    tooLate: 'Välj en månad till och med {month}.',
    reversed: 'Den första månaden måste komma före den sista.',
  },
  en: {
    open: 'Choose among the months',
    months: '{count, plural, one {# month} other {# months}}',
    unreadable: 'Write month and year, for example May 2026 or 2026-05.',
    tooEarly: 'Choose a month from {month} on.',
    tooLate: 'Choose a month up to {month}.',
    reversed: 'The first month must come before the last.',
  },
});
