import { createHash } from 'node:crypto';
import type { AuditEventTable } from '../store/schema/audit.ts';
import type { ChainedEvent } from './audit-event.ts';

/**
 * SHA-256 over every part of an event and the previous event's hash, in hex. Outcome and address are included only when
 * the event has an outcome, so older events keep their hashes.
 */
export function eventHash(event: ChainedEvent): string {
  const parts = [
    event.sequence,
    event.at.toISOString(),
    event.event,
    event.actor?.id ?? null,
    event.actor?.name ?? '',
    event.target?.kind ?? null,
    event.target?.id ?? null,
    event.target?.name ?? null,
    event.shadowId,
    event.operation,
    event.path,
    event.status,
    event.requestId,
    event.details,
    ...(event.outcome === null ? [] : [event.outcome, event.addressHash]),
    event.previousHash,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** SHA-256 over a network address and its salt, in hex: confirms an address without revealing it. */
export function addressHash(address: string, salt: string): string {
  return createHash('sha256').update(`${salt}:${address}`).digest('hex');
}

/** The form of a stored event that is hashed. */
export function chainedEvent(row: AuditEventTable): ChainedEvent {
  const { target_kind: kind, target_id: id, target_name: name } = row;
  return {
    sequence: row.sequence,
    at: row.occurred_at,
    event: row.event,
    outcome: row.outcome,
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name },
    target: kind === null || id === null || name === null ? null : { kind, id, name },
    addressHash: row.address_hash,
    shadowId: row.shadow_id,
    operation: row.operation,
    path: row.path,
    status: row.status,
    requestId: row.request_id,
    details: row.details,
    previousHash: row.previous_hash,
  };
}
