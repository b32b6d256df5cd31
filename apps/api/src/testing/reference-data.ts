import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Path of a file in the reference data beside the repository (`../shared/data`). It is not part of the project: tests
 * that compare with it skip, and say so in their names, when it is absent.
 */
export function referenceFile(path: string): { readonly path: string; readonly isAbsent: boolean } {
  const found = fileURLToPath(new URL(`../../../../../shared/data/${path}`, import.meta.url));
  return { path: found, isAbsent: !existsSync(found) };
}
