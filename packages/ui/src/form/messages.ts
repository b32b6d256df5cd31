import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of forms. */
export const formMessages = defineMessages('form', {
  sv: {
    summary: '{count, plural, one {Rätta # sak} other {Rätta # saker}}',
    line: '{label}: {message}',
  },
  en: {
    summary: '{count, plural, one {Correct # thing} other {Correct # things}}',
    line: '{label}: {message}',
  },
});
