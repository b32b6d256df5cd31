import { textsOf } from '@vinrod/locale/messages/texts';
import { defineMessages } from '../messages/define-messages.ts';

/** Messages for refusals in shadow mode. */
export const shadowTexts = textsOf(
  defineMessages('shadow', {
    sv: {
      over: 'Skuggläget är slut. Du är fortfarande inloggad som dig själv.',
      notInShadow: 'Det här går inte i skuggläge. Avsluta skuggläget först.',
      oneHeader: 'Skicka antingen X-Shadow-User eller X-Shadow-Group.',
      self: 'Du kan inte visa portalen som dig själv.',
      higherRights: 'Du kan inte visa portalen som någon som får göra eller se mer än du själv.',
      inactive: 'Kontot är låst eller inaktivt.',
    },
    en: {
      over: 'Shadow mode is over. You are still signed in as yourself.',
      notInShadow: 'This cannot be done in shadow mode. Leave shadow mode first.',
      oneHeader: 'Send either X-Shadow-User or X-Shadow-Group.',
      self: 'You cannot see the portal as yourself.',
      higherRights: 'You cannot see the portal as somebody who may do or see more than you.',
      inactive: 'The account is locked or inactive.',
    },
  }),
);
