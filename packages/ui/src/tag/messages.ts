import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of tags. */
export const tagMessages = defineMessages('tag', {
  sv: { remove: 'Ta bort {name}' },
  en: { remove: 'Remove {name}' },
});
