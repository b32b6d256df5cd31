import { readFileSync } from 'node:fs';
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

/**
 * The tree of Sweden.
 *
 * @throws Error when the data file is missing
 */
export function treeOfSweden(): GeoNode {
  try {
    const tree: unknown = JSON.parse(gunzipSync(readFileSync(data)).toString());
    if (isGeoNode(tree)) return tree;
  } catch (cause) {
    throw new Error(`The tree is measured on ${data}, which is not there.`, { cause });
  }
  throw new Error(`${data} is no tree of Sweden.`);
}
