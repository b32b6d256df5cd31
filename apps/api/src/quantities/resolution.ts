import { HOUR_MS, hoursInDay } from '@vinrod/locale/clock';
import type { Day } from '@vinrod/locale/day';

/** How finely a day's values are stored: by hour or by quarter of an hour. */
export type Resolution = 'hour' | 'quarter';

/** Length of one stored step, in milliseconds. */
export const STEP_MS: Readonly<Record<Resolution, number>> = { hour: HOUR_MS, quarter: HOUR_MS / 4 };

/** Stored steps in a local day: 23/24/25 hours or 92/96/100 quarters. */
export function stepsInDay(day: Day, resolution: Resolution): number {
  return hoursInDay(day) * (resolution === 'quarter' ? 4 : 1);
}
