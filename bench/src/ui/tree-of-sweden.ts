import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { repositoryRoot } from '../../../tooling/repository.ts';
import type { GeoNode } from './browser/tree-page.ts';

/** Path of the tree of Sweden, beside the repository. */
const data = join(repositoryRoot, '../shared/data/sweden_geo/tree_geo.json.gz');

function isGeoNode(value: unknown): value is GeoNode {
  if (typeof value !== 'object' || value === null) return false;
  const { key, type, name, children = [] }: Readonly<Record<string, unknown>> = { ...value };
  const isNamed = [key, type, name].every((text) => typeof text === 'string');
  return isNamed && Array.isArray(children) && children.every(isGeoNode);
}

/** The tree of Sweden; null, and said so, where the data are not beside the repository. */
export function treeOfSweden(): GeoNode | null {
  if (!existsSync(data)) {
    process.stderr.write(`Not measured: the tree of ${data}, which is not there.\n`);
    return null;
  }
  const root: unknown = JSON.parse(gunzipSync(readFileSync(data)).toString('utf8'));
  if (!isGeoNode(root)) throw new Error(`${data} has another form.`);
  return root;
}
