import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { telemetry } from '../telemetry/telemetry.ts';
import { answeredInTime } from './answered-in-time.ts';
import type { Database, TransactionOptions } from './database.ts';
import { preparingClient, type Waiting } from './preparing-client.ts';
import type { Schema } from './schema/index.ts';
import { createWriteCheck } from './write-check.ts';

/** serialization_failure and deadlock_detected: a retry may succeed. */
const retriedCodes = new Set(['40001', '40P01']);

const maximumTries = 5;

function isRetried(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    retriedCodes.has(error.code)
  );
}

/**
 * Creates a database from a connection pool. A query outside its caller's transaction would wait for a connection that
 * the caller itself holds (the embedded database has only one), so it is refused at once.
 *
 * @param waiting - waits for the answer to each query
 */
export function pooledDatabase(
  kind: Database['kind'],
  pool: Pool,
  end: () => Promise<void>,
  waiting: Waiting = (answer) => answer,
): Database {
  const inTransaction = new AsyncLocalStorage<boolean>();
  const guardedPool = {
    async connect(): Promise<PoolClient> {
      if (inTransaction.getStore() === true)
        throw new Error('A query inside a transaction has to use the transaction.');
      return preparingClient(await pool.connect(), waiting);
    },
    end: () => pool.end(),
    options: pool.options,
  };
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: guardedPool }),
    log(event) {
      if (event.level === 'error') writes.noteFailure(event.error);
      telemetry().queried({
        statement: event.query.sql,
        milliseconds: event.queryDurationMillis,
        hasFailed: event.level === 'error',
      });
    },
  });
  const writes = createWriteCheck({
    async write() {
      await sql`insert into change_lock (name) values ('health check')
        on conflict (name) do update set name = excluded.name`.execute(db);
    },
    async writeMore() {
      await db.transaction().execute(async (trx) => {
        // A new table needs a new file; nothing of it is kept.
        await sql`create temporary table write_check on commit drop as
          select repeat('x', 2000) as filler from generate_series(1, 8)`.execute(trx);
      });
    },
    now: () => performance.now(),
  });

  async function attempt<Result>(
    work: (trx: Transaction<Schema>) => Promise<Result>,
    options: TransactionOptions,
  ): Promise<Result> {
    const builder = db.transaction();
    const isolated = options.isolation === undefined ? builder : builder.setIsolationLevel(options.isolation);
    return isolated.execute((trx) => inTransaction.run(true, () => work(trx)));
  }

  return {
    kind,
    db,
    async transaction(work, options = {}) {
      for (let tries = 1; ; tries++) {
        try {
          return await attempt(work, options);
        } catch (error) {
          if (tries >= maximumTries || !isRetried(error)) throw error;
        }
      }
    },
    async ping(milliseconds) {
      await answeredInTime(sql`select 1`.execute(db), milliseconds);
    },
    async checkWrites(milliseconds) {
      await answeredInTime(writes.check(), milliseconds);
    },
    async checkpoint() {
      await sql`checkpoint`.execute(db);
    },
    async close() {
      await db.destroy();
      await end();
    },
  };
}
