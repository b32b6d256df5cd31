import { qualityCode, type Quality } from './meter-day.ts';

/**
 * Quality of a displayed value (domain.md 3.4). Besides the qualities of single values, a sum is `incomplete` when some
 * but not all of the values behind it are missing.
 */
export type ValueQuality = Quality | 'incomplete';

/** Summary of the existing values behind a sum. */
export interface ExistingValues {
  readonly isEstimated: boolean;
  readonly isCorrected: boolean;
}

/** The weakest quality code of the existing values. */
export function weakestOf({ isEstimated, isCorrected }: ExistingValues): number {
  if (isEstimated) return qualityCode.estimated;
  return isCorrected ? qualityCode.corrected : qualityCode.measured;
}

/**
 * Quality of an aggregate: of a day, a month, a year or several sites. Every graph, report and file uses this rule:
 * `missing` when there is no value, `incomplete` when some are missing, otherwise the weakest quality.
 * @param weakest - the weakest {@link qualityCode} of the existing values; that of missing when there is none
 * @param missingHours - hours behind the value that should have a value but do not
 */
export function qualityOfSum(weakest: number, missingHours: number): ValueQuality {
  if (weakest === qualityCode.missing) return 'missing';
  if (missingHours > 0) return 'incomplete';
  if (weakest === qualityCode.estimated) return 'estimated';
  return weakest === qualityCode.corrected ? 'corrected' : 'measured';
}
