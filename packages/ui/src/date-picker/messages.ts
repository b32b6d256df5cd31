import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of a calendar, for every picker with one. */
export const calendarMessages = defineMessages('calendar', {
  sv: {
    previous: 'Föregående månad',
    next: 'Nästa månad',
    week: 'v.',
    today: 'Idag',
    period: 'Valt intervall: {start} till {end}',
    chosen: '{date} har valts',
    first: 'Första tillgängliga datum',
    last: 'Sista tillgängliga datum',
    failed: 'Kalendern kunde inte läsas in. Skriv datumet i stället.',
  },
  en: {
    previous: 'Previous month',
    next: 'Next month',
    week: 'w.',
    today: 'Today',
    period: 'Selected range: {start} to {end}',
    chosen: '{date} selected',
    first: 'First available date',
    last: 'Last available date',
    failed: 'The calendar could not be loaded. Write the date instead.',
  },
});

/** Texts of the date picker. */
export const datePickerMessages = defineMessages('date-picker', {
  sv: {
    open: 'Välj i kalendern',
    calendar: 'Välj datum',
    placeholder: 'Välj datum',
    unreadable: 'Ange datum som ÅÅÅÅ-MM-DD, till exempel 2026-05-01.',
    tooEarly: 'Välj ett datum från och med {date}.',
    tooLate: 'Välj ett datum till och med {date}.',
  },
  en: {
    open: 'Choose in the calendar',
    calendar: 'Choose date',
    placeholder: 'Choose date',
    unreadable: 'Write the date as YYYY-MM-DD, for example 2026-05-01.',
    tooEarly: 'Choose a date from {date} on.',
    tooLate: 'Choose a date up to {date}.',
  },
});
