import { sql, type Kysely } from 'kysely';

/** Whether who stores days does not say that they keep the sums themselves. */
const isLeftToTriggers = `coalesce(current_setting('vinrod.days_with_sums', true), '') = ''`;

const isIntake = `coalesce(current_setting('vinrod.intake', true), '') <> ''`;

const tables = {
  insert: 'new table as arrived',
  update: 'old table as departed new table as arrived',
  delete: 'old table as departed',
};

type Event = keyof typeof tables;

/** Lets a trigger of a statement that stores days run only when nobody does its work. */
function afterDays(name: string, event: Event, condition = isLeftToTriggers): string {
  return `create or replace trigger ${name} after ${event} on meter_day referencing ${tables[event]}
    for each statement when (${condition}) execute function ${name}()`;
}

const events: readonly Event[] = ['insert', 'update', 'delete'];

const statements = [
  ...events.flatMap((event) => [
    afterDays(`site_month_${event}`, event),
    afterDays(`site_reach_${event}`, event),
    afterDays(`withdraw_estimate_${event}`, event),
    afterDays(`meter_day_of_file_${event}`, event, `${isLeftToTriggers} and ${isIntake}`),
  ]),
  `create or replace trigger meter_day_site_insert after insert on meter_day referencing new table as arrived
    for each statement when (${isLeftToTriggers}) execute function meter_day_site()`,
  `create or replace trigger meter_day_site_update after update on meter_day referencing new table as arrived
    for each statement when (${isLeftToTriggers}) execute function meter_day_site()`,
  `create or replace trigger meter_day_peak before insert or update of wh, resolution on meter_day
    for each row when (${isLeftToTriggers}) execute function meter_day_peak()`,
  `create or replace trigger estimated_day_peak before insert on estimated_day
    for each row when (${isLeftToTriggers}) execute function meter_day_peak()`,
  `create or replace trigger estimated_month_insert after insert on estimated_day referencing new table as changed
    for each statement when (${isLeftToTriggers}) execute function estimated_month_insert()`,
  `create or replace trigger estimated_month_delete after delete on estimated_day referencing old table as changed
    for each statement when (${isLeftToTriggers}) execute function estimated_month_delete()`,
  `create or replace trigger site_month_revision before update on site_month
    for each row when (${isLeftToTriggers}) execute function site_month_revision()`,
];

/**
 * Whoever stores days can keep their sums, highest hours and all else that follows from them, and says so for the time of it;
 * triggers go on to keep them for all others, such as a process of the version before. They took two fifths of the time of
 * storing days, and a distributed database knows none.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
