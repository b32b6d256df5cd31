import { sql } from 'kysely';
import type { Database, Queries } from './database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { StartError } from './start-error.ts';

/** Whether the role of this connection owns the tables and may migrate them: the migrating role. */
export async function isMigratingRole(db: Queries): Promise<boolean> {
  const { rows } = await sql<{ is_owner: boolean }>`select case
      when to_regclass('public.kysely_migration') is null then has_schema_privilege('public', 'create')
      else (select pg_has_role(relowner, 'usage') from pg_class where oid = to_regclass('public.kysely_migration'))
    end as is_owner`.execute(db);
  return rows[0]?.is_owner === true;
}

async function doneMigrations(db: Queries): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Whether the list of migrations is missing or not readable for the role. */
function isClosed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '42501' || error.code === '42P01');
}

function noneWithoutTables(error: unknown): readonly string[] {
  if (error instanceof Error && 'code' in error && error.code === '42P01') return [];
  throw error;
}

async function requireNewestForm(db: Queries): Promise<void> {
  const mend = 'Run `pnpm api migrate` with DATABASE_MIGRATION_URL first.';
  const done = await doneMigrations(db).catch((error: unknown) => {
    if (isClosed(error)) throw new StartError(`DATABASE_URL names a role without rights. ${mend}`, error);
    throw error;
  });
  const missing = Object.keys(migrations).filter((name) => !done.includes(name));
  if (missing.length > 0)
    throw new StartError(
      `The database has not the form of this version (${missing.join(', ')}), which the role of DATABASE_URL may not change. ${mend}`,
    );
  refuseNewerForm(done);
}

function refuseNewerForm(done: readonly string[]): void {
  const unknown = done.filter((name) => !(name in migrations));
  if (unknown.length > 0)
    throw new StartError(
      `The database has the form of a newer version (${unknown.join(', ')}): start that one.`,
    );
}

/**
 * Makes sure that the database has the schema of this version: the migrating role migrates it, other roles only check.
 *
 * @returns the names of the migrations that were run.
 * @throws StartError when the schema differs and the role may not change it, or is that of a newer version.
 */
export async function prepareDatabase(database: Database): Promise<readonly string[]> {
  if (await isMigratingRole(database.db)) {
    refuseNewerForm(await doneMigrations(database.db).catch(noneWithoutTables));
    return migrate(database);
  }
  await requireNewestForm(database.db);
  return [];
}
