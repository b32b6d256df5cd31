import { isRecord, recordOf } from '../../record.ts';
import { entryTargets, starsOf, type EntryTarget } from '../entry.ts';
import type { Tarball } from '../tarball.ts';

const conditions = new Set(['types', 'import', 'default', 'browser', 'node', 'react-server']);

const isData = (path: string): boolean => path.endsWith('.json');

/** Files that an entry's targets need and the tarball has not. */
function absent(tarball: Tarball, { entry, condition, path }: EntryTarget): readonly string[] {
  const isThere = path.includes('*') ? starsOf(tarball, path).length > 0 : tarball.files.has(path);
  return isThere ? [] : [`"${entry}" (${condition}) names ${path}, which is not in the tarball.`];
}

/** What an entry lacks for TypeScript: a declaration for each of its files, found before the file itself. */
function undeclared(tarball: Tarball, entry: string, targets: readonly EntryTarget[]): readonly string[] {
  const code = targets.filter(({ condition, path }) => !condition.endsWith('types') && !isData(path));
  if (code.length === 0) return [];
  const types = targets.find(({ condition }) => condition.endsWith('types'));
  if (types === undefined) return [`"${entry}" has no types.`];
  if (targets[0] !== types) return [`"${entry}" names its types after its code, where nobody finds them.`];
  const declared = new Set(starsOf(tarball, types.path));
  return code
    .filter(({ path }) => path.includes('*'))
    .flatMap(({ path }) => starsOf(tarball, path))
    .filter((star) => !declared.has(star))
    .map((star) => `"${entry.replace('*', star)}" has no types.`);
}

/** Faults of `exports` and `bin`: what they name is there, for TypeScript too, style sheets included. */
export function entriesFaults(tarball: Tarball): readonly string[] {
  const { manifest, files } = tarball;
  const targets = entryTargets(tarball);
  if (targets.length === 0) return ['Nothing is exported.'];
  const entries = [...new Set(targets.map(({ entry }) => entry))];
  const unknown = targets.filter(({ condition }) =>
    condition.split(' ').some((name) => !conditions.has(name)),
  );
  const { bin } = manifest;
  const commands = isRecord(bin) ? Object.values(recordOf(bin)) : bin === undefined ? [] : [bin];
  return [
    // Bundlers and checkers ask a package what it is by its name.
    ...(entries.includes('./package.json') ? [] : ['"./package.json" is not exported.']),
    ...targets.flatMap((target) => absent(tarball, target)),
    ...entries.flatMap((entry) =>
      undeclared(
        tarball,
        entry,
        targets.filter((target) => target.entry === entry),
      ),
    ),
    ...unknown.map(
      ({ entry, condition }) => `"${entry}" has the condition ${condition}, which is ours alone.`,
    ),
    ...commands
      .filter((path) => !files.has(String(path).replace(/^\.\//, '')))
      .map((path) => `The command ${String(path)} is not in the tarball.`),
  ];
}
