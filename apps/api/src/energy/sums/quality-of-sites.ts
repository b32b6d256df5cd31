import { qualityOfSum, weakestOf, type ValueQuality } from '../meter-day/value-quality.ts';
import type { ReportSite } from '../report-sites.ts';
import type { PeriodTotal } from './period-total.ts';

/** How a figure of several sites came about, as payloads tell it. */
export interface ToldQuality {
  readonly quality: ValueQuality;
  /** Hours for which there should be a value and is none, of days that are over. */
  readonly missing_hours: number;
}

/** How the sum of sites came about: the one rule for all figures that are made of them. */
export function qualityOfSites(
  sites: readonly ReportSite[],
  { bySite, expectedHours, presentHours }: PeriodTotal,
): ToldQuality {
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
