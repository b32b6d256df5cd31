import { monthPartsOf, type LocalMonth } from '@vinrod/ui/format';

/** Month from which Ei has published the residual mix of the year before: June (domain.md section 2.1). */
const publishedFrom = 6;

/**
 * Latest year whose residual mix should exist but does not.
 *
 * @param years - Years that exist.
 * @param month - Current month.
 * @returns undefined when nothing is missing.
 */
export function missingYear(years: readonly number[], month: LocalMonth): number | undefined {
  const now = monthPartsOf(month);
  const due = now.month >= publishedFrom ? now.year - 1 : now.year - 2;
  return years.includes(due) ? undefined : due;
}
