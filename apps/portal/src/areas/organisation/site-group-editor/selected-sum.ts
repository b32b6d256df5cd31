import type { KilowattHours, SiteTreeNode } from '@vinrod/api-client';

/** What the chosen sites amount to. */
export interface SelectedSum {
  readonly count: number;
  /** kWh a year of the chosen sites; null when nothing is measured. */
  readonly kwh: KilowattHours | null;
  /** Share of all sites in the tree, percent; null when nothing is measured. */
  readonly share: number | null;
}

/** kWh a year of the sites that have values; null when none has. */
function annualKwh(sites: readonly SiteTreeNode[]): number | null {
  const values = sites.flatMap(({ annual_consumption_kwh: kwh }) => (typeof kwh === 'number' ? [kwh] : []));
  return values.length === 0 ? null : values.reduce((sum, kwh) => sum + kwh, 0);
}

/**
 * Adds up the chosen sites of a tree.
 *
 * @param tree - Companies with their sites, each of which tells what it used in a year.
 * @param chosen - uuids.
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
