import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the text area. */
export const textAreaMessages = defineMessages('text-area', {
  sv: {
    left: '{count, plural, one {# tecken kvar} other {# tecken kvar}}',
    over: '{count, plural, one {# tecken för mycket} other {# tecken för mycket}}',
    limit: 'Högst {max, number} tecken.',
  },
  en: {
    left: '{count, plural, one {# character left} other {# characters left}}',
    over: '{count, plural, one {# character too many} other {# characters too many}}',
    limit: 'At most {max, number} characters.',
  },
});
