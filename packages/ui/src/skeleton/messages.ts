import { defineMessages } from '../messages/define-messages.ts';

/** Texts of skeletons. */
export const skeletonMessages = defineMessages('skeleton', {
  sv: { loading: 'Läser in …' },
  en: { loading: 'Loading …' },
});
