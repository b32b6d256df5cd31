import { Counter, type Registry } from 'prom-client';
import type { AuditEventKind, AuditOutcome } from '@vinrod/api-client/contract';

/** Statuses that say no to a request, each for a reason that an attack gives. */
export const refusals = [400, 401, 403, 404, 405, 413, 415, 422, 429, 431] as const;

/** Counts what is of interest to who watches for attacks. */
export interface SecurityCounters {
  /** Counts an event. */
  happened(event: AuditEventKind, outcome: AuditOutcome): void;
  /** Counts an answer, if it is a refusal. */
  answered(status: number): void;
}

/** Kinds of events that a watch is kept on: they are there from the start, since nobody sees the first step of a counter that is not. */
const watched: readonly (readonly [AuditEventKind, AuditOutcome])[] = [
  ['sign_in', 'succeeded'],
  ['sign_in_failed', 'failed'],
  ['sign_in_refused', 'refused'],
  ['lock_out', 'refused'],
  ['password_reset_request', 'succeeded'],
  ['password_reset_request', 'refused'],
  ['refresh_reuse', 'refused'],
  ['shadow_start', 'succeeded'],
  ['shadow_write', 'succeeded'],
  ['shadow_write_failed', 'failed'],
  ['export', 'succeeded'],
];

/** Sets up the counters of one process. */
export function createSecurityCounters(registry: Registry): SecurityCounters {
  const events = new Counter({
    name: 'vinrod_security_events_total',
    help: 'Events of the audit log, and those that are only counted because there were too many.',
    labelNames: ['event', 'outcome'],
    registers: [registry],
  });
  const refused = new Counter({
    name: 'vinrod_requests_refused_total',
    help: 'Requests that were refused, by the status of the answer.',
    labelNames: ['status'],
    registers: [registry],
  });
  for (const [event, outcome] of watched) events.inc({ event, outcome }, 0);
  for (const status of refusals) refused.inc({ status }, 0);
  return {
    happened: (event, outcome) => events.inc({ event, outcome }),
    answered(status) {
      if (refusals.some((known) => known === status)) refused.inc({ status });
    },
  };
}
