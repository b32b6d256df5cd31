import { freePort } from '../free-port.ts';
import { databaseUser, PostgresqlFolder } from './postgresql-folder.ts';

/** A temporary PostgreSQL server in its own folder. */
export interface PostgresqlServer {
  /** Connection string of the server's maintenance database. */
  readonly url: string;
  /** Stops the server and deletes its folder. */
  stop(): void;
}

/** Locale for character classification; the available names depend on the system. */
const localeOptions: readonly string[] = process.platform === 'linux' ? ['--locale=C.UTF-8'] : [];

/**
 * Test databases are disposable, so they need not survive a power cut, be replicated or be vacuumed: hundreds of them
 * live for a second each. Two who wait for each other are found at once.
 */
function settings(port: number): readonly string[] {
  return [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    "unix_socket_directories = ''",
    'fsync = off',
    'synchronous_commit = off',
    'full_page_writes = off',
    'wal_level = minimal',
    'max_wal_senders = 0',
    'autovacuum = off',
    'max_connections = 200',
    "deadlock_timeout = '100ms'",
  ];
}

/**
 * Starts an empty PostgreSQL server for tests on a free local port.
 *
 * @param env - added to the server's environment
 * @param more - settings beside those of every test server
 * @param programs - folder of its programs; those from npm when none is given
 * @throws Error when there is no server for this computer or it does not start.
 */
export async function startPostgresql(
  env: Readonly<Record<string, string>> = {},
  more: readonly string[] = [],
  programs?: string,
): Promise<PostgresqlServer & { readonly folder: PostgresqlFolder }> {
  const port = await freePort();
  const folder = new PostgresqlFolder(port, env, programs);
  folder.run('initdb', '-U', databaseUser, '-A', 'trust', '-E', 'UTF8', '--no-sync', ...localeOptions);
  folder.configure([...settings(port), ...more]);
  folder.start();
  return { url: folder.url, folder, stop: () => folder.remove() };
}
