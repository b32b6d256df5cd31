import type { AuditEventKind, AuditOutcome, AuditTarget } from '@vinrod/api-client/contract';

/** The subject of an event, by the name it had at the time. */
export type EventTarget = AuditTarget;

/** An event of the audit log. */
export interface AuditEvent {
  readonly at: Date;
  readonly event: AuditEventKind;
  readonly outcome: AuditOutcome;
  /** Null for the system itself. */
  readonly actor: { readonly id: string; readonly name: string } | null;
  readonly target: EventTarget | null;
  /** Network address the request came from; null for the system itself. */
  readonly address: string | null;
  readonly shadowId: string | null;
  readonly operation: string | null;
  readonly path: string | null;
  /** HTTP status when the request failed. */
  readonly status: number | null;
  readonly requestId: string | null;
  readonly details: string;
}

/** An event in the chain, as it is hashed: with the hash of its address, so that the address itself can be erased. */
export interface ChainedEvent extends Omit<AuditEvent, 'address' | 'outcome'> {
  readonly sequence: number;
  /** Null for events that predate outcomes. */
  readonly outcome: AuditOutcome | null;
  readonly addressHash: string | null;
  /** Hash of the previous event. */
  readonly previousHash: string;
}
