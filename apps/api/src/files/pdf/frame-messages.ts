import { defineMessages } from '../../messages/define-messages.ts';

/** Texts of the frame of every page. */
export const frameMessages = defineMessages('pdf-frame', {
  sv: {
    pageOf: 'Sida {number} av',
    created: 'Skapad {day}',
    organizationNumber: 'org.nr {number}',
  },
  en: {
    pageOf: 'Page {number} of',
    created: 'Created {day}',
    organizationNumber: 'org. no. {number}',
  },
});
