import type { ValueBounds } from '../date-picker/typed-value.ts';
import type { LocalMonth } from '@vinrod/locale/quantities';

/** The year of a month. */
export function yearOf(month: LocalMonth): number {
  return Number(month.slice(0, 4));
}

/** The twelve months of a year. */
export function monthsOf(year: number): readonly LocalMonth[] {
  const prefix = String(year).padStart(4, '0');
  return Array.from({ length: 12 }, (_month, index) => `${prefix}-${String(index + 1).padStart(2, '0')}`);
}

/** The first year to show so that a month is in view, with the least movement from the current one. */
export function firstYearFor(month: LocalMonth, firstShown: number, count: number): number {
  const year = yearOf(month);
  if (year < firstShown) return year;
  return Math.max(firstShown, year - count + 1);
}

/** Whether a year has any selectable month. */
export function hasChoice(year: number, { min, max }: ValueBounds): boolean {
  const [first = '', last = ''] = [monthsOf(year)[0], monthsOf(year).at(-1)];
  return (min === undefined || last >= min) && (max === undefined || first <= max);
}
