import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Database } from './database.ts';
import { lockDataFolder } from './pglite/data-folder-lock.ts';
import { EmbeddedServer } from './pglite/embedded-server.ts';
import type { WorkerStartOptions } from './pglite/worker-messages.ts';
import { pooledDatabase } from './pooled-database.ts';
import { connectionTimeout, quietPool, usualLimits } from './quiet-pool.ts';
import { SilenceWatch } from './silence-watch.ts';
import { StartError } from './start-error.ts';

/** Oldest supported server version. */
const oldestServer = 150_000;

/** Connections of a process when its settings do not say. */
const usualPoolSize = 10;

/** Opens an embedded database that no other process can reach: in memory, or in a folder that the caller has locked. */
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

/** Describes a failed connection without the connection string, which may contain a password. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== '') return error.message;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/**
 * Opens a database on a PostgreSQL server.
 *
 * @param setting - Name of the connection string's setting, for the error message.
 * @param poolSize - Maximum connections at a time.
 * @throws StartError when it cannot be reached or is too old.
 */
export async function openServer(
  connectionString: string,
  setting = 'DATABASE_URL',
  poolSize = usualPoolSize,
  limits = usualLimits,
): Promise<Database> {
  const watch = new SilenceWatch(connectionString, limits);
  const pool = quietPool({
    connectionString,
    stream: watch.sockets.connect,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: limits.query,
    query_timeout: limits.query,
    idle_in_transaction_session_timeout: limits.query,
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
  return pooledDatabase(
    'postgres',
    pool,
    () => Promise.resolve(),
    (answer) => watch.during(answer),
  );
}

/**
 * Opens the configured database: the PostgreSQL server of `DATABASE_URL`, or else the embedded one in the data folder,
 * which only one process at a time can use.
 *
 * @throws StartError with one clear sentence when it cannot be opened.
 */
export async function openDatabase({
  dataDir,
  databaseUrl,
  databasePoolSize,
}: Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'databasePoolSize'>>): Promise<Database> {
  return databaseUrl === null ? openFolder(dataDir) : openServer(databaseUrl, undefined, databasePoolSize);
}
