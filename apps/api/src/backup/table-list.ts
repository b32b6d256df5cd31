import { sql } from 'kysely';
import type { Queries } from '../store/database.ts';

/** Every table that holds data, in alphabetical order. The migrator's own tables are not data. */
export async function dataTables(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' order by tablename`.execute(db);
  return rows.map(({ name }) => name);
}

/** Names of the applied migrations, which identify the schema; none in a database without tables. */
export async function migrationNames(db: Queries): Promise<string[]> {
  const { rows: found } = await sql<{ is_there: boolean }>`select
    to_regclass('public.kysely_migration') is not null as is_there`.execute(db);
  if (found[0]?.is_there !== true) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
