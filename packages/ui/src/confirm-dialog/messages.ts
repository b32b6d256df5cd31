import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the confirm dialog. */
export const confirmDialogMessages = defineMessages('confirm-dialog', {
  sv: { cancel: 'Avbryt', irreversible: 'Åtgärden kan inte ångras.' },
  en: { cancel: 'Cancel', irreversible: 'This cannot be undone.' },
});
