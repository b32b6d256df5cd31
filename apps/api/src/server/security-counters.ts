import { Counter, type Registry } from 'prom-client';
import type { AuditEventKind, AuditOutcome } from '@vinrod/api-client/contract';

/** Refusal statuses that an attack can trigger. */
export const refusals = [400, 401, 403, 404, 405, 413, 415, 422, 429, 431] as const;

/** Counters for detecting attacks. */
export interface SecurityCounters {
  /** Counts an event. */
  happened(event: AuditEventKind, outcome: AuditOutcome): void;
  /** Counts an answer, if it is a refusal. */
  answered(status: number): void;
}

/** Events to monitor, initialized to 0, because a counter that first appears at 1 hides its first increment. */
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

/** Creates the counters of one process. */
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
