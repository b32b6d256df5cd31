import type { SiteTreeNode } from '@vinrod/api-client';
import { showToast } from '@vinrod/ui/toast';
import { useMemo } from 'react';

import type { SiteSelection } from '#selected-sites';
import { useOperation, type Query } from '#data';
import { t } from '#messages';

import { selectedSites, selectionOf, sitesOf } from './site-selection.ts';

/** Sites of the corporate group, and which of them are selected. */
export interface SiteChoiceState {
  readonly tree: Query<SiteTreeNode[]>;
  readonly selected: ReadonlySet<string>;
  /** Selects these sites, or shows an error when there are more than a report can name. */
  readonly select: (sites: ReadonlySet<string>) => void;
}

/**
 * Applies the selection in the address to the corporate group's tree.
 *
 * @param selection - Sites in the address.
 * @param onChange - Called with the new selection.
 */
export function useSiteChoice(
  corporateGroup: string,
  selection: SiteSelection,
  onChange: (selection: SiteSelection) => void,
): SiteChoiceState {
  const tree = useOperation('getCorporateGroupSiteTree', { path: { id: corporateGroup } });
  const all = useMemo(() => sitesOf(tree.data ?? []), [tree.data]);
  const selected = useMemo(() => selectedSites(selection, all), [selection, all]);

  function select(sites: ReadonlySet<string>): void {
    const next = selectionOf(sites, all);
    if (next === undefined) showToast({ tone: 'warning', title: t('analytics.sites.tooMany') });
    else onChange(next);
  }

  return { tree, selected, select };
}
