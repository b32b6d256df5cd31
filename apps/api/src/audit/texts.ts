import { textsOf } from '@vinrod/locale/messages/texts';
import { defineMessages } from '../messages/define-messages.ts';

/** Column headings of the exported log. */
export const auditTexts = textsOf(
  defineMessages('audit', {
    sv: {
      log: 'Händelselogg',
      time: 'Tid',
      event: 'Händelse',
      outcome: 'Utfall',
      actor: 'Vem',
      targetKind: 'Gäller',
      target: 'Namn',
      address: 'Från adress',
      operation: 'Anrop',
      status: 'Svar',
      details: 'Detaljer',
      sequence: 'Nummer',
    },
    en: {
      log: 'Audit log',
      time: 'Time',
      event: 'Event',
      outcome: 'Outcome',
      actor: 'Who',
      targetKind: 'About',
      target: 'Name',
      address: 'From address',
      operation: 'Operation',
      status: 'Answer',
      details: 'Details',
      sequence: 'Number',
    },
  }),
);
