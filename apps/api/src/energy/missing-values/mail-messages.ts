import { defineMessages } from '../../messages/define-messages.ts';

/** Texts of the morning mail about missing values. */
export const missingValuesMailMessages = defineMessages('missing-values-mail', {
  sv: {
    subject: 'Mätvärden saknas för {sites, plural, one {# anläggning} other {# anläggningar}}',
    lead: '{sites, plural, one {# anläggning} other {# anläggningar}} i {groups, plural, one {# koncern} other {# koncerner}} som du är kundansvarig för saknar mätvärden till och med {day}.',
    group: '{name}: {sites, plural, one {# anläggning} other {# anläggningar}} sedan {since}',
    groupOfOwners:
      '{name}: {sites, plural, one {# anläggning} other {# anläggningar}} sedan {since} ({owners})',
    more: '{count, plural, one {# koncern till finns i portalen.} other {# koncerner till finns i portalen.}}',
    why: 'Mejlet kommer varje morgon som något saknas i dina koncerner.',
    action: 'Visa saknade mätvärden',
  },
  en: {
    subject: 'Meter values are missing for {sites, plural, one {# site} other {# sites}}',
    lead: '{sites, plural, one {# site} other {# sites}} in {groups, plural, one {# corporate group} other {# corporate groups}} that you are the account manager of lack meter values up to {day}.',
    group: '{name}: {sites, plural, one {# site} other {# sites}} since {since}',
    groupOfOwners: '{name}: {sites, plural, one {# site} other {# sites}} since {since} ({owners})',
    more: '{count, plural, one {# more corporate group is in the portal.} other {# more corporate groups are in the portal.}}',
    why: 'This email comes every morning that something is missing in your corporate groups.',
    action: 'Show missing meter values',
  },
});
