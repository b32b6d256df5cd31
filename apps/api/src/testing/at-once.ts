import { sql, type Transaction } from 'kysely';
import type { Database } from '../store/database.ts';
import type { Schema } from '../store/schema/index.ts';

/** How many do the same thing at once in tests of what may happen once. */
export const many = 20;

/** How many of them have to wait at the same row before they are let go. */
const waiting = 3;

async function countWaiting(trx: Transaction<Schema>): Promise<number> {
  // A transaction sees the same connections until it asks for new ones.
  await sql`select pg_stat_clear_snapshot()`.execute(trx);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(trx);
  return rows[0]?.count ?? 0;
}

/**
 * Does something many times at once so that the tries meet at one row of the database: somebody else
 * holds it until several of them wait for it. Code that reads the row before it takes hold of it has
 * read the same then in all of them, so that a missing lock shows every time and not by chance. The
 * embedded database has one connection: there the tries follow each other.
 *
 * @param hold - Takes hold of the row that they meet at.
 * @param work - The work of one of them.
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
