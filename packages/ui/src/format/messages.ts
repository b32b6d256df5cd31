import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Names of the period presets. */
export const periodPresetMessages = defineMessages('period-preset', {
  sv: {
    'last-6-months': 'Senaste 6 månaderna',
    'previous-month': 'Föregående månad',
    'current-year': 'Innevarande år',
    'previous-year': 'Föregående år',
    custom: 'Eget intervall',
  },
  en: {
    'last-6-months': 'Last 6 months',
    'previous-month': 'Previous month',
    'current-year': 'This year',
    'previous-year': 'Last year',
    custom: 'Custom range',
  },
});
