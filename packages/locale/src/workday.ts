import { partsOf, weekdayOf, type Day } from './day.ts';
import { swedishHolidays } from './holidays.ts';

interface HolidaysOfYear {
  readonly isPublic: ReadonlySet<Day>;
  readonly isOff: ReadonlySet<Day>;
}

const years = new Map<number, HolidaysOfYear>();

function holidaysOf(day: Day): HolidaysOfYear {
  const { year } = partsOf(day);
  let holidays = years.get(year);
  if (holidays === undefined) {
    const all = swedishHolidays(year);
    holidays = {
      isPublic: new Set(all.filter((holiday) => holiday.isPublic).map((holiday) => holiday.day)),
      isOff: new Set(all.filter((holiday) => holiday.isOff).map((holiday) => holiday.day)),
    };
    years.set(year, holidays);
  }
  return holidays;
}

/** Whether a day is a public holiday of the act (1989:253), except ordinary Sundays. */
export function isPublicHoliday(day: Day): boolean {
  return holidaysOf(day).isPublic.has(day);
}

/** Whether a day is Monday to Friday and not a public holiday (helgfri vardag). */
export function isWorkday(day: Day): boolean {
  return weekdayOf(day) <= 5 && !isPublicHoliday(day);
}

/** Whether a day is a Saturday, a Sunday, a public holiday or one of the three eves that are treated as Sundays. */
export function isDayOff(day: Day): boolean {
  return weekdayOf(day) > 5 || holidaysOf(day).isOff.has(day);
}
