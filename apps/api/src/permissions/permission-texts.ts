import { textsOf } from '@vinrod/locale/messages/texts';
import { defineMessages } from '../messages/define-messages.ts';

/** Reasons why somebody's permissions stay as they are. */
export const permissionTexts = textsOf(
  defineMessages('permissions', {
    sv: { lastAdministrator: 'Det måste finnas minst en administratör kvar.' },
    en: { lastAdministrator: 'There has to be at least one administrator left.' },
  }),
);
