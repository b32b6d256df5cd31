import { matchesGlob } from 'node:path/posix';
import { entryTargets } from '../entry.ts';
import type { Tarball } from '../tarball.ts';

/** Faults of `sideEffects`: bundlers must know what they may leave out, and a style sheet is never that. */
export function sideEffectsFaults(tarball: Tarball): readonly string[] {
  const { sideEffects } = tarball.manifest;
  if (sideEffects !== false && !Array.isArray(sideEffects)) {
    return ['"sideEffects" is missing: bundlers keep everything.'];
  }
  const patterns = Array.isArray(sideEffects) ? sideEffects.map(String) : [];
  return entryTargets(tarball)
    .filter(({ path }) => path.endsWith('.css'))
    .filter(({ path }) => !patterns.some((pattern) => matchesGlob(path, pattern.replace(/^\.\//, ''))))
    .map(({ path }) => `"sideEffects" lets bundlers leave out ${path}.`);
}
