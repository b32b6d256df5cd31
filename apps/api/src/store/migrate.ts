import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { migrations } from './migrations/index.ts';
import { checkSwedishOrder } from './swedish-collation.ts';

/**
 * Migrates the database to this version and checks that it sorts in Swedish. Safe to run concurrently; the first
 * process works and the others wait.
 *
 * @param last - The migration to stop after, for the backup of an earlier version.
 * @returns the names of the migrations that were run.
 * @throws Error when a migration fails; it is rolled back.
 */
export async function migrate(database: Database, last: string | null = null): Promise<readonly string[]> {
  const migrator = new Migrator({
    db: database.db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const { error, results } = await (last === null ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error !== undefined) throw error instanceof Error ? error : new Error(String(error));
  await checkSwedishOrder(database.db);
  return (results ?? []).map((result) => result.migrationName);
}
