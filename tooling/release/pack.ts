import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { isRecord } from './record.ts';

/** Set by what starts us, and not by who releases: a build must not be another one for them. */
const notOfARelease = ['NODE_ENV', 'VITEST', 'VITEST_MODE', 'VITEST_POOL_ID', 'VITEST_WORKER_ID', 'TEST'];

function environment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !notOfARelease.includes(name));
  // A tool starts whichever `node` the path finds first; it must be the one that runs this.
  const PATH = [dirname(process.execPath), process.env['PATH']].join(':');
  return { ...Object.fromEntries(inherited), PATH };
}

/**
 * Packs a package as a release does: its `prepack` builds it, and `publishConfig` is put in force.
 *
 * @param folder - Folder of the package.
 * @param destination - Folder for the tarball.
 * @returns the tarball's path.
 * @throws Error with everything the build has written when that fails.
 */
export async function pack(folder: string, destination: string): Promise<string> {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  try {
    await promisify(execFile)('pnpm', ['pack', '--pack-destination', destination], {
      cwd: folder,
      env: environment(),
      maxBuffer: 64_000_000,
      shell: process.platform === 'win32',
    });
  } catch (error) {
    const { stdout, stderr } = isRecord(error) ? error : {};
    throw new Error(`${name} could not be packed.\n${stdout}${stderr}`, { cause: error });
  }
  return join(destination, `${String(name).replace('@', '').replace('/', '-')}-${version}.tgz`);
}
