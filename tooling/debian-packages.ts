import { existsSync, globSync } from 'node:fs';
import { dirname } from 'node:path';
import { run } from './run.ts';

/** @param options - of `apt-get install` and the packages */
async function install(name: string, options: readonly string[] = [name]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    const command = `sudo apt-get update && sudo apt-get install -y ${options.join(' ')}`;
    throw new Error(`Debian's ${name} is missing: run "${command}".`);
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] as const };
  await run('apt-get', ['update', '-qq'], { ...quiet, stdio: [...quiet.stdio] });
  const code = await run('apt-get', ['install', '-y', '-qq', ...options], {
    ...quiet,
    stdio: [...quiet.stdio],
  });
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

/** Programs that the files of the API are checked by, and the packages they come in. */
const filePrograms: Readonly<Record<string, string>> = {
  '/usr/bin/qpdf': 'qpdf',
  '/usr/bin/pdfinfo': 'poppler-utils',
  '/usr/bin/soffice': 'libreoffice-calc-nogui',
};

/**
 * Installs what PDF files and workbooks are checked by, as far as it is missing.
 *
 * @throws Error when a program is missing and cannot be installed.
 */
export async function installFilePrograms(): Promise<void> {
  const missing = Object.entries(filePrograms)
    .filter(([path]) => !existsSync(path))
    .map(([, name]) => name);
  // What LibreOffice recommends is twice its size, and nothing of it is needed to read a workbook.
  if (missing.length > 0) await install(missing.join(', '), ['--no-install-recommends', ...missing]);
}

function installedClockLibrary(): string | undefined {
  return globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0];
}

/**
 * Path of libfaketime, which shows programs another time than the clock's; Debian's package is installed when it is
 * missing.
 *
 * @throws Error when it is missing and cannot be installed.
 */
export async function clockLibrary(): Promise<string> {
  if (installedClockLibrary() === undefined) await install('libfaketime');
  const library = installedClockLibrary();
  if (library === undefined) throw new Error('No libfaketime was found under /usr/lib.');
  return library;
}
