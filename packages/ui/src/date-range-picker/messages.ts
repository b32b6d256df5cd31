import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of every range picker. */
export const rangePickerMessages = defineMessages('range-picker', {
  sv: {
    label: 'Period',
    start: 'Från och med',
    end: 'Till och med',
    dialog: 'Välj period',
    presets: 'Snabbval',
    custom: 'Eget intervall',
    cancel: 'Avbryt',
    apply: 'Använd',
  },
  en: {
    label: 'Period',
    start: 'From',
    end: 'To',
    dialog: 'Choose period',
    presets: 'Quick choices',
    custom: 'Custom range',
    cancel: 'Cancel',
    apply: 'Apply',
  },
});

/** Texts of the date range picker. */
export const dateRangePickerMessages = defineMessages('date-range-picker', {
  sv: {
    open: 'Välj i kalendern',
    days: '{count, plural, one {# dygn} other {# dygn}}',
    unreadable: 'Ange datum som ÅÅÅÅ-MM-DD, till exempel 2026-05-01.',
    tooEarly: 'Välj ett datum från och med {date}.',
    tooLate: 'Välj ett datum till och med {date}.',
    reversed: 'Startdatum måste vara före slutdatum',
  },
  en: {
    open: 'Choose in the calendar',
    days: '{count, plural, one {# day} other {# days}}',
    unreadable: 'Write the date as YYYY-MM-DD, for example 2026-05-01.',
    tooEarly: 'Choose a date from {date} on.',
    tooLate: 'Choose a date up to {date}.',
    reversed: 'The start date must come before the end date',
  },
});
