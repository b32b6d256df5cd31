import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { copyPostgresqlPrograms } from './postgresql-programs.ts';

/** A temporary PostgreSQL server in its own folder. */
export interface PostgresqlServer {
  /** Connection string of the server's maintenance database. */
  readonly url: string;
  /** Stops the server and deletes its folder. */
  stop(): void;
}

interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

function nobodysId(kind: '-u' | '-g'): number {
  return Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }));
}

/** Account for the server, which refuses to run as root. */
function serverAccount(): Account {
  return process.getuid?.() === 0 ? { uid: nobodysId('-u'), gid: nobodysId('-g') } : {};
}

/** Locale for character classification; the available names depend on the system. */
const localeOptions: readonly string[] = process.platform === 'linux' ? ['--locale=C.UTF-8'] : [];

/**
 * Test databases are disposable, so they need not survive a power cut, be replicated or be vacuumed: hundreds of them
 * live for a second each.
 */
function settings(port: number): string {
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
    '',
  ].join('\n');
}

/**
 * Starts an empty PostgreSQL server for tests on a free local port; its programs come from npm.
 *
 * @param env - added to the server's environment
 * @throws Error when there is no server for this computer or it does not start.
 */
export async function startPostgresql(env: Readonly<Record<string, string>> = {}): Promise<PostgresqlServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'vinrod-postgresql-'));
  const programs = copyPostgresqlPrograms(folder);
  const data = join(folder, 'data');
  const account = serverAccount();
  if (account.uid !== undefined && account.gid !== undefined) {
    chownSync(folder, account.uid, account.gid);
    chmodSync(folder, 0o700);
  }
  const execute = (program: string, ...args: readonly string[]) => {
    const variables = { ...process.env, ...env };
    execFileSync(join(programs, program), args, { ...account, cwd: folder, env: variables, stdio: 'pipe' });
  };
  execute('initdb', '-D', data, '-U', 'vinrod', '-A', 'trust', '-E', 'UTF8', '--no-sync', ...localeOptions);
  appendFileSync(join(data, 'postgresql.conf'), settings(port));
  execute('pg_ctl', '-D', data, '-l', join(folder, 'server.log'), '-w', 'start');
  return {
    url: `postgres://vinrod@127.0.0.1:${port}/postgres`,
    stop() {
      execute('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
