import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { AuditEventKind } from '@vinrod/api-client/contract';
import { currentRequest } from '../server/current-request.ts';
import type { Schema } from '../store/schema/index.ts';
import { actorOf, type Acting } from './acting.ts';
import type { AuditEvent, EventTarget } from './audit-event.ts';
import { holdChainEnd } from '../store/audit-chain-end.ts';
import { addressHash, eventHash } from './event-hash.ts';

const recorded = new WeakMap<Transaction<Schema>, readonly AuditEvent[]>();

/** Events recorded by each transaction so far, oldest first. */
export function eventsOf(trx: Transaction<Schema>): readonly AuditEvent[] {
  return recorded.get(trx) ?? [];
}

/**
 * Appends an event to the chain within the transaction that makes the change. Concurrent events wait for each other
 * here, so call it last.
 *
 * @returns the hash of the event.
 */
export async function recordEvent(trx: Transaction<Schema>, event: AuditEvent): Promise<string> {
  const end = await holdChainEnd(trx);
  const { address, ...rest } = event;
  const sequence = end.sequence + 1;
  const salt = randomBytes(16).toString('hex');
  const chained = {
    ...rest,
    sequence,
    addressHash: address === null ? null : addressHash(address, salt),
    previousHash: end.hash,
  };
  const hash = eventHash(chained);
  await trx
    .insertInto('audit_event')
    .values({
      sequence,
      occurred_at: event.at,
      event: event.event,
      actor_id: event.actor?.id ?? null,
      actor_name: event.actor?.name ?? '',
      target_kind: event.target?.kind ?? null,
      target_id: event.target?.id ?? null,
      target_name: event.target?.name ?? null,
      shadow_id: event.shadowId,
      operation: event.operation,
      path: event.path,
      status: event.status,
      request_id: event.requestId,
      details: event.details,
      outcome: event.outcome,
      address_hash: chained.addressHash,
      previous_hash: end.hash,
      hash,
    })
    .execute();
  if (address !== null) {
    const kept = { address, salt, noted_at: event.at };
    // A row exists already if the end of the log was removed outside the portal.
    await trx
      .insertInto('audit_address')
      .values({ sequence, ...kept })
      .onConflict((conflict) => conflict.column('sequence').doUpdateSet(kept))
      .execute();
  }
  recorded.set(trx, [...eventsOf(trx), event]);
  return hash;
}

/** An act on the user's own account; it succeeded unless `outcome` says otherwise. */
export type OwnAct = Pick<AuditEvent, 'at' | 'operation' | 'details'> & Partial<Pick<AuditEvent, 'outcome'>>;

/** Records what a user does to their own account, signed in or through a link in a mail. */
export async function recordOwnAct(
  trx: Transaction<Schema>,
  person: { readonly id: string; readonly name: string },
  event: AuditEventKind,
  { at, operation, details, outcome = 'succeeded' }: OwnAct,
): Promise<void> {
  const request = currentRequest();
  await recordEvent(trx, {
    at,
    event,
    outcome,
    actor: person,
    target: { kind: 'user', ...person },
    address: request?.address ?? null,
    shadowId: null,
    operation,
    // The path of a mailed link contains its token.
    path: null,
    status: null,
    requestId: request?.id ?? null,
    details,
  });
}

/** Records what a request does to a target. */
export async function recordAct(
  trx: Transaction<Schema>,
  { deps, caller, request, operationId }: Acting,
  event: AuditEventKind,
  target: EventTarget | null,
  details = '',
): Promise<void> {
  await recordEvent(trx, {
    at: deps.clock.now(),
    event,
    outcome: 'succeeded',
    actor: actorOf(caller),
    target,
    address: request.address,
    shadowId: caller.shadow?.id ?? null,
    operation: operationId,
    path: request.url.pathname,
    status: null,
    requestId: request.id,
    details,
  });
}
