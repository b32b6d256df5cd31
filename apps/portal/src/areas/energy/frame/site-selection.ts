import { decodeSiteSet, type SiteTreeNode } from '@vinrod/api-client';

import { selectSites, type NumberedSite, type SiteSelection } from '#selected-sites';

/** Every site in the tree by its uuid, in the tree's order. */
export function sitesOf(nodes: readonly SiteTreeNode[]): ReadonlyMap<string, NumberedSite> {
  const found = new Map<string, NumberedSite>();
  const visit = (node: SiteTreeNode): void => {
    if (node.type === 'site') found.set(node.uuid, node);
    node.children.forEach(visit);
  };
  nodes.forEach(visit);
  return found;
}

/** The tree without its groups, whose sites are below their companies already. */
export function withoutGroups(nodes: readonly SiteTreeNode[]): readonly SiteTreeNode[] {
  return nodes.filter(({ type }) => type !== 'group');
}

/** The groups of the tree. */
export function groupsOf(nodes: readonly SiteTreeNode[]): readonly SiteTreeNode[] {
  return nodes.filter(({ type }) => type === 'group');
}

/** Whether exactly these sites are selected. */
export function isExactly(selected: ReadonlySet<string>, sites: ReadonlySet<string>): boolean {
  return selected.size === sites.size && [...sites].every((uuid) => selected.has(uuid));
}

/** Selected sites as the tree shows them: those in the address that exist. */
export function selectedSites(
  selection: SiteSelection,
  all: ReadonlyMap<string, NumberedSite>,
): ReadonlySet<string> {
  if (selection === 'all') return new Set(all.keys());
  if ('ids' in selection) return new Set(selection.ids.filter((uuid) => all.has(uuid)));
  const numbers = new Set<number | undefined>(decodeSiteSet(selection.set));
  return new Set([...all.values()].filter(({ number }) => numbers.has(number)).map(({ uuid }) => uuid));
}

/**
 * Converts a set of sites to a selection. Every site becomes "all", which includes sites added later.
 *
 * @returns undefined when there are more sites than a report can name.
 */
export function selectionOf(
  selected: ReadonlySet<string>,
  all: ReadonlyMap<string, NumberedSite>,
): SiteSelection | undefined {
  const known = [...all.values()].filter(({ uuid }) => selected.has(uuid));
  return known.length === all.size ? 'all' : selectSites(known);
}
