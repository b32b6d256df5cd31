import { defineMessages } from '../messages/define-messages.ts';

/** Texts of the koncern switcher and the user menu. */
export const menuMessages = defineMessages('menu', {
  sv: {
    corporateGroup: 'Koncern',
    corporateGroupWithSites: 'Koncern · {count, plural, one {# anläggning} other {# anläggningar}}',
    siteCount: '{count, plural, one {# anläggning} other {# anläggningar}}',
    switchCorporateGroup: 'Byt koncern',
    userMenu: 'Ditt konto',
  },
  en: {
    corporateGroup: 'Corporate group',
    corporateGroupWithSites: 'Corporate group · {count, plural, one {# site} other {# sites}}',
    siteCount: '{count, plural, one {# site} other {# sites}}',
    switchCorporateGroup: 'Switch corporate group',
    userMenu: 'Your account',
  },
});
