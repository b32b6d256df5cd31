import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the description list. */
export const descriptionListMessages = defineMessages('description-list', {
  sv: { missing: 'saknas' },
  en: { missing: 'missing' },
});
