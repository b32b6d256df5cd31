import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table app_user add column device_generation integer not null default 0`,
  `alter table login_challenge add column device text`,
  `alter table login_challenge add column counted_mails jsonb not null default '[]'`,
];

/** Devices that have signed in before, and what the mails of a sign-in are counted for. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
