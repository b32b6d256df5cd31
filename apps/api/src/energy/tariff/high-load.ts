import { pad2, partsOf, weekdayOf, type Day } from '@vinrod/locale/day';
import { isPublicHoliday } from '@vinrod/locale/workday';
import type { Text } from '@vinrod/locale/messages/texts';
import { energyTexts } from '../texts.ts';

/** When a tariff has high load (höglast); everything else is low load. */
export interface HighLoadRule {
  /** Months 1–12; an empty list means that the tariff has no high load. */
  readonly months: readonly number[];
  /** Days of the week, 1 = Monday. */
  readonly weekdays: readonly number[];
  /** Local hour at which it starts, 0–23. */
  readonly fromHour: number;
  /** Local hour at which it ends, up to 24. */
  readonly toHour: number;
  /** Whether public holidays on those weekdays count. */
  readonly onHolidays: boolean;
}

/** Whether a day has hours of high load. */
export function hasHighLoad(rule: HighLoadRule, day: Day): boolean {
  return (
    rule.months.includes(partsOf(day).month) &&
    rule.weekdays.includes(weekdayOf(day)) &&
    (rule.onHolidays || !isPublicHoliday(day))
  );
}

/** Whether a local hour (0–23) of such a day has high load. */
export function isHighLoadHour(rule: HighLoadRule, hour: number): boolean {
  return hour >= rule.fromHour && hour < rule.toHour;
}

/** Circular numbers as runs: months 11, 12, 1, 2, 3 of twelve are one run from 11 to 3. */
function runsOf(values: readonly number[], count: number): (readonly [from: number, to: number])[] {
  const selected = new Set(values);
  if (selected.size === count) return [[1, count]];
  const runs: [number, number][] = [];
  for (let start = 1; start <= count; start += 1) {
    const before = start === 1 ? count : start - 1;
    if (!selected.has(start) || selected.has(before)) continue;
    let end = start;
    while (selected.has((end % count) + 1)) end = (end % count) + 1;
    runs.push([start, end]);
  }
  return runs;
}

function namesOf(values: readonly number[], count: number, nameOf: (value: number) => string): string {
  return runsOf(values, count)
    .map(([from, to]) => (from === to ? nameOf(from) : `${nameOf(from)}–${nameOf(to)}`))
    .join(', ');
}

function nameWith(language: keyof Text, options: Intl.DateTimeFormatOptions): (date: number) => string {
  const locale = language === 'sv' ? 'sv-SE' : 'en-GB';
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (date) => format.format(date);
}

function describeIn(rule: HighLoadRule, language: keyof Text): string {
  if (rule.months.length === 0 || rule.weekdays.length === 0) return energyTexts.noHighLoad[language];
  const weekday = nameWith(language, { weekday: 'long' });
  const month = nameWith(language, { month: 'long' });
  // 1 January 2024 is a Monday.
  const days = namesOf(rule.weekdays, 7, (value) => weekday(Date.UTC(2024, 0, value)));
  const months = namesOf(rule.months, 12, (value) => month(Date.UTC(2024, value - 1, 1)));
  const hours = `${pad2(rule.fromHour)}–${pad2(rule.toHour)}`;
  const holidays = rule.onHolidays ? '' : energyTexts.exceptHolidays[language];
  const whole = rule.months.length === 12 ? energyTexts.allYear[language] : months;
  return `${days.charAt(0).toUpperCase()}${days.slice(1)} ${hours}${holidays}, ${whole}`;
}

/** Describes a rule for the screen: "Måndag–fredag 06–22 utom helgdagar, november–mars". */
export function describeHighLoad(rule: HighLoadRule): Text {
  return { sv: describeIn(rule, 'sv'), en: describeIn(rule, 'en') };
}
