import { defineMessages } from '../messages/define-messages.ts';

/** Texts of the description list. */
export const descriptionListMessages = defineMessages('description-list', {
  sv: { missing: 'saknas' },
  en: { missing: 'missing' },
});
