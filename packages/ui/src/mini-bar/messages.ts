import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the mini bar. */
export const miniBarMessages = defineMessages('mini-bar', {
  sv: {
    within: '{value} av {limit}',
    beyond: '{value} av {limit}, {excess} över',
    missing: 'saknas',
  },
  en: {
    within: '{value} of {limit}',
    beyond: '{value} of {limit}, {excess} over',
    missing: 'missing',
  },
});
