import { dayOf, type Day } from '@vinrod/locale/day';

/** The first day with demo values. */
export const firstDemoDay: Day = dayOf(2024, 1, 1);
