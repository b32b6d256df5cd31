import { isRecord } from '../record.ts';
import type { Tarball } from './tarball.ts';

/** A file that `exports` gives for an entry under a condition. */
export interface EntryTarget {
  /** As in `exports`: `.`, `./core`, `./*`. */
  readonly entry: string;
  /** `types`, `import`, `default`; nested conditions are joined by spaces. */
  readonly condition: string;
  /** Path within the package; may have a `*`. */
  readonly path: string;
}

function targetsOf(entry: string, value: unknown, condition: string): readonly EntryTarget[] {
  if (typeof value === 'string')
    return [{ entry, condition: condition || 'default', path: value.replace(/^\.\//, '') }];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, nested]) =>
    targetsOf(entry, nested, condition === '' ? name : `${condition} ${name}`),
  );
}

/** Everything that `exports` names. */
export function entryTargets({ manifest }: Tarball): readonly EntryTarget[] {
  const { exports } = manifest;
  if (!isRecord(exports)) return targetsOf('.', exports, '');
  return Object.entries(exports).flatMap(([entry, value]) => targetsOf(entry, value, ''));
}

/** What `*` stands for in each file that a path with one names. */
export function starsOf({ files }: Tarball, path: string): readonly string[] {
  const [before = '', after = ''] = path.split('*');
  return [...files.keys()]
    .filter((file) => file.startsWith(before) && file.endsWith(after))
    .map((file) => file.slice(before.length, file.length - after.length))
    .filter((star) => star !== '');
}

/** Everything that `exports` names, with the entries and files that a `*` stands for. */
export function entryFiles(tarball: Tarball): readonly EntryTarget[] {
  return entryTargets(tarball).flatMap((target) =>
    target.path.includes('*')
      ? starsOf(tarball, target.path).map((star) => ({
          ...target,
          entry: target.entry.replace('*', star),
          path: target.path.replace('*', star),
        }))
      : [target],
  );
}
