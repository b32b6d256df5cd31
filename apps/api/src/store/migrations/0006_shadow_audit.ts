import { sql, type Kysely } from 'kysely';

const statements = [
  // Without references: what happened has to stay readable when people and corporate groups are gone.
  `create table shadow_session (
    id uuid primary key,
    kind text not null check (kind in ('user', 'group')),
    actor_id uuid not null,
    actor_name text not null,
    session_id uuid not null,
    target_id uuid not null,
    target_name text not null,
    started_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    check (expires_at <= started_at + interval '60 minutes')
  )`,
  `create index shadow_session_open on shadow_session (actor_id) where ended_at is null`,
  `create table audit_event (
    sequence bigint primary key check (sequence > 0),
    occurred_at timestamptz not null,
    event text not null,
    actor_id uuid,
    actor_name text collate sv not null,
    target_kind text check (target_kind in ('user', 'group', 'role')),
    target_id text,
    target_name text collate sv,
    shadow_id uuid,
    operation text,
    path text,
    status integer,
    request_id uuid,
    details text not null default '',
    previous_hash text not null,
    hash text not null unique check (hash ~ '^[0-9a-f]{64}$')
  )`,
  `create index audit_event_by_time on audit_event (occurred_at desc, sequence desc)`,
  // The end of the chain. Its lock is what puts concurrent events in one order.
  `create table audit_head (
    id integer primary key check (id = 1),
    sequence bigint not null,
    hash text not null
  )`,
  `insert into audit_head (id, sequence, hash) values (1, 0, repeat('0', 64))`,
  `create function audit_event_is_final() returns trigger language plpgsql as $$
    begin
      raise exception 'Audit events are neither changed nor removed.' using errcode = 'insufficient_privilege';
    end $$`,
  `create trigger audit_event_is_final before update or delete on audit_event
    for each row execute function audit_event_is_final()`,
  `create trigger audit_event_is_never_emptied before truncate on audit_event
    for each statement execute function audit_event_is_final()`,
];

/** Shadow sessions, and a log of events that can only be added to. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
