import { sql, type Kysely } from 'kysely';

/**
 * How far the log of the database was written when a session last wrote something, so that what its person reads next comes
 * from a server that has that.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table session add column written_until pg_lsn').execute(database);
}
