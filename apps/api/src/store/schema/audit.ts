import type { AuditEventKind, AuditOutcome, AuditTarget } from '@vinrod/api-client/contract';

/** A member of staff who sees the portal as somebody else. Keeps names, so that it outlives its people. */
export interface ShadowSessionTable {
  id: string;
  kind: 'user' | 'group';
  actor_id: string;
  actor_name: string;
  /** The actor's own session, with which it ends. */
  session_id: string;
  /** Id of the user or corporate group. */
  target_id: string;
  target_name: string;
  started_at: Date;
  /** At most 60 minutes after the start. */
  expires_at: Date;
  /** When it was over, whatever the reason; null while it lasts. */
  ended_at: Date | null;
}

/** Something that happened. The database refuses to change or remove it. */
export interface AuditEventTable {
  /** 1, 2, 3 … without a gap. */
  sequence: number;
  occurred_at: Date;
  event: AuditEventKind;
  /** Who did it; null for the system itself. */
  actor_id: string | null;
  actor_name: string;
  target_kind: AuditTarget['kind'] | null;
  target_id: string | null;
  target_name: string | null;
  /** Shadow session that it happened in. */
  shadow_id: string | null;
  /** operationId of the contract. */
  operation: string | null;
  /** Path of the request. */
  path: string | null;
  /** Status of the answer when the request failed. */
  status: number | null;
  request_id: string | null;
  details: string;
  /** null for events from before outcomes were kept. */
  outcome: AuditOutcome | null;
  /** SHA-256 over the salt and the network address in `audit_address`, hex; null when there was none. */
  address_hash: string | null;
  /** Hash of the event before it. */
  previous_hash: string;
  /** SHA-256 over the event and `previous_hash`, hex. */
  hash: string;
}

/** Where an event came from, for as long as that is kept. */
export interface AuditAddressTable {
  sequence: number;
  address: string;
  /** Keeps the address from being guessed by its hash when this row is gone. */
  salt: string;
  noted_at: Date;
}

/** The one row that says where the chain of events ends. */
export interface AuditHeadTable {
  id: number;
  sequence: number;
  hash: string;
}

/** A row whose lock puts changes that depend on each other in one order. */
export interface ChangeLockTable {
  name: string;
}

/** Tables of shadow mode and the log of events. */
export interface AuditSchema {
  shadow_session: ShadowSessionTable;
  audit_event: AuditEventTable;
  audit_address: AuditAddressTable;
  audit_head: AuditHeadTable;
  change_lock: ChangeLockTable;
}
