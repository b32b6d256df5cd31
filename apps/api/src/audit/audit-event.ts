import type { AuditEventKind, AuditOutcome, AuditTarget } from '@vinrod/api-client/contract';

/** Whom or what an event is about. The name is kept as it was. */
export type EventTarget = AuditTarget;

/** Something that happened. */
export interface AuditEvent {
  readonly at: Date;
  readonly event: AuditEventKind;
  readonly outcome: AuditOutcome;
  /** Who did it; null for the system itself. */
  readonly actor: { readonly id: string; readonly name: string } | null;
  readonly target: EventTarget | null;
  /** Network address that it came from; null for the system itself. */
  readonly address: string | null;
  readonly shadowId: string | null;
  readonly operation: string | null;
  readonly path: string | null;
  /** Status of the answer when the request failed. */
  readonly status: number | null;
  readonly requestId: string | null;
  readonly details: string;
}

/** An event in its place in the chain, as it is hashed: the address by its own hash, so that it can be forgotten. */
export interface ChainedEvent extends Omit<AuditEvent, 'address' | 'outcome'> {
  readonly sequence: number;
  /** null for events from before outcomes were kept. */
  readonly outcome: AuditOutcome | null;
  readonly addressHash: string | null;
  /** Hash of the event before it. */
  readonly previousHash: string;
}
