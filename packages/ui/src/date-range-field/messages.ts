import { defineMessages } from '../messages/define-messages.ts';

/** Texts of the date range field. */
export const dateRangeFieldMessages = defineMessages('date-range-field', {
  sv: {
    label: 'Period',
    start: 'Från och med',
    end: 'Till och med',
    openCalendar: 'Välj i kalendern',
    calendar: 'Välj period',
    previous: 'Föregående månad',
    next: 'Nästa månad',
    week: 'v.',
    notADate: 'Ange datum som ÅÅÅÅ-MM-DD, till exempel 2026-05-01.',
    tooEarly: 'Välj ett datum från och med {date}.',
    tooLate: 'Välj ett datum till och med {date}.',
    reversed: 'Startdatum måste vara före slutdatum',
  },
  en: {
    label: 'Period',
    start: 'From',
    end: 'To',
    openCalendar: 'Choose in the calendar',
    calendar: 'Choose period',
    previous: 'Previous month',
    next: 'Next month',
    week: 'w.',
    notADate: 'Write the date as YYYY-MM-DD, for example 2026-05-01.',
    tooEarly: 'Choose a date from {date} on.',
    tooLate: 'Choose a date up to {date}.',
    reversed: 'The start date must come before the end date',
  },
});
