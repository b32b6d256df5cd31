import { defineMessages } from '../messages/define-messages.ts';

/** Texts of tags. */
export const tagMessages = defineMessages('tag', {
  sv: { remove: 'Ta bort {name}' },
  en: { remove: 'Remove {name}' },
});
