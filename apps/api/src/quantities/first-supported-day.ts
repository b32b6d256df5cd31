import { dayOf, type Day } from '@vinrod/locale/day';

/** The first local day with supported values: today's summer time dates apply since 1996. */
export const firstSupportedDay: Day = dayOf(1996, 1, 1);
