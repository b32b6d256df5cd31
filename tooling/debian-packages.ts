import { existsSync, globSync } from 'node:fs';
import { dirname } from 'node:path';
import { run } from './run.ts';

async function install(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(
      `Debian's ${name} is missing: run "sudo apt-get update && sudo apt-get install -y ${name}".`,
    );
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] as const };
  await run('apt-get', ['update', '-qq'], { ...quiet, stdio: [...quiet.stdio] });
  const code = await run('apt-get', ['install', '-y', '-qq', name], { ...quiet, stdio: [...quiet.stdio] });
  if (code !== 0) throw new Error(`Debian's ${name} could not be installed.`);
}

/**
 * The browser that every browser test uses: `CHROMIUM_PATH`, or Debian's Chromium, which is installed
 * when it is missing (Playwright's own download is not reachable everywhere).
 *
 * @throws Error when it is missing and cannot be installed.
 */
export async function chromiumPath(): Promise<string> {
  const path = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  if (!existsSync(path)) await install('chromium');
  return path;
}

function newestInitdb(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin/initdb').toSorted((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  )[0];
}

/**
 * Folder of the PostgreSQL server's programs (`initdb`, `pg_ctl`), newest version first; Debian's
 * package is installed when there is none.
 *
 * @throws Error when it is missing and cannot be installed.
 */
export async function postgresqlBinaries(): Promise<string> {
  if (newestInitdb() === undefined) await install('postgresql');
  const initdb = newestInitdb();
  if (initdb === undefined) throw new Error('No PostgreSQL server was found under /usr/lib/postgresql.');
  return dirname(initdb);
}
