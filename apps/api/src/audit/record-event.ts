import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { AuditEventKind } from '@vinrod/api-client/contract';
import type { Schema } from '../store/schema/index.ts';
import { actorOf, type Acting } from './acting.ts';

/** Whom or what an event is about. The name is kept as it was. */
export interface EventTarget {
  readonly kind: 'user' | 'group' | 'role';
  readonly id: string;
  readonly name: string;
}

/** Something that happened. */
export interface AuditEvent {
  readonly at: Date;
  readonly event: AuditEventKind;
  /** Who did it; null for the system itself. */
  readonly actor: { readonly id: string; readonly name: string } | null;
  readonly target: EventTarget | null;
  readonly shadowId: string | null;
  readonly operation: string | null;
  readonly path: string | null;
  /** Status of the answer when the request failed. */
  readonly status: number | null;
  readonly requestId: string | null;
  readonly details: string;
}

/** An event in its place in the chain. */
export interface ChainedEvent extends AuditEvent {
  readonly sequence: number;
  /** Hash of the event before it. */
  readonly previousHash: string;
}

/** SHA-256 over every part of an event and the hash of the one before it, hex. */
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
    event.previousHash,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * Adds an event to the end of the chain, as part of the transaction that does what it tells about.
 * Concurrent events wait for each other here, so do it last.
 *
 * @returns the hash of the event.
 */
export async function recordEvent(trx: Transaction<Schema>, event: AuditEvent): Promise<string> {
  const head = await trx
    .selectFrom('audit_head')
    .select(['sequence', 'hash'])
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const sequence = head.sequence + 1;
  const hash = eventHash({ ...event, sequence, previousHash: head.hash });
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
      previous_hash: head.hash,
      hash,
    })
    .execute();
  await trx.updateTable('audit_head').set({ sequence, hash }).where('id', '=', 1).execute();
  return hash;
}

/** Records what somebody does to their own account, signed in or with the link of a mail. */
export async function recordOwnAct(
  trx: Transaction<Schema>,
  person: { readonly id: string; readonly name: string },
  event: AuditEventKind,
  { at, operation, details }: Pick<AuditEvent, 'at' | 'operation' | 'details'>,
): Promise<void> {
  await recordEvent(trx, {
    at,
    event,
    actor: person,
    target: { kind: 'user', ...person },
    shadowId: null,
    operation,
    path: null,
    status: null,
    requestId: null,
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
    actor: actorOf(caller),
    target,
    shadowId: caller.shadow?.id ?? null,
    operation: operationId,
    path: request.url.pathname,
    status: null,
    requestId: request.id,
    details,
  });
}
