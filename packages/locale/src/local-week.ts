import { formatDay } from './day.ts';
import { isoWeekOf as isoWeekOfDay, startOfIsoWeek, type IsoWeek } from './iso-week.ts';
import { dayFrom } from './local-date.ts';
import type { Language } from './messages/language.ts';
import type { LocalDate } from './quantities.ts';

/** The ISO week of a day: Monday first, the first week has at least four days. */
export function isoWeekOf(date: LocalDate): IsoWeek {
  return isoWeekOfDay(dayFrom(date));
}

/** Monday of a day's ISO week. Library only. */
export function startOfWeek(date: LocalDate): LocalDate {
  return formatDay(startOfIsoWeek(dayFrom(date)));
}

/** An ISO week with its ISO year, short: "v. 47 2026", in English "w. 47 2026". Library only. */
export function formatWeek(week: IsoWeek, language: Language = 'sv'): string {
  return `${formatWeekNumber(week, language)} ${week.year}`;
}

/** An ISO week with its ISO year, for text: "vecka 47 2026", in English "week 47 2026". Library only. */
export function formatLongWeek({ year, week }: IsoWeek, language: Language = 'sv'): string {
  return `${language === 'sv' ? 'vecka' : 'week'} ${week} ${year}`;
}

/** The week alone, where the year is shown beside it: "v. 47", in English "w. 47". Library only. */
export function formatWeekNumber({ week }: IsoWeek, language: Language = 'sv'): string {
  return `${language === 'sv' ? 'v' : 'w'}. ${week}`;
}
