import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the day bar graph. */
export const dayBarMessages = defineMessages('chart-day-bars', {
  sv: {
    title: '{quantity} per {step}',
    meanOver: '{label}, medel över {count} dygn',
    sameDate: '{label}, samma datum',
  },
  en: {
    title: '{quantity} per {step}',
    meanOver: '{label}, mean over {count} days',
    sameDate: '{label}, same date',
  },
});
