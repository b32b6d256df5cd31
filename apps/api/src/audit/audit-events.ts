import { sql } from 'kysely';
import type { AuditEvent, AuditEventKind, AuditEventPage } from '@vinrod/api-client/contract';
import { formatInstant } from '../energy/calendar/stockholm.ts';
import { matchesSearch, readPage, type ListOrder, type ListQuery } from '../server/list-query.ts';
import type { Queries } from '../store/database.ts';
import type { AuditEventTable } from '../store/schema/audit.ts';

/** How the log can be sorted. */
export type AuditOrdering = 'occurred_at' | '-occurred_at' | 'actor' | '-actor' | 'target' | '-target';

const order: ListOrder<AuditOrdering> = {
  keys: {
    occurred_at: [sql.ref('occurred_at'), sql.ref('sequence')],
    actor: [sql.ref('actor_name')],
    target: [sql.ref('target_name')],
  },
  fallback: '-occurred_at',
  unique: [sql`sequence desc`],
};

function toEvent(row: AuditEventTable): AuditEvent {
  const { target_kind, target_id, target_name } = row;
  return {
    sequence: row.sequence,
    occurred_at: formatInstant(row.occurred_at.getTime()),
    event: row.event,
    actor: row.actor_id === null ? null : { uuid: row.actor_id, full_name: row.actor_name },
    target:
      target_kind === null || target_id === null || target_name === null
        ? null
        : { kind: target_kind, id: target_id, name: target_name },
    shadow: row.shadow_id,
    operation: row.operation,
    path: row.path,
    status: row.status,
    details: row.details,
    hash: row.hash,
  };
}

/** One page of the log. */
export async function listAuditEvents(
  db: Queries,
  query: ListQuery<AuditOrdering> & { readonly event?: AuditEventKind },
  url: URL,
): Promise<AuditEventPage> {
  const found = db
    .selectFrom('audit_event')
    .selectAll()
    .where(
      matchesSearch(query.search, [sql.ref('actor_name'), sql.ref('target_name'), sql.ref('operation')]),
    );
  const rows = query.event === undefined ? found : found.where('event', '=', query.event);
  const page = await readPage(db, rows, query, order, url);
  return { ...page, results: page.results.map(toEvent) };
}
