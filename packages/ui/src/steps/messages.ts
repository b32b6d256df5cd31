import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the steps. */
export const stepsMessages = defineMessages('steps', {
  sv: {
    done: 'klart',
    failed: 'gick inte',
    place: 'Steg {place} av {count}',
  },
  en: {
    done: 'done',
    failed: 'failed',
    place: 'Step {place} of {count}',
  },
});
