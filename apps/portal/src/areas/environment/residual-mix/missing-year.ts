import { monthPartsOf, type LocalMonth } from '@vinrod/ui/format';

/** Ei publishes the residual mix of a year in June of the next (domain.md section 2.1). */
const publishedFrom = 6;

/**
 * The last year whose residual mix ought to be there and is not.
 *
 * @param years - The years that are there.
 * @param month - The month now.
 * @returns undefined when nothing is missing.
 */
export function missingYear(years: readonly number[], month: LocalMonth): number | undefined {
  const now = monthPartsOf(month);
  const due = now.month >= publishedFrom ? now.year - 1 : now.year - 2;
  return years.includes(due) ? undefined : due;
}
