import { dayOf, type Day } from '@vinrod/locale/day';

/** The first local day that values are kept of: summer time has had its dates of today since 1996. */
export const FIRST_SUPPORTED_DAY: Day = dayOf(1996, 1, 1);
