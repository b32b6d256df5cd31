import { sql, type Kysely } from 'kysely';

const statements = [
  `create table change_lock (name text primary key)`,
  `insert into change_lock (name) values ('users and roles')`,
];

/** Rows whose lock puts changes that depend on each other in one order, over all processes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
