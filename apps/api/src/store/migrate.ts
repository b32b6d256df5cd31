import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { migrations } from './migrations/index.ts';
import { checkSwedishOrder } from './swedish-collation.ts';

/**
 * Migrates the database to this version and checks that it sorts in Swedish. Safe to run concurrently; the first
 * process works and the others wait.
 *
 * @returns the names of the migrations that were run.
 * @throws Error when a migration fails; it is rolled back.
 */
export async function migrate(database: Database): Promise<readonly string[]> {
  const migrator = new Migrator({
    db: database.db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error(String(error));
  await checkSwedishOrder(database.db);
  return (results ?? []).map((result) => result.migrationName);
}
