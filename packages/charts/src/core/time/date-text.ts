import { EN_DASH, isoWeekdayName, monthName } from '@vinrod/ui/format';
import { toLocal } from '@vinrod/locale/wall-clock';

import type { AnyLanguage, CalendarDay, DateStyle } from '../language.ts';

/** A day, and which day of the week it is: 1 Monday … 7 Sunday. */
export interface DayOfWeek extends CalendarDay {
  readonly weekday: number;
}

/** A day with the parts that are asked for: "torsdag 12 mars 2026", "12 mar", "mars". */
export function dateText(day: DayOfWeek, style: DateStyle, language: AnyLanguage = 'sv'): string {
  if (typeof language === 'object') return language.date(day, style);
  const { weekday, month } = style;
  return [
    weekday && isoWeekdayName(day.weekday, weekday, language),
    style.day && day.day,
    month && monthName(day.month, month === 'long' ? month : 'axis', language),
    style.year && day.year,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** A weekday: "måndag", "mån". */
export function weekdayText(weekday: number, style: 'long' | 'short', language?: AnyLanguage): string {
  // 1 January 2024 was a Monday.
  return dateText({ year: 2024, month: 1, day: weekday, weekday }, { weekday: style }, language);
}

/**
 * The days from one instant (UTC ms) to another, without repeating what they share: "1 maj – 31 oktober 2026",
 * "3–9 mars 2026". With short months these are in both: "3 mar – 9 mar 2026".
 */
export function periodText(
  from: number,
  to: number,
  month: 'long' | 'short',
  language: AnyLanguage = 'sv',
): string {
  const [first, last] = [toLocal(from), toLocal(to)];
  if (typeof language === 'object') return language.period(first, last, month);
  const style = { day: 'numeric', month } as const;
  const end = dateText(last, { ...style, year: 'numeric' }, language);
  const start = dateText(first, first.year === last.year ? style : { ...style, year: 'numeric' }, language);
  if (month === 'short' || first.year !== last.year || first.month !== last.month)
    return `${start} ${EN_DASH} ${end}`;
  return first.day === last.day ? end : `${first.day}${EN_DASH}${end}`;
}
