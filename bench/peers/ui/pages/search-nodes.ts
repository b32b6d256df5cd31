import type { GeoNode } from '../../../src/ui/browser/tree-page.ts';

/** What a search leaves of a tree, and what has to be open for it to be seen. */
export interface SearchResult {
  readonly nodes: readonly GeoNode[];
  readonly open: readonly string[];
  readonly hits: number;
}

/** Searches by name: these libraries leave it to the application. */
export function searchNodes(nodes: readonly GeoNode[], search: string): SearchResult {
  const open: string[] = [];
  let hits = 0;
  const keep = (node: GeoNode): GeoNode[] => {
    const isHit = node.name.toLocaleLowerCase('sv').includes(search);
    if (isHit) hits += 1;
    const children = isHit ? (node.children ?? []) : (node.children ?? []).flatMap(keep);
    if (!isHit && children.length === 0) return [];
    if (!isHit) open.push(node.key);
    return [{ ...node, children }];
  };
  return { nodes: nodes.flatMap(keep), open, hits };
}

/** Keys of all branches. */
export function branchKeys(node: GeoNode): string[] {
  const { key, children = [] } = node;
  return children.length === 0 ? [] : [key, ...children.flatMap(branchKeys)];
}

/** Keys of a node and of all below it. */
export function keysBelow(node: GeoNode): string[] {
  return [node.key, ...(node.children ?? []).flatMap(keysBelow)];
}
