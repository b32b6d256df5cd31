import { qualityOfSum, weakestOf, type ValueQuality } from '../meter-day/value-quality.ts';
import type { ReportSite } from '../report-sites.ts';
import type { PeriodTotal } from './period-total.ts';

/** Quality of a figure of several sites, in the form of the contract. */
export interface ReportedQuality {
  readonly quality: ValueQuality;
  /** Hours on complete days that should have a value but do not. */
  readonly missing_hours: number;
}

/** Quality of a sum of sites: the rule for all figures based on such a sum. */
export function qualityOfSites(
  sites: readonly ReportSite[],
  { bySite, expectedHours, presentHours }: PeriodTotal,
): ReportedQuality {
  const missing = expectedHours - presentHours;
  const present = sites.map(({ id }) => bySite.get(id)).filter((sum) => (sum?.totalWh ?? null) !== null);
  if (present.length === 0) return { quality: 'missing', missing_hours: missing };
  const isEstimated = present.some((sum) => sum?.isEstimated === true);
  const isCorrected = present.some((sum) => sum?.isCorrected === true);
  return {
    quality: qualityOfSum(weakestOf({ isEstimated, isCorrected }), missing),
    missing_hours: missing,
  };
}
