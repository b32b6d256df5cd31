import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of inline alerts: the word that goes with the icon. */
export const inlineAlertMessages = defineMessages('inline-alert', {
  sv: { info: 'Upplysning', success: 'Klart', warning: 'Varning', danger: 'Fel' },
  en: { info: 'Information', success: 'Done', warning: 'Warning', danger: 'Error' },
});
