import type { Logger } from 'pino';
import type { SecurityCounters } from '../server/security-counters.ts';
import type { Database } from '../store/database.ts';
import type { AuditEvent } from './audit-event.ts';
import { eventsOf } from './record-event.ts';

/** Where it is told that something has happened, beside the audit log. */
export interface Telling {
  readonly log: Logger;
  readonly counters: SecurityCounters;
}

/** Writes an event to the log of the process, by ids and without names or values, and counts it. */
export function tellEvent({ log, counters }: Telling, event: AuditEvent): void {
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

/**
 * A database whose transactions tell of the events that they have recorded, when they are over: what was rolled back
 * has not happened.
 */
export function toldDatabase(database: Database, telling: Telling): Database {
  return {
    ...database,
    async transaction(work, options) {
      const [result, events] = await database.transaction(
        async (trx) => [await work(trx), eventsOf(trx)] as const,
        options,
      );
      for (const event of events) tellEvent(telling, event);
      return result;
    },
  };
}
