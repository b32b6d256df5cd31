import type { SiteTreeNode } from '@vinrod/api-client';
import { useMemo } from 'react';

import { useSiteTree, type Query } from '#data';

import { chosenSites, selectionOf, sitesOf } from './site-selection.ts';
import type { SiteSelection } from './sites-address.ts';

/** The koncern's sites and which of them are chosen. */
export interface SiteChoiceState {
  readonly tree: Query<SiteTreeNode[]>;
  readonly chosen: ReadonlySet<string>;
  /** What a set of sites is in the address. */
  readonly selectionOf: (sites: ReadonlySet<string>) => SiteSelection;
}

/**
 * Lays the selection of an address over the koncern's tree.
 *
 * @param selection - The sites that the address names.
 */
export function useSiteChoice(koncern: string, selection: SiteSelection): SiteChoiceState {
  const tree = useSiteTree(koncern);
  const all = useMemo(() => sitesOf(tree.data ?? []), [tree.data]);
  const chosen = useMemo(() => chosenSites(selection, all), [selection, all]);
  return { tree, chosen, selectionOf: (sites) => selectionOf(sites, all) };
}
