import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../../tooling/run.ts';

/** Folder of the libraries that ours is measured beside: a package outside the workspace, so that only this bench installs them. */
export const peersFolder = join(import.meta.dirname, '../../peers/ui');

/**
 * Installs the peers exactly as locked.
 *
 * @throws Error when that fails
 */
export async function installPeers(): Promise<void> {
  const args = ['install', '--frozen-lockfile', '--ignore-scripts', '--silent'];
  const code = await run('pnpm', args, { cwd: peersFolder });
  if (code !== 0 || !existsSync(join(peersFolder, 'node_modules'))) {
    throw new Error('The component libraries to compare with could not be installed.');
  }
}
