import { addMonths, monthOf, monthsBetween, type LocalMonth, type Period } from '@vinrod/ui/format';

/** The months that a period has days in, oldest first: the report has a row or a column for each. */
export function monthsOf({ start, end }: Period): readonly LocalMonth[] {
  const first = monthOf(start);
  return Array.from({ length: Math.max(0, monthsBetween(first, monthOf(end))) }, (_, index) =>
    addMonths(first, index),
  );
}
