import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the skip link. */
export const skipLinkMessages = defineMessages('skip-link', {
  sv: { skip: 'Hoppa till innehållet' },
  en: { skip: 'Skip to the content' },
});
