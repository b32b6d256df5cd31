import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../tooling/run.ts';

/**
 * Installs the libraries of one bench exactly as locked.
 *
 * @param folder - a package outside the workspace, so that only its bench installs what is in it
 * @throws Error when that fails
 */
export async function installPeers(folder: string): Promise<void> {
  const args = ['install', '--frozen-lockfile', '--ignore-scripts', '--silent'];
  const code = await run('pnpm', args, { cwd: folder });
  if (code !== 0 || !existsSync(join(folder, 'node_modules'))) {
    throw new Error(`The libraries in ${folder} could not be installed.`);
  }
}
