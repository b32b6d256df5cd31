import type { SiteTreeNode } from '@vinrod/api-client';
import { showToast } from '@vinrod/ui/toast';
import { useMemo } from 'react';

import type { SiteSelection } from '#selected-sites';
import { useOperation, type Query } from '#data';
import { t } from '#messages';

import { selectedSites, selectionOf, sitesOf } from './site-selection.ts';

/** The corporate group's sites and which of them are chosen. */
export interface SiteChoiceState {
  readonly tree: Query<SiteTreeNode[]>;
  readonly selected: ReadonlySet<string>;
  /** Chooses these sites instead, or says that they are more than a report may name. */
  readonly select: (sites: ReadonlySet<string>) => void;
}

/**
 * Lays the selection of an address over the corporate group's tree.
 *
 * @param selection - The sites that the address names.
 * @param onChange - Is told what stands in the address instead.
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
