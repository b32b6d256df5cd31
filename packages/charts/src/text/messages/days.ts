import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Words of charts that distinguish kinds of days, or hours of the clock. */
export const dayMessages = defineMessages('chart-days', {
  sv: {
    dayOff: 'helg',
    workingDay: 'vardag',
    hours: 'klockan {from} till {to}',
    hoursMissing: '{missing, number} av {total, number} timvärden saknas.',
  },
  en: {
    dayOff: 'day off',
    workingDay: 'working day',
    hours: 'from {from} to {to}',
    hoursMissing: '{missing, number} of {total, number} hourly values are missing.',
  },
});
