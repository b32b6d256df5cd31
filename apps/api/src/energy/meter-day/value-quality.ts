import { QUALITY_CODE, type Quality } from './meter-day.ts';

/**
 * How a shown value came about (domain.md 3.4). Beside what single values can be, a sum is `incomplete` when some of
 * the values behind it are missing and others are not.
 */
export type ValueQuality = Quality | 'incomplete';

/** What is known of the values that exist behind a sum. */
export interface ExistingValues {
  readonly isEstimated: boolean;
  readonly isCorrected: boolean;
}

/** The weakest quality code of values that exist. */
export function weakestOf({ isEstimated, isCorrected }: ExistingValues): number {
  if (isEstimated) return QUALITY_CODE.estimated;
  return isCorrected ? QUALITY_CODE.corrected : QUALITY_CODE.measured;
}

/**
 * The quality of a value that is made of others: of a day, a month, a year, or several sites. The one rule of every
 * graph, report and file: nothing behind it is `missing`, a part of it `incomplete`, and otherwise the weakest counts.
 * @param weakest - the weakest {@link QUALITY_CODE} of the values that exist; that of missing when none does
 * @param missingHours - hours behind the value for which there should be one and is none
 */
export function qualityOfSum(weakest: number, missingHours: number): ValueQuality {
  if (weakest === QUALITY_CODE.missing) return 'missing';
  if (missingHours > 0) return 'incomplete';
  if (weakest === QUALITY_CODE.estimated) return 'estimated';
  return weakest === QUALITY_CODE.corrected ? 'corrected' : 'measured';
}
