import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Time steps, and how many of them are missing, incomplete or estimated. */
export const stepMessages = defineMessages('chart-steps', {
  sv: {
    quarter: '{count, plural, one {kvart} other {kvartar}}',
    hour: '{count, plural, one {timme} other {timmar}}',
    day: '{count, plural, other {dygn}}',
    week: '{count, plural, one {vecka} other {veckor}}',
    month: '{count, plural, one {månad} other {månader}}',
    year: '{count, plural, other {år}}',
    quarterValues: 'kvartsvärden',
    hourValues: 'timvärden',
    dayValues: 'dygnsvärden',
    weekValues: 'veckovärden',
    monthValues: 'månadsvärden',
    yearValues: 'årsvärden',
    part: 'del av {step}',
    missing: '{steps} saknas',
    incomplete:
      '{steps} {count, plural, one {{step, select, day {ofullständigt} other {ofullständig}}} other {ofullständiga}}',
    estimated:
      '{steps} {count, plural, one {{step, select, day {beräknat} other {beräknad}}} other {beräknade}}',
  },
  en: {
    quarter: '{count, plural, one {quarter} other {quarters}}',
    hour: '{count, plural, one {hour} other {hours}}',
    day: '{count, plural, one {day} other {days}}',
    week: '{count, plural, one {week} other {weeks}}',
    month: '{count, plural, one {month} other {months}}',
    year: '{count, plural, one {year} other {years}}',
    quarterValues: 'quarter-hourly values',
    hourValues: 'hourly values',
    dayValues: 'daily values',
    weekValues: 'weekly values',
    monthValues: 'monthly values',
    yearValues: 'yearly values',
    part: 'part of {step}',
    missing: '{steps} missing',
    incomplete: '{steps} {count, plural, other {{step, select, other {incomplete}}}}',
    estimated: '{steps} {count, plural, other {{step, select, other {estimated}}}}',
  },
});
