import { sql, type Kysely } from 'kysely';

/** Tables that rows of files are stored in, with their keys. */
const stored: Readonly<Record<string, readonly string[]>> = {
  corporate_group: ['id'],
  company: ['corporate_group_id', 'id'],
  site: ['corporate_group_id', 'id'],
  contact: ['id'],
  company_surcharge: ['corporate_group_id', 'company_id', 'valid_from'],
  site_tariff: ['corporate_group_id', 'site_id', 'valid_from'],
  spot_price_day: ['price_area', 'day'],
  temperature_day: ['price_area', 'day'],
  meter_day: ['corporate_group_id', 'site_id', 'day'],
  invoice: ['corporate_group_id', 'id'],
  invoice_line: ['corporate_group_id', 'invoice_id', 'position'],
  invoice_payment: ['corporate_group_id', 'invoice_id', 'position'],
};

/** Whether the transaction stores rows of a file: it says so by the setting `vinrod.intake`. */
const isIntake = `coalesce(current_setting('vinrod.intake', true), '') <> ''`;

const triggers = Object.entries(stored).map(
  ([table, key]) =>
    `create trigger ${table}_of_intake after insert or update or delete on ${table}
      for each row when (${isIntake}) execute function keep_for_intake(${key.map((name) => `'${name}'`).join(', ')})`,
);

const statements = [
  `create table intake (
    id uuid primary key,
    file_name text collate sv not null,
    size bigint not null,
    source text not null check (source in ('portal', 'inbox', 'command_line')),
    created_at timestamptz not null,
    created_by uuid,
    created_by_name text collate sv not null,
    decided_by uuid,
    decided_by_name text collate sv not null,
    reaches_all boolean not null,
    state text not null check (state in ('receiving', 'reading', 'needs_settings', 'ready', 'storing', 'stored',
      'partly_stored', 'refused', 'cancelled', 'discarded', 'undone')),
    is_cancelled boolean not null default false,
    run integer not null default 0,
    failures integer not null default 0,
    format text,
    kind text,
    settings json not null,
    choices json not null,
    found json,
    note json,
    done bigint not null default 0,
    total bigint not null default 0,
    batches integer not null default 0,
    created_count bigint not null default 0,
    changed_count bigint not null default 0,
    unchanged_count bigint not null default 0,
    refused_count bigint not null default 0,
    waiting_count bigint not null default 0,
    skipped_count bigint not null default 0,
    stored_at timestamptz,
    undone_at timestamptz
  )`,
  `create index intake_by_time on intake (created_at, id)`,
  `create index intake_under_way on intake (created_at) where state in ('receiving', 'reading', 'storing')`,
  // A part is compressed by itself, so that a file is written and read without being in memory.
  `create table intake_part (
    intake_id uuid not null references intake (id) on delete cascade,
    number integer not null,
    bytes bytea not null,
    primary key (intake_id, number)
  )`,
  `create table intake_row (
    intake_id uuid not null references intake (id) on delete cascade,
    id bigint generated always as identity,
    item integer not null,
    line integer not null,
    outcome text not null,
    field text not null,
    read text not null,
    text json not null,
    count integer not null,
    ranges json,
    primary key (intake_id, id)
  )`,
  `create table intake_waiting (
    intake_id uuid not null references intake (id) on delete cascade,
    id bigint generated always as identity,
    line integer not null,
    read text not null,
    row json not null,
    primary key (intake_id, id)
  )`,
  `create index intake_waiting_by_site on intake_waiting (read)`,
  `create table intake_mapping (
    id uuid primary key,
    name text collate sv not null unique,
    head text not null unique,
    kind text not null,
    mapping json not null,
    created_at timestamptz not null,
    created_by_name text collate sv not null
  )`,
  // Every row that a file created, changed or removed, as it was and as it became: what undo puts back.
  `create table intake_change (
    intake_id uuid not null references intake (id) on delete cascade,
    id bigint generated always as identity,
    table_name text not null,
    key jsonb not null,
    before jsonb,
    after jsonb,
    primary key (intake_id, id)
  )`,
  `create index intake_change_by_key on intake_change (intake_id, table_name, key)`,
  // Instants are written in UTC, so that they are the same text whatever the zone of the session.
  `create function keep_for_intake() returns trigger language plpgsql set timezone to 'UTC' as $$
    declare
      was jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
      became jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
      identity jsonb := '{}';
      part text;
    begin
      if was is not distinct from became then return null; end if;
      foreach part in array tg_argv loop
        identity := identity || jsonb_build_object(part, coalesce(became, was) -> part);
      end loop;
      insert into intake_change (intake_id, table_name, key, before, after)
        values (current_setting('vinrod.intake')::uuid, tg_table_name, identity, was, became);
      return null;
    end $$`,
  ...triggers,
  `alter table audit_event drop constraint audit_event_target_kind_check`,
  `alter table audit_event add constraint audit_event_target_kind_check check (target_kind in
    ('user', 'group', 'role', 'company', 'site', 'site_group', 'news', 'invoice', 'certificate', 'service_account',
     'intake'))`,
  `alter table supplier_change alter column account_id drop not null`,
  `create index supplier_change_by_intake on supplier_change (intake_id)`,
];

/**
 * Files on their way in: their bytes, what is known of them, and what each did. Triggers keep that, because then nothing
 * a file does escapes its undo, whichever part of the portal does it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
