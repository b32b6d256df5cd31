import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the corporate group button and the user menu. */
export const menuMessages = defineMessages('menu', {
  sv: {
    corporateGroup: 'Koncern',
    corporateGroupWithSites: 'Koncern · {count, plural, one {# anläggning} other {# anläggningar}}',
    corporateGroupCount: '{count, plural, one {# koncern} other {# koncerner}}',
    everyCorporateGroup: 'Alla koncerner',
    everyCorporateGroupReach: 'Alla du ser',
    userMenu: 'Ditt konto',
  },
  en: {
    corporateGroup: 'Corporate group',
    corporateGroupWithSites: 'Corporate group · {count, plural, one {# site} other {# sites}}',
    corporateGroupCount: '{count, plural, one {# corporate group} other {# corporate groups}}',
    everyCorporateGroup: 'All corporate groups',
    everyCorporateGroupReach: 'All that you see',
    userMenu: 'Your account',
  },
});
