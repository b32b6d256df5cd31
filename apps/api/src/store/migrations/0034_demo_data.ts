import { sql, type Kysely } from 'kysely';

/**
 * Notes that demo data was made in a database. The note stays when the data is removed, because the passwords of demo
 * accounts are public and whoever signed in with one may have left more behind.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table demo_data (made_at timestamptz not null)`.execute(database);
}
