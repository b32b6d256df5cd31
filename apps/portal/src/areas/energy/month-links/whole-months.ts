import {
  addMonths,
  firstDayOf,
  lastDayOf,
  monthOf,
  monthsBetween,
  type LocalMonth,
  type Period,
} from '@vinrod/ui/format';

/** Most months that have room beside each other on a phone. */
const mostMonths = 12;

/** The last months that lie wholly within a period, at most twelve: others have only a part of their days in it. */
export function wholeMonths({ start, end }: Period): readonly LocalMonth[] {
  const first = monthOf(start);
  const count = Math.max(0, monthsBetween(first, monthOf(end)));
  return Array.from({ length: count }, (_, index) => addMonths(first, index))
    .filter((month) => firstDayOf(month) >= start && lastDayOf(month) <= end)
    .slice(-mostMonths);
}
