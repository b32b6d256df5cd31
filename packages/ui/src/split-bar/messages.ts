import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the split bar. */
export const splitBarMessages = defineMessages('split-bar', {
  sv: { under: 'under {share}' },
  en: { under: 'below {share}' },
});
