import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Names of steps on the axis, in the tooltip and in speech. */
export const timeMessages = defineMessages('chart-times', {
  sv: {
    week: 'vecka',
    weekName: 'vecka {week}',
    weekNumber: 'v. {week}',
    first: 'sommartid',
    second: 'normaltid',
    clock: 'kl. {hours}',
    hours: '{day} klockan {from} till {to}',
    skipped: 'klockan ställs fram',
  },
  en: {
    week: 'week',
    weekName: 'week {week}',
    weekNumber: 'w. {week}',
    first: 'summer time',
    second: 'standard time',
    clock: '{hours}',
    hours: '{day} from {from} to {to}',
    skipped: 'the clock goes forward',
  },
});
