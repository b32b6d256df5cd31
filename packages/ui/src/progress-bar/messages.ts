import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the progress bar. */
export const progressBarMessages = defineMessages('progress-bar', {
  sv: { percent: '{percent}\u00a0%', working: 'Arbetar …' },
  en: { percent: '{percent}\u00a0%', working: 'Working …' },
});
