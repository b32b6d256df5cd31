import { globSync } from 'node:fs';
import { installDebianPackages } from './debian-package.ts';

function installedLibrary(): string | undefined {
  return globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0];
}

/**
 * Path of libfaketime, which fakes the clock for programs; installs Debian's package when it is missing.
 *
 * @throws Error when it is missing and cannot be installed.
 */
export async function clockLibrary(): Promise<string> {
  if (installedLibrary() === undefined) await installDebianPackages(['libfaketime']);
  const library = installedLibrary();
  if (library === undefined) throw new Error('No libfaketime was found under /usr/lib.');
  return library;
}
