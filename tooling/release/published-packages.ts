import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf } from './record.ts';

/** A package that is published. */
export interface PublishedPackage {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

/** The packages that are published, those first that others depend on. */
export function publishedPackages(root: string): readonly PublishedPackage[] {
  const all = globSync('packages/*/package.json', { cwd: root })
    .map((path) => ({
      folder: join(root, path, '..'),
      manifest: recordOf(JSON.parse(readFileSync(join(root, path), 'utf8'))),
    }))
    .filter(({ manifest }) => manifest['private'] !== true)
    .map(({ folder, manifest }) => ({
      name: String(manifest['name']),
      version: String(manifest['version']),
      folder,
      needs: Object.keys(recordOf(manifest['dependencies'])),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const sorted: typeof all = [];
  const add = (one: (typeof all)[number]): void => {
    if (sorted.includes(one)) return;
    for (const other of all) if (one.needs.includes(other.name)) add(other);
    sorted.push(one);
  };
  for (const one of all) add(one);
  return sorted.map(({ name, version, folder }) => ({ name, version, folder }));
}
