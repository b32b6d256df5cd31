import type { KilowattHours, SiteTreeNode } from '@vinrod/api-client';

/** Totals of the selected sites. */
export interface SelectedSum {
  readonly count: number;
  /** kWh per year of the selected sites; null when nothing is measured. */
  readonly kwh: KilowattHours | null;
  /** Share of all sites in the tree, percent; null when nothing is measured. */
  readonly share: number | null;
}

/** kWh per year of the sites with values; null when none have any. */
function annualKwh(sites: readonly SiteTreeNode[]): number | null {
  const values = sites.flatMap(({ annual_consumption_kwh: kwh }) => (typeof kwh === 'number' ? [kwh] : []));
  return values.length === 0 ? null : values.reduce((sum, kwh) => sum + kwh, 0);
}

/**
 * Adds up the selected sites of a tree.
 *
 * @param tree - Companies with their sites, each with its consumption in a year.
 * @param selected - uuids of the selected sites.
 */
export function selectedSum(tree: readonly SiteTreeNode[], selected: ReadonlySet<string>): SelectedSum {
  const sites = tree.flatMap((company) => company.children);
  const kwh = annualKwh(sites.filter(({ uuid }) => selected.has(uuid)));
  const all = annualKwh(sites);
  return {
    count: selected.size,
    kwh,
    share: kwh === null || all === null || all === 0 ? null : (100 * kwh) / all,
  };
}
