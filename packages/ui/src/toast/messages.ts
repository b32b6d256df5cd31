import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of toasts. */
export const toastMessages = defineMessages('toast', {
  sv: {
    region: '{count, plural, one {# avisering} other {# aviseringar}}',
    close: 'Stäng',
    info: 'Upplysning',
    success: 'Klart',
    warning: 'Varning',
    danger: 'Fel',
  },
  en: {
    region: '{count, plural, one {# notification} other {# notifications}}',
    close: 'Close',
    info: 'Information',
    success: 'Done',
    warning: 'Warning',
    danger: 'Error',
  },
});
