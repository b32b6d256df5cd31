import { withinBounds, type ValueBounds } from '../date-picker/typed-value.ts';
import { addMonths } from '@vinrod/locale/local-month';
import type { LocalMonth } from '@vinrod/locale/quantities';

/** Months in a row of the grid. */
export const GRID_COLUMNS = 3;

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -GRID_COLUMNS,
  ArrowDown: GRID_COLUMNS,
};

/** Moves that go as far as the bounds allow; an arrow that would leave them stays where it is. */
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
 * The month that a key leads to: arrows by one month or one row, Home and End to the ends of the year, Page Up and Page
 * Down by a year (the keys of the WAI-ARIA grid). Months outside the bounds are never reached.
 *
 * @returns `null` when the key does not move.
 */
export function monthAfterKey(key: string, month: LocalMonth, bounds: ValueBounds): LocalMonth | null {
  const far = jump(key, month);
  if (far !== null) return withinBounds(far, bounds);
  const step = STEPS[key];
  if (step === undefined) return null;
  const next = addMonths(month, step);
  return withinBounds(next, bounds) === next ? next : month;
}
