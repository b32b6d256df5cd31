import type { SiteTreeNode } from '@vinrod/api-client';

/**
 * The sites marked as favourites, each once, in the tree's order.
 *
 * @param nodes - The tree.
 * @param alsoThese - uuids of sites to list although they are not marked, such as those just unmarked.
 */
export function favoriteSites(
  nodes: readonly SiteTreeNode[],
  alsoThese: ReadonlySet<string> = new Set(),
): readonly SiteTreeNode[] {
  const found = new Map<string, SiteTreeNode>();
  const visit = (node: SiteTreeNode): void => {
    const isListed = node.is_favorite || alsoThese.has(node.uuid);
    if (node.type === 'site' && isListed && !found.has(node.uuid)) found.set(node.uuid, node);
    node.children.forEach(visit);
  };
  nodes.forEach(visit);
  return [...found.values()];
}

/** First site in the tree with the uuid; undefined when there is none. */
export function findSite(nodes: readonly SiteTreeNode[], uuid: string): SiteTreeNode | undefined {
  for (const node of nodes) {
    if (node.type === 'site' && node.uuid === uuid) return node;
    const found = findSite(node.children, uuid);
    if (found !== undefined) return found;
  }
  return undefined;
}
