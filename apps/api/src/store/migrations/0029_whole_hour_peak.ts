import { sql, type Kysely } from 'kysely';

const longestDay = 25;
const hours = Array.from({ length: longestDay }, (_, hour) => `new.wh[${hour + 1}]::bigint`);
/** A missing quarter is null, and so is every sum with it. */
const hoursOfQuarters = Array.from({ length: longestDay }, (_, hour) => {
  const quarters = [1, 2, 3, 4].map((quarter) => `new.wh[${hour * 4 + quarter}]::bigint`);
  return `(${quarters.join(' + ')})`;
});

const statements = [
  // Only the catalogue changes: a new expression would write every stored day again while everybody waits.
  `alter table meter_day alter column peak_wh drop expression`,
  `create function meter_day_peak() returns trigger language plpgsql as $$
    begin
      new.peak_wh := case when new.resolution = 'hour' then greatest(${hours.join(', ')})
        else greatest(${hoursOfQuarters.join(', ')}) end;
      return new;
    end $$`,
  `create trigger meter_day_peak before insert or update of wh, resolution on meter_day
    for each row execute function meter_day_peak()`,
  // Days of quarters with a gap are few, and the only ones whose highest hour may be another; a corporate group at a time keeps
  // what the keepers of the months hold small.
  `do $$
    declare koncern uuid;
    begin
      for koncern in select id from corporate_group loop
        update meter_day set wh = wh
          where corporate_group_id = koncern and resolution = 'quarter' and missing_count > 0;
      end loop;
    end $$`,
];

/**
 * The highest hour of a day is one that is measured all through: an hour of which a quarter is missing has no power, as
 * the hour report has always said. It is still kept by the database whoever writes the values.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
