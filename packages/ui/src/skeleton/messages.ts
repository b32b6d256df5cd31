import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of skeletons. */
export const skeletonMessages = defineMessages('skeleton', {
  sv: { loading: 'Läser in …' },
  en: { loading: 'Loading …' },
});
