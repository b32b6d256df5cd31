import { sql, type Kysely } from 'kysely';

/**
 * People whose account was erased, by the name that the audit log shows for them since. Its events keep the name they were
 * recorded with, because the hash of each covers it; only the owner of the database can read that.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table erased_person (
    user_id uuid primary key,
    pseudonym text collate sv not null unique,
    erased_at timestamptz not null
  )`.execute(database);
}
