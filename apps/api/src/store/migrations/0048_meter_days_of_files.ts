import { sql, type Kysely } from 'kysely';

const isIntake = `coalesce(current_setting('vinrod.intake', true), '') <> ''`;

const key = `jsonb_build_object('corporate_group_id', corporate_group_id, 'site_id', site_id, 'day', day)`;

/** Of a day that a file made, what tells that nobody has changed it since: whoever does stores when the values arrived. */
const tokens = `jsonb_build_object('received_at', received_at, 'resolution', resolution, 'total_wh', total_wh,
  'measured_count', measured_count, 'estimated_count', estimated_count, 'corrected_count', corrected_count)`;

/** Keeps what a statement did to meter days for the file that they are of. */
function trigger(event: 'insert' | 'update' | 'delete', tables: string, changes: string): readonly string[] {
  const name = `meter_day_of_file_${event}`;
  return [
    // Instants are written in UTC, as those of other tables are.
    `create function ${name}() returns trigger language plpgsql set timezone to 'UTC' as $$
      begin
        insert into intake_change (intake_id, table_name, key, before, after)
          select current_setting('vinrod.intake')::uuid, 'meter_day', ${changes};
        return null;
      end $$`,
    `create trigger ${name} after ${event} on meter_day referencing ${tables}
      for each statement when (${isIntake}) execute function ${name}()`,
  ];
}

const statements = [
  'drop trigger meter_day_of_intake on meter_day',
  ...trigger('insert', 'new table as arrived', `${key}, null, ${tokens} from arrived`),
  ...trigger(
    'update',
    'old table as departed new table as arrived',
    `${key}, to_jsonb(departed), to_jsonb(arrived)
      from arrived join departed using (corporate_group_id, site_id, day)
      where to_jsonb(departed) <> to_jsonb(arrived)`,
  ),
  ...trigger('delete', 'old table as departed', `${key}, to_jsonb(departed), null from departed`),
];

/** What files did to meter days, kept by the statement: by the row it took longer than storing the values. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
