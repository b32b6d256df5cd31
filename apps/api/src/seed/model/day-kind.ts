import { dayOf, partsOf, weekdayOf, type Day } from '@vinrod/locale/day';
import { isoWeekOf } from '@vinrod/locale/iso-week';
import { swedishHolidays } from '@vinrod/locale/holidays';

/** Kind of a day for activity: holidays count as Sundays, eves that close at noon as Saturdays. */
export type DayKind = 'workday' | 'saturday' | 'sunday';

/** Breaks of the working year that empty only some buildings. */
export type Break = 'none' | 'summer' | 'school' | 'christmas';

/** Eves that most collective agreements treat as full holidays. */
const fullEves: ReadonlySet<string> = new Set(['Midsommarafton', 'Julafton', 'Nyårsafton']);

const kindsByYear = new Map<number, ReadonlyMap<Day, DayKind>>();

function holidayKinds(year: number): ReadonlyMap<Day, DayKind> {
  let kinds = kindsByYear.get(year);
  if (kinds === undefined) {
    const made = new Map<Day, DayKind>();
    for (const holiday of swedishHolidays(year)) {
      if (holiday.isPublic || fullEves.has(holiday.name)) made.set(holiday.day, 'sunday');
      else if (!made.has(holiday.day)) made.set(holiday.day, 'saturday');
    }
    kinds = made;
    kindsByYear.set(year, kinds);
  }
  return kinds;
}

/** Kind of a day in Sweden. */
export function dayKindOf(day: Day): DayKind {
  const weekday = weekdayOf(day);
  if (weekday === 7) return 'sunday';
  return holidayKinds(partsOf(day).year).get(day) ?? (weekday === 6 ? 'saturday' : 'workday');
}

/** The break of a day: industrial holidays in weeks 28–31, school breaks, the days around Christmas. */
export function breakOf(day: Day): Break {
  const { year, month, dayOfMonth } = partsOf(day);
  if ((month === 12 && dayOfMonth >= 22) || (month === 1 && dayOfMonth <= 6)) return 'christmas';
  const { week } = isoWeekOf(day);
  if (week >= 28 && week <= 31) return 'summer';
  const isSummerSchoolBreak = day >= dayOf(year, 6, 14) && day <= dayOf(year, 8, 16);
  return isSummerSchoolBreak || week === 9 || week === 44 ? 'school' : 'none';
}
