import { sql, type Kysely } from 'kysely';

const statements = [
  // The name of who made it stays when that user is gone.
  `create table service_account (
    id uuid primary key,
    name text collate sv not null check (name <> ''),
    scopes text[] not null check (cardinality(scopes) > 0
      and scopes <@ array['organisation', 'prices', 'temperatures', 'meter_values', 'invoices']),
    created_at timestamptz not null,
    created_by uuid references app_user (id) on delete set null,
    created_by_name text collate sv not null,
    revoked_at timestamptz,
    last_used_at timestamptz
  )`,
  `create index service_account_by_creator on service_account (created_by)`,
  // A revoked account gives its name back.
  `create unique index service_account_name on service_account (lower(name)) where revoked_at is null`,
  `create table service_account_secret (
    id uuid primary key,
    account_id uuid not null references service_account (id) on delete cascade,
    secret_hash text not null check (secret_hash ~ '^[0-9a-f]{64}$'),
    created_at timestamptz not null,
    expires_at timestamptz,
    last_used_at timestamptz
  )`,
  `create index service_account_secret_by_account on service_account_secret (account_id)`,
  `alter table audit_event drop constraint audit_event_target_kind_check`,
  `alter table audit_event add constraint audit_event_target_kind_check check (target_kind in
    ('user', 'group', 'role', 'company', 'site', 'site_group', 'news', 'invoice', 'certificate', 'service_account'))`,
];

/** Accounts by which a supplier's own systems call, each with the secrets that prove it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
