import { sql } from 'kysely';
import type { Queries } from '../store/database.ts';

/** Every table that holds data, in alphabetical order. The migrator's own tables are not data. */
export async function dataTables(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' order by tablename`.execute(db);
  return rows.map(({ name }) => name);
}

/** Names of the applied migrations, which identify the schema. */
export async function migrationNames(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
