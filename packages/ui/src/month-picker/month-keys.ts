import { withinBounds, type ValueBounds } from '../date-picker/typed-value.ts';
import { addMonths } from '@vinrod/locale/local-month';
import type { LocalMonth } from '@vinrod/locale/quantities';

/** Months in a row of the grid. */
export const gridColumns = 3;

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -gridColumns,
  ArrowDown: gridColumns,
};

/**
 * Target of Home, End and the Page keys, which the caller clamps to the bounds; an arrow that would cross them stays
 * put.
 */
function jump(key: string, month: LocalMonth): LocalMonth | null {
  switch (key) {
    case 'Home':
      return `${month.slice(0, 4)}-01`;
    case 'End':
      return `${month.slice(0, 4)}-12`;
    case 'PageUp':
      return addMonths(month, -12);
    case 'PageDown':
      return addMonths(month, 12);
    default:
      return null;
  }
}

/**
 * The month that a key moves to: arrows by one month or one row, Home and End to the ends of the year, Page Up and Page
 * Down by a year (the keys of the WAI-ARIA grid). Months outside the bounds are never reached.
 *
 * @returns `null` when the key does not move.
 */
export function monthAfterKey(key: string, month: LocalMonth, bounds: ValueBounds): LocalMonth | null {
  const far = jump(key, month);
  if (far !== null) return withinBounds(far, bounds);
  const step = steps[key];
  if (step === undefined) return null;
  const next = addMonths(month, step);
  return withinBounds(next, bounds) === next ? next : month;
}
