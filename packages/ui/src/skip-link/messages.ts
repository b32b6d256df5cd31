import { defineMessages } from '../messages/define-messages.ts';

/** Texts of the skip link. */
export const skipLinkMessages = defineMessages('skip-link', {
  sv: { skip: 'Hoppa till innehållet' },
  en: { skip: 'Skip to the content' },
});
