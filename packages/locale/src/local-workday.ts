import { dayFrom } from './local-date.ts';
import type { LocalDate } from './quantities.ts';
import { isWorkday } from './workday.ts';

/**
 * Whether a day is Monday to Friday and not a public holiday of the act (1989:253): what reports count as weekday.
 *
 * @throws RangeError when the text is not a `YYYY-MM-DD` day.
 */
export function isWeekday(date: LocalDate): boolean {
  return isWorkday(dayFrom(date));
}
