import type { ConsumptionChange, LineGraphComparison, SiteConsumptionChange } from '@vinrod/api-client';

/** What a comparison answers, beside the consumption of both periods. */
export interface ComparisonAnswer {
  /** The change of all sites, or of those that can be compared when some cannot. */
  readonly change: ConsumptionChange;
  /** Sites that have a change. */
  readonly compared: readonly SiteConsumptionChange[];
  /** Sites without one. */
  readonly left: readonly SiteConsumptionChange[];
  /** Sites that use more than before, largest increase first. */
  readonly risen: readonly SiteConsumptionChange[];
}

/** Reads the answer: the sites come largest increase first, those without a change last. */
export function comparisonAnswer({ total, comparable, sites }: LineGraphComparison): ComparisonAnswer {
  const compared = sites.filter(({ change_kwh: kwh }) => kwh !== null);
  return {
    change: total.change_kwh === null && compared.length > 0 ? comparable : total,
    compared,
    left: sites.filter(({ change_kwh: kwh }) => kwh === null),
    risen: compared.filter(({ change_kwh: kwh }) => (kwh ?? 0) > 0),
  };
}

/** The largest change, either way; 0 without any. */
export function largestChange(sites: readonly SiteConsumptionChange[]): number {
  return Math.max(0, ...sites.map(({ change_kwh: kwh }) => Math.abs(kwh ?? 0)));
}
