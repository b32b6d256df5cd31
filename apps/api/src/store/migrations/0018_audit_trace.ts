import { sql, type Kysely } from 'kysely';

const statements = [
  // Events from before stay as they are: both are left out of their hashes.
  `alter table audit_event
    add column outcome text check (outcome in ('succeeded', 'failed', 'refused')),
    add column address_hash text check (address_hash ~ '^[0-9a-f]{64}$')`,
  `alter table audit_event drop constraint audit_event_target_kind_check`,
  `alter table audit_event add constraint audit_event_target_kind_check check (target_kind in
    ('user', 'group', 'role', 'company', 'site', 'site_group', 'news', 'invoice', 'certificate'))`,
  `create index audit_event_by_kind on audit_event (event, occurred_at desc, sequence desc)`,
  // Beside the chain, so that an address can be forgotten: the event holds a hash of it with a salt that goes too.
  // Without a reference, which would stand in the way of the trigger that refuses to empty the log.
  `create table audit_address (
    sequence bigint primary key,
    address text not null,
    salt text not null,
    noted_at timestamptz not null
  )`,
  `create index audit_address_by_time on audit_address (noted_at)`,
];

/** Outcomes and network addresses of events. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
