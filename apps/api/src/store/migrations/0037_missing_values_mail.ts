import { sql, type Kysely } from 'kysely';

/**
 * The morning mails about missing values, a row for each person and day: whoever adds it sends the mail, so that several
 * processes send it once. `done_at` is null while it is on its way.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table missing_values_mail (
    day date not null,
    user_id uuid not null references app_user (id) on delete cascade,
    claimed_at timestamptz not null,
    done_at timestamptz,
    primary key (day, user_id)
  )`.execute(database);
  await sql`create index missing_values_mail_by_user on missing_values_mail (user_id)`.execute(database);
}
