import { dayOf, type Day } from '../energy/calendar/day.ts';

/** The first day with demo values. */
export const FIRST_DEMO_DAY: Day = dayOf(2024, 1, 1);
