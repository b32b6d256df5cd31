import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the number field. */
export const numberFieldMessages = defineMessages('number-field', {
  sv: {
    unreadable: 'Ange ett tal, till exempel 160,5.',
    'too-small': 'Ange minst {min}.',
    'too-large': 'Ange högst {max}.',
    'too-many-decimals':
      '{decimals, plural, =0 {Ange ett heltal.} one {Ange högst # decimal.} other {Ange högst # decimaler.}}',
  },
  en: {
    unreadable: 'Enter a number, for example 160,5.',
    'too-small': 'Enter at least {min}.',
    'too-large': 'Enter at most {max}.',
    'too-many-decimals':
      '{decimals, plural, =0 {Enter a whole number.} one {Enter at most # decimal.} other {Enter at most # decimals.}}',
  },
});
