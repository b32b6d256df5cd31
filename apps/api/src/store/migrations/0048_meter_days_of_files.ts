import { sql, type Kysely } from 'kysely';

const isIntake = `coalesce(current_setting('vinrod.intake', true), '') <> ''`;
const intake = `current_setting('vinrod.intake')::uuid`;
const key = `jsonb_build_object('corporate_group_id', corporate_group_id, 'site_id', site_id, 'day', day)`;

/** Keeps what a statement did to meter days for the file that they are of. */
function trigger(event: 'insert' | 'update' | 'delete', tables: string, kept: string): readonly string[] {
  const name = `meter_day_of_file_${event}`;
  return [
    // Instants are written in UTC, as those of other tables are.
    `create function ${name}() returns trigger language plpgsql set timezone to 'UTC' as $$
      begin
        ${kept};
        return null;
      end $$`,
    `create trigger ${name} after ${event} on meter_day referencing ${tables}
      for each statement when (${isIntake}) execute function ${name}()`,
  ];
}

const keepChange = `insert into intake_change (intake_id, table_name, key, before, after)
  select ${intake}, 'meter_day'`;

const statements = [
  // Days that a file made, of a site in one row, with what tells that nobody has changed them since.
  `create table intake_meter_days (
    intake_id uuid not null references intake (id) on delete cascade,
    id bigint generated always as identity,
    corporate_group_id uuid not null,
    site_id uuid not null,
    days date[] not null,
    received_at timestamptz[] not null,
    total_wh bigint[] not null,
    primary key (intake_id, id)
  )`,
  'drop trigger meter_day_of_intake on meter_day',
  ...trigger(
    'insert',
    'new table as arrived',
    `insert into intake_meter_days (intake_id, corporate_group_id, site_id, days, received_at, total_wh)
      select ${intake}, corporate_group_id, site_id, array_agg(day), array_agg(received_at), array_agg(total_wh)
      from arrived group by corporate_group_id, site_id`,
  ),
  ...trigger(
    'update',
    'old table as departed new table as arrived',
    `${keepChange}, ${key}, to_jsonb(departed), to_jsonb(arrived)
      from arrived join departed using (corporate_group_id, site_id, day)
      where to_jsonb(departed) <> to_jsonb(arrived)`,
  ),
  ...trigger(
    'delete',
    'old table as departed',
    `${keepChange}, ${key}, to_jsonb(departed), null from departed`,
  ),
];

/** What files did to meter days, kept by the statement: by the row it took longer than storing the values. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
