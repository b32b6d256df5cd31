import { defineMessages } from '@vinrod/locale/messages/define-messages';
import { textsOf } from '@vinrod/locale/messages/texts';

/** Reasons why somebody's permissions stay as they are. */
export const permissionTexts = textsOf(
  defineMessages('permissions', {
    sv: { lastAdministrator: 'Det måste finnas minst en administratör kvar.' },
    en: { lastAdministrator: 'There has to be at least one administrator left.' },
  }),
);
