import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresqlBinaries } from './debian-packages.ts';
import { freePort } from './free-port.ts';

/** A PostgreSQL server of its own in a temporary folder. */
export interface PostgresqlServer {
  /** Connection string of the server's maintenance database. */
  readonly url: string;
  /** Stops the server and removes its folder. */
  stop(): void;
}

function postgresId(kind: '-u' | '-g'): number {
  return Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
}

/**
 * Starts an empty PostgreSQL server for tests on a free local port. The server refuses to run as
 * root, so root hands it to Debian's `postgres` user.
 *
 * @param env - what the server finds in its environment beside that of this process
 * @throws Error when no server is installed or it does not start.
 */
export async function startPostgresql(env: Readonly<Record<string, string>> = {}): Promise<PostgresqlServer> {
  const binaries = await postgresqlBinaries();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'vinrod-postgresql-'));
  const data = join(folder, 'data');
  const asRoot = process.getuid?.() === 0;
  if (asRoot) {
    chownSync(folder, postgresId('-u'), postgresId('-g'));
    chmodSync(folder, 0o700);
  }
  const execute = (program: string, args: readonly string[]) => {
    const command = join(binaries, program);
    const options = { cwd: folder, env: { ...process.env, ...env }, stdio: 'pipe' } as const;
    if (asRoot) execFileSync('runuser', ['-u', 'postgres', '--', command, ...args], options);
    else execFileSync(command, args, options);
  };
  // A test database is thrown away, so it need not survive a power cut: no fsync, which is many times faster.
  const settings = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200`;
  execute('initdb', [
    '-D',
    data,
    '-U',
    'vinrod',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
    '--locale=C.UTF-8',
  ]);
  execute('pg_ctl', ['-D', data, '-l', join(folder, 'server.log'), '-o', settings, '-w', 'start']);
  return {
    url: `postgres://vinrod@127.0.0.1:${port}/postgres`,
    stop() {
      execute('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
