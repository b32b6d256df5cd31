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

/** The sites that are chosen, as the tree shows them: those of the address that exist. */
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
 * The selection of a set of sites: every site is "all", which also means those added later.
 *
 * @returns undefined when the sites are more than a report may name.
 */
export function selectionOf(
  selected: ReadonlySet<string>,
  all: ReadonlyMap<string, NumberedSite>,
): SiteSelection | undefined {
  const known = [...all.values()].filter(({ uuid }) => selected.has(uuid));
  return known.length === all.size ? 'all' : selectSites(known);
}
