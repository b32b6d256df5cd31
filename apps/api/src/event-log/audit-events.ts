import { sql, type InferResult } from 'kysely';
import type { AuditEvent, AuditEventKind, AuditEventPage, AuditOutcome } from '@vinrod/api-client/contract';
import { later } from '../config/clock.ts';
import { dayMs, formatInstant, startOfLocalDay } from '@vinrod/locale/clock';
import { firstSupportedDay } from '../quantities/first-supported-day.ts';
import { parseDay, type Day } from '@vinrod/locale/day';
import { energyTexts } from '../energy/texts.ts';
import { badField } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import { matchesSearch, readPage, type ListOrder, type ListQuery } from '../server/list-query.ts';

/** How the log can be sorted. */
export type AuditOrdering = 'occurred_at' | '-occurred_at' | 'actor' | '-actor' | 'target' | '-target';

/** Filter of the events. */
export interface AuditFilter {
  readonly search?: string;
  readonly event?: AuditEventKind;
  readonly outcome?: AuditOutcome;
  /** First day, `YYYY-MM-DD`, in Swedish time. */
  readonly start_date?: string;
  /** Last day. */
  readonly end_date?: string;
}

/** Dependencies for reading the log. */
export type AuditDeps = Pick<Deps, 'clock' | 'config' | 'database'>;

const order: ListOrder<AuditOrdering> = {
  keys: {
    occurred_at: [sql.ref('occurred_at'), sql.ref('sequence')],
    actor: [sql.ref('actor_name')],
    target: [sql.ref('target_name')],
  },
  fallback: '-occurred_at',
  unique: [sql`sequence desc`],
};

function readDay(field: 'start_date' | 'end_date', text: string): Day {
  const day = parseDay(text);
  if (day === null) throw badField(field, energyTexts.noSuchDate);
  // There are no events before the calendar's first day.
  return Math.max(day, firstSupportedDay);
}

/** The first instant of the period, and the first one after it; null at an open end. */
function readPeriod({ start_date, end_date }: AuditFilter) {
  const first = start_date === undefined ? null : readDay('start_date', start_date);
  const last = end_date === undefined ? null : readDay('end_date', end_date);
  if (first !== null && last !== null && last < first) throw badField('end_date', energyTexts.endBeforeStart);
  return {
    from: first === null ? null : new Date(startOfLocalDay(first)),
    until: last === null ? null : new Date(startOfLocalDay(last + 1)),
  };
}

/** The columns of events, with the pseudonyms of people who were erased since. */
function shownEvents({ db }: AuditDeps['database']) {
  return db
    .selectFrom('audit_event')
    .leftJoin('erased_person as actor', 'actor.user_id', 'audit_event.actor_id')
    .leftJoin('erased_person as target', (join) =>
      join.on(sql`target.user_id::text`, '=', sql.ref('audit_event.target_id')),
    )
    .select([
      'sequence',
      'occurred_at',
      'event',
      'actor_id',
      'target_kind',
      'target_id',
      'shadow_id',
      'operation',
      'path',
      'status',
      'request_id',
      'details',
      'outcome',
      'hash',
    ])
    .select(sql<string>`coalesce(actor.pseudonym, audit_event.actor_name)`.as('actor_name'))
    .select(sql<string | null>`coalesce(target.pseudonym, audit_event.target_name)`.as('target_name'))
    .as('audit_event');
}

/**
 * The matching events, with the addresses that are still kept.
 *
 * @throws ApiError 400 when the period is invalid.
 */
export function matchingEvents({ clock, config, database }: AuditDeps, filter: AuditFilter) {
  const { event, outcome, search } = filter;
  const { from, until } = readPeriod(filter);
  const oldestAddress = later(clock.now(), (-config.auditAddressDays * dayMs) / 1000);
  const found = database.db
    .selectFrom(shownEvents(database))
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('audit_address')
        .select('address')
        .whereRef('audit_address.sequence', '=', 'audit_event.sequence')
        .where('noted_at', '>=', oldestAddress)
        .as('address'),
    )
    .where(matchesSearch(search, [sql.ref('actor_name'), sql.ref('target_name'), sql.ref('operation')]));
  const ofKind = event === undefined ? found : found.where('event', '=', event);
  const withOutcome = outcome === undefined ? ofKind : ofKind.where('outcome', '=', outcome);
  const since = from === null ? withOutcome : withOutcome.where('occurred_at', '>=', from);
  return until === null ? since : since.where('occurred_at', '<', until);
}

/** A stored event with its address. */
export type EventRow = InferResult<ReturnType<typeof matchingEvents>>[number];

function toEvent(row: EventRow): AuditEvent {
  const { target_kind, target_id, target_name } = row;
  return {
    sequence: row.sequence,
    occurred_at: formatInstant(row.occurred_at.getTime()),
    event: row.event,
    outcome: row.outcome,
    actor: row.actor_id === null ? null : { uuid: row.actor_id, full_name: row.actor_name },
    target:
      target_kind === null || target_id === null || target_name === null
        ? null
        : { kind: target_kind, id: target_id, name: target_name },
    address: row.address,
    shadow: row.shadow_id,
    operation: row.operation,
    path: row.path,
    status: row.status,
    details: row.details,
    hash: row.hash,
  };
}

/**
 * One page of the log.
 *
 * @throws ApiError 400 when the period is invalid.
 */
export async function listAuditEvents(
  deps: AuditDeps,
  query: ListQuery<AuditOrdering> & AuditFilter,
  url: URL,
): Promise<AuditEventPage> {
  const page = await readPage(deps.database.db, matchingEvents(deps, query), query, order, url);
  return { ...page, results: page.results.map(toEvent) };
}
