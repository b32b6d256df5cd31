import { globSync } from 'node:fs';
import { installDebianPackages } from './debian-package.ts';

/** Libraries of Debian that fake the clock for programs, by the pattern of their file. */
const patterns = {
  libfaketime: '/usr/lib/*/faketime/libfaketimeMT.so.1',
  datefudge: '/usr/lib/*/datefudge/datefudge.so',
} as const;

/** Paths of the libraries that fake the clock for programs. */
export type ClockLibraries = Readonly<Record<keyof typeof patterns, string>>;

function installed(name: keyof typeof patterns): string | undefined {
  return globSync(patterns[name])[0];
}

/**
 * Finds the libraries that fake the clock for programs; installs Debian's packages when they are missing.
 *
 * @throws Error when one is missing and cannot be installed.
 */
export async function clockLibraries(): Promise<ClockLibraries> {
  const missing = (['libfaketime', 'datefudge'] as const).filter((name) => installed(name) === undefined);
  if (missing.length > 0) await installDebianPackages(missing);
  const [libfaketime, datefudge] = [installed('libfaketime'), installed('datefudge')];
  if (libfaketime === undefined || datefudge === undefined)
    throw new Error('No libfaketime or no datefudge was found under /usr/lib.');
  return { libfaketime, datefudge };
}
