import { partsOf, weekdayOf, type Day } from './day.ts';
import { swedishHolidays } from './swedish-holidays.ts';

const publicHolidays = new Map<number, ReadonlySet<Day>>();

/** Whether a day is a public holiday of the act (1989:253), Sundays that are no such day apart. */
export function isPublicHoliday(day: Day): boolean {
  const { year } = partsOf(day);
  let days = publicHolidays.get(year);
  if (days === undefined) {
    days = new Set(
      swedishHolidays(year)
        .filter(({ isPublic }) => isPublic)
        .map((holiday) => holiday.day),
    );
    publicHolidays.set(year, days);
  }
  return days.has(day);
}

/** Whether a day is a Monday to Friday that is no public holiday (helgfri vardag). */
export function isWorkday(day: Day): boolean {
  return weekdayOf(day) <= 5 && !isPublicHoliday(day);
}
