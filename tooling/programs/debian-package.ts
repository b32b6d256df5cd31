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

/**
 * Installs Debian packages.
 *
 * @param options - additional options of `apt-get install`
 * @throws Error with the command to type when they cannot be installed, or when that fails.
 */
export async function installDebianPackages(
  names: readonly string[],
  options: readonly string[] = [],
): Promise<void> {
  const words = [...options, ...names].join(' ');
  if (!canInstallDebianPackages())
    throw new Error(
      `${names.join(', ')} is missing. On Debian: "sudo apt-get update && sudo apt-get install -y ${words}".`,
    );
  await run('apt-get', ['update', '-qq'], quiet);
  const code = await run('apt-get', ['install', '-y', '-qq', ...options, ...names], quiet);
  if (code !== 0) throw new Error(`Debian's ${names.join(', ')} could not be installed.`);
}
