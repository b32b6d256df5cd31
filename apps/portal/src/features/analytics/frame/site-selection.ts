import type { SiteTreeNode } from '@vinrod/api-client';

import type { SiteSelection } from './sites-address.ts';

/** uuids of every site in the tree, in its order. */
export function sitesOf(nodes: readonly SiteTreeNode[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: SiteTreeNode): void => {
    if (node.type === 'site') found.add(node.uuid);
    node.children.forEach(visit);
  };
  nodes.forEach(visit);
  return found;
}

/** The sites that are chosen, as the tree shows them: those of the address that exist. */
export function chosenSites(sites: SiteSelection, all: ReadonlySet<string>): ReadonlySet<string> {
  return sites === 'all' ? all : new Set(sites.filter((uuid) => all.has(uuid)));
}

/** The selection of a set of sites: every site is written as "all", which also means those added later. */
export function selectionOf(chosen: ReadonlySet<string>, all: ReadonlySet<string>): SiteSelection {
  const known = [...all].filter((uuid) => chosen.has(uuid));
  return known.length === all.size ? 'all' : known;
}
