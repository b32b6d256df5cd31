import { sql, type Transaction } from 'kysely';
import type { Database } from '../store/database.ts';
import type { Schema } from '../store/schema/index.ts';

/** Number of concurrent calls in tests of single-use things. */
export const many = 20;

/** How many of them must wait at the same row before they continue. */
const waiting = 3;

async function countWaiting(trx: Transaction<Schema>): Promise<number> {
  // Within a transaction the view of connections is cached until cleared.
  await sql`select pg_stat_clear_snapshot()`.execute(trx);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(trx);
  return rows[0]?.count ?? 0;
}

/**
 * Runs work many times at once so that the runs meet at one row of the database: another transaction locks it until
 * several of them wait for it. Code that reads the row before locking it has then read the same value in all of them,
 * so a
 * missing lock shows every time instead of by chance. The embedded database has one connection: there the runs are
 * sequential.
 *
 * @param hold - Locks the row that they meet at.
 * @param work - One run.
 */
export async function atOnce<Result>(
  database: Database,
  hold: (trx: Transaction<Schema>) => Promise<unknown>,
  work: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const start = () => Promise.all(Array.from({ length: many }, (_, index) => work(index)));
  if (database.kind === 'pglite') return start();
  const { promise: isHeld, resolve: held } = Promise.withResolvers<undefined>();
  const released = database.transaction(async (trx) => {
    await hold(trx);
    held(undefined);
    while ((await countWaiting(trx)) < waiting) await new Promise((done) => setImmediate(done));
  });
  await Promise.race([isHeld, released]);
  const [results] = await Promise.all([start(), released]);
  return results;
}
