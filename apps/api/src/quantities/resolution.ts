import { hourMs, hoursInDay } from '@vinrod/locale/clock';
import type { Day } from '@vinrod/locale/day';

/** Resolution of a day's stored values: hours or quarters of an hour. */
export type Resolution = 'hour' | 'quarter';

/** Length of one stored step, in milliseconds. */
export const stepMs: Readonly<Record<Resolution, number>> = { hour: hourMs, quarter: hourMs / 4 };

/** Stored steps in a local day: 23/24/25 hours or 92/96/100 quarters. */
export function stepsInDay(day: Day, resolution: Resolution): number {
  return hoursInDay(day) * (resolution === 'quarter' ? 4 : 1);
}
