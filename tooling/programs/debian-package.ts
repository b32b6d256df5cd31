import { existsSync } from 'node:fs';
import { run, type RunOptions } from '../run.ts';

const quiet: RunOptions = {
  env: { DEBIAN_FRONTEND: 'noninteractive' },
  stdio: ['ignore', 'ignore', 'inherit'],
};

/** Whether Debian packages can be installed here: as root, on Debian. */
export function canInstallDebianPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function install(names: readonly string[], options: readonly string[]): Promise<void> {
  const words = [...options, ...names].join(' ');
  if (!canInstallDebianPackages())
    throw new Error(
      `${names.join(', ')} is missing. On Debian: "sudo apt-get update && sudo apt-get install -y ${words}".`,
    );
  await run('apt-get', ['update', '-qq'], quiet);
  const code = await run('apt-get', ['install', '-y', '-qq', ...options, ...names], quiet);
  if (code !== 0) throw new Error(`Debian's ${names.join(', ')} could not be installed.`);
}

/** What is being installed; of two at once, apt-get refuses the second. */
let installing: Promise<void> = Promise.resolve();

/**
 * Installs Debian packages, after those that were asked for before.
 *
 * @param options - additional options of `apt-get install`
 * @throws Error with the command to type when they cannot be installed, or when that fails.
 */
export function installDebianPackages(
  names: readonly string[],
  options: readonly string[] = [],
): Promise<void> {
  const installed = installing.then(() => install(names, options));
  installing = installed.catch(() => undefined);
  return installed;
}
