import { defineMessages } from '@vinrod/locale/messages/define-messages';

/**
 * Log of shadow mode, users, roles and sign-in. Event texts come from `@vinrod/api-client/event-words`, as in the
 * exported file.
 */
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
  en: {
    'audit.title': 'Event log',
    'audit.recent': 'Latest events',
    'audit.empty': 'No events yet',
    'audit.search': 'Search name or action',
    'audit.event': 'Event',
    'audit.everyEvent': 'All events',
    'audit.time': 'Time',
    'audit.actor': 'Who',
    'audit.target': 'About',
    'audit.details': 'Details',
    'audit.address': 'From address',
    'audit.period': 'Events during a period',
    'audit.outcome': 'Outcome',
    'audit.everyOutcome': 'All outcomes',
    'audit.sentence': '{who}: {what}',
    'audit.sentenceWithTarget': '{who}: {what}, {target}',
  },
});
