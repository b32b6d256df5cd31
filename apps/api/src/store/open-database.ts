import { join } from 'node:path';
import { Pool, type PoolConfig } from 'pg';
import type { Config } from '../config/config.ts';
import type { Database } from './database.ts';
import { lockDataFolder } from './pglite/data-folder-lock.ts';
import { EmbeddedServer } from './pglite/embedded-server.ts';
import type { WorkerStartOptions } from './pglite/worker-messages.ts';
import { pooledDatabase } from './pooled-database.ts';
import { StartError } from './start-error.ts';
import { valueTypes } from './value-types.ts';

/** Oldest server version whose SQL is spoken here. */
const oldestServer = 150_000;

/** Milliseconds that a query may wait for a free connection before it fails. */
const connectionTimeout = 5_000;

/** Milliseconds after which a query is given up; imports and demo data work in many smaller ones. */
const longestQuery = 60_000;

function quietPool(config: PoolConfig): Pool {
  const pool = new Pool({
    ...config,
    types: valueTypes,
    // A server speaks the zone of its computer: what a moment reads as in SQL would depend on where it runs. And it would
    // compile a query that looks dear to it, for some seconds, where reading the rows takes some hundredths.
    // The pool waits for the promise, which its types do not tell.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: async (client) => {
      await client.query(`set time zone 'UTC'; set jit = off`);
    },
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it ends the process.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Opens an embedded database that no other process can reach: in memory, or in a folder that the
 * caller holds the lock of.
 */
export async function openEmbedded(
  options: WorkerStartOptions,
  afterEnd: () => void = () => undefined,
): Promise<{ readonly database: Database; readonly server: EmbeddedServer }> {
  const server = await EmbeddedServer.start(options);
  const pool = quietPool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    stream: () => server.connect(),
  });
  const database = pooledDatabase('pglite', pool, async () => {
    await server.close();
    afterEnd();
  });
  return { database, server };
}

async function openFolder(dataDir: string): Promise<Database> {
  const lock = lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, 'postgres');
    const { database } = await openEmbedded({ folder, template: null }, () => lock.release());
    return database;
  } catch (error) {
    lock.release();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The database in the data folder ${dataDir} cannot be opened: ${reason}.`, error);
  }
}

/** What to tell about a connection that failed, without the connection string: it may hold a password. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== '') return error.message;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/**
 * Opens a database on a PostgreSQL server.
 *
 * @param setting - Where the connection string comes from, for the sentence when it does not work.
 * @throws StartError when it cannot be reached or is too old.
 */
export async function openServer(connectionString: string, setting = 'DATABASE_URL'): Promise<Database> {
  const pool = quietPool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: longestQuery,
    query_timeout: longestQuery,
    idle_in_transaction_session_timeout: longestQuery,
    application_name: 'vinrod',
  });
  try {
    const version = await pool.query<{ version: number }>(
      `select current_setting('server_version_num')::integer as version`,
    );
    const found = version.rows[0]?.version ?? 0;
    if (found < oldestServer)
      throw new Error(`the server is PostgreSQL ${Math.floor(found / 10_000)} and 15 or later is needed`);
  } catch (error) {
    await pool.end();
    throw new StartError(
      `The database that ${setting} names cannot be used: ${describeFailure(error)}.`,
      error,
    );
  }
  return pooledDatabase('postgres', pool, () => Promise.resolve());
}

/**
 * Opens the database that the settings select: the PostgreSQL server of `DATABASE_URL`, or else the
 * embedded one in the data folder, which one process at a time may hold.
 *
 * @throws StartError with one clear sentence when it cannot be opened.
 */
export async function openDatabase(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Database> {
  return config.databaseUrl === null ? openFolder(config.dataDir) : openServer(config.databaseUrl);
}
