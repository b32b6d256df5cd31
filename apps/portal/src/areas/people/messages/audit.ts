import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** The log of shadow mode, users, roles and sign-in. What its events say is `@vinrod/api-client/event-words`, as in its file. */
export const auditMessages = defineMessages('audit', {
  sv: {
    'audit.title': 'Händelselogg',
    'audit.recent': 'Senaste händelser',
    'audit.empty': 'Inga händelser ännu',
    'audit.search': 'Sök namn eller åtgärd',
    'audit.event': 'Händelse',
    'audit.everyEvent': 'Alla händelser',
    'audit.time': 'Tid',
    'audit.actor': 'Vem',
    'audit.target': 'Gäller',
    'audit.details': 'Detaljer',
    'audit.address': 'Från adress',
    'audit.period': 'Händelser under en period',
    'audit.outcome': 'Utfall',
    'audit.everyOutcome': 'Alla utfall',
    'audit.sentence': '{who}: {what}',
    'audit.sentenceWithTarget': '{who}: {what}, {target}',
  },
});
