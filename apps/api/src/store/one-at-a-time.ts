import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema/index.ts';

/** Milliseconds between checks whether another process has finished. */
const askEvery = 250;

/** Pending work of this process on databases that no other process can open. */
const queues = new WeakMap<Database, Promise<unknown>>();

/** Queues work in this process. */
async function inTurn<Result>(database: Database, work: () => Promise<Result>): Promise<Result> {
  const before = queues.get(database);
  const own = (async () => {
    await before?.catch(() => undefined);
    return work();
  })();
  queues.set(database, own);
  return own;
}

async function withLock<Result>(
  db: Kysely<Schema>,
  lock: number,
  work: () => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    for (;;) {
      const { rows } = await sql<{
        taken: boolean;
      }>`select pg_try_advisory_lock(${lock}::bigint) as taken`.execute(connection);
      if (rows[0]?.taken === true) break;
      await wait(askEvery);
    }
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${lock}::bigint)`.execute(connection);
    }
  });
}

/** Work of this process that is not to be done twice at once, by database. */
const taken = new WeakMap<Database, Set<number>>();

/**
 * Runs work unless this or another process does it already.
 *
 * @param lock - a number unique to the work
 */
export async function unlessTaken(
  database: Database,
  lock: number,
  work: () => Promise<void>,
): Promise<void> {
  const own = taken.get(database) ?? new Set();
  taken.set(database, own);
  if (own.has(lock)) return;
  own.add(lock);
  try {
    if (database.kind === 'pglite') return await work();
    await database.db.connection().execute(async (connection) => {
      const { rows } = await sql<{
        taken: boolean;
      }>`select pg_try_advisory_lock(${lock}::bigint) as taken`.execute(connection);
      if (rows[0]?.taken !== true) return;
      try {
        await work();
      } finally {
        await sql`select pg_advisory_unlock(${lock}::bigint)`.execute(connection);
      }
    });
  } finally {
    own.delete(lock);
  }
}

/**
 * Runs work that only one process at a time may do on a database; others wait. The embedded database belongs to one
 * process, within which the work is queued.
 * @param lock - a number unique to the work
 */
export function oneAtATime<Result>(
  database: Database,
  lock: number,
  work: () => Promise<Result>,
): Promise<Result> {
  return database.kind === 'pglite' ? inTurn(database, work) : withLock(database.db, lock, work);
}
