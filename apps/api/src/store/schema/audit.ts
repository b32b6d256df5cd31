import type { AuditEventKind, AuditOutcome, AuditTarget } from '@vinrod/api-client/contract';

/** A shadow session of a member of staff. Keeps names, so that it outlives its people. */
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
  /** Actual end, whatever the reason; null while it is active. */
  ended_at: Date | null;
}

/** An audit event. The database refuses to change or remove it. */
export interface AuditEventTable {
  /** 1, 2, 3 … without a gap. */
  sequence: number;
  occurred_at: Date;
  event: AuditEventKind;
  /** Id of the actor; null for the system itself. */
  actor_id: string | null;
  actor_name: string;
  target_kind: AuditTarget['kind'] | null;
  target_id: string | null;
  target_name: string | null;
  /** Shadow session of the event. */
  shadow_id: string | null;
  /** operationId of the contract. */
  operation: string | null;
  /** Path of the request. */
  path: string | null;
  /** Status of the answer when the request failed. */
  status: number | null;
  request_id: string | null;
  details: string;
  /** null for events recorded before outcomes existed. */
  outcome: AuditOutcome | null;
  /** SHA-256 over the salt and the network address in `audit_address`, hex; null without an address. */
  address_hash: string | null;
  /** Hash of the previous event. */
  previous_hash: string;
  /** SHA-256 over the event and `previous_hash`, hex. */
  hash: string;
}

/** Network address of an event, until it is deleted. */
export interface AuditAddressTable {
  sequence: number;
  address: string;
  /** Keeps the address from being brute-forced from its hash once this row is gone. */
  salt: string;
  noted_at: Date;
}

/** The single row with the end of the event chain. */
export interface AuditHeadTable {
  id: number;
  sequence: number;
  hash: string;
}

/** A row whose lock serializes changes that depend on each other. */
export interface ChangeLockTable {
  name: string;
}

/** Tables of shadow mode and the audit log. */
export interface AuditSchema {
  shadow_session: ShadowSessionTable;
  audit_event: AuditEventTable;
  audit_address: AuditAddressTable;
  audit_head: AuditHeadTable;
  change_lock: ChangeLockTable;
}
