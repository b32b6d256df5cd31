import type { Logger } from 'pino';
import type { SecurityCounters } from '../server/security-counters.ts';
import type { Database } from '../store/database.ts';
import type { AuditEvent } from './audit-event.ts';
import { eventsOf } from './record-event.ts';

/** Where events are reported besides the audit log. */
export interface EventSinks {
  readonly log: Logger;
  readonly counters: SecurityCounters;
}

/** Counts an event and writes it to the process log, with ids but no names or values. */
export function logEvent({ log, counters }: EventSinks, event: AuditEvent): void {
  const { actor, target } = event;
  counters.happened(event.event, event.outcome);
  log.info(
    {
      event: event.event,
      outcome: event.outcome,
      requestId: event.requestId,
      actor: actor?.id ?? null,
      target: target === null ? null : { kind: target.kind, id: target.id },
      shadow: event.shadowId,
      address: event.address,
    },
    'event',
  );
}

/** A database that reports the events of a transaction after it commits, so that nothing rolled back is reported. */
export function auditedDatabase(database: Database, sinks: EventSinks): Database {
  return {
    ...database,
    async transaction(work, options) {
      const [result, events] = await database.transaction(
        async (trx) => [await work(trx), eventsOf(trx)] as const,
        options,
      );
      for (const event of events) logEvent(sinks, event);
      return result;
    },
  };
}
