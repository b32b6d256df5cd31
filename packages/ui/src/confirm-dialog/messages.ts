import { defineMessages } from '../messages/define-messages.ts';

/** Texts of the confirm dialog. */
export const confirmDialogMessages = defineMessages('confirm-dialog', {
  sv: { cancel: 'Avbryt', irreversible: 'Åtgärden kan inte ångras.' },
  en: { cancel: 'Cancel', irreversible: 'This cannot be undone.' },
});
