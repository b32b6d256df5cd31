import { EN_DASH, type LocalDate } from '@vinrod/ui/format';

import { isoWeekOf } from './iso-week.ts';
import { isSummerTime, localDayOf } from '@vinrod/locale/clock';
import { formatDay, pad2 } from '@vinrod/locale/day';
import { capitalized } from '../capitalized.ts';
import type { AnyLanguage } from '../language.ts';
import { addLocalDays, repeatedHourOf, toLocal } from '@vinrod/locale/wall-clock';
import { coveredPart, type Covered } from './covered.ts';
import { dateText, periodText } from './date-text.ts';
import type { StepKind } from './steps.ts';
import { timeMessages } from '../messages/times.ts';
import { textsIn } from '../texts-in.ts';

/** Names of one step, for each place where a chart shows it. */
export interface StepLabel {
  /** On the axis under the crosshair: "v. 36", "12 mar", "14:00". */
  readonly flag: string;
  /** Within a sentence: "vecka 36", "kl. 14–15". */
  readonly name: string;
  /** Heading of the tooltip: "Vecka 36". */
  readonly title: string;
  /** Beside the heading: "31 aug – 6 sep 2026". */
  readonly detail: string;
  /** Row header of the table: "v. 36 2026", "2026-03-12 14:00–15:00": hours as in files, whatever language is read. */
  readonly row: string;
  /** In running text: "torsdag 12 mars 2026 kl. 14–15". */
  readonly dated: string;
  /**
   * For speech: "vecka 36, 31 augusti – 6 september 2026", "torsdag 12 mars 2026 klockan 14 till 15". A screen reader says
   * neither "kl." nor the dash between hours as they are meant.
   */
  readonly spoken: string;
}

const minutesPerDay = 24 * 60;

function clock(minutes: number): string {
  const onFace = minutes % minutesPerDay;
  return `${pad2(Math.floor(onFace / 60))}:${pad2(onFace % 60)}`;
}

/** A local day as `YYYY-MM-DD`. */
export function localDate(instant: number): LocalDate {
  return formatDay(localDayOf(instant));
}

const year = { year: 'numeric' } as const;
const shortWeekday = { weekday: 'short' } as const;
/** "12 mar". */
const shortDay = { day: 'numeric', month: 'short' } as const;
/** "torsdag 12 mars". */
const longDay = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/**
 * From one time of day to another in running text: "kl. 14–15", "kl. 14.15–14.30", "kl. 23–24".
 *
 * @param from - Minutes since midnight, as `to`.
 */
export function clockText(from: number, to: number, language: AnyLanguage = 'sv'): string {
  const [first, last] = [clock(from), to === minutesPerDay ? '24:00' : clock(to)];
  const isWhole = from % 60 === 0 && to % 60 === 0;
  const inSwedish = (time: string) => (isWhole ? time.slice(0, 2) : time.replace(':', '.'));
  const times = language === 'sv' ? [inSwedish(first), inSwedish(last)] : [first, last];
  return textsIn(timeMessages, language)('clock', { hours: times.join(EN_DASH) });
}

/** Clock times from one instant to another, on the local day of the first: "kl. 02–08", "kl. 22–24". */
export function clockSpan(from: number, to: number, language: AnyLanguage = 'sv'): string {
  const start = toLocal(from);
  const end = toLocal(to);
  const isMidnight = end.hour === 0 && end.minute === 0;
  const last = isMidnight ? minutesPerDay : end.hour * 60 + end.minute;
  return clockText(start.hour * 60 + start.minute, last, language);
}

/** Which of two equal-looking hours it is, on the day with 25 hours. */
function repeatedHourName(start: number, language: AnyLanguage): string | null {
  const which = repeatedHourOf(start);
  return which && textsIn(timeMessages, language)(which);
}

function clockLabel(start: number, minutes: number, language: AnyLanguage): StepLabel {
  const text = textsIn(timeMessages, language);
  const local = toLocal(start);
  const from = local.hour * 60 + local.minute;
  const which = repeatedHourName(start, language);
  const skipped = local.isSummerTime && !isSummerTime(start - 1) ? `, ${text('skipped')}` : '';
  const marked = which === null ? '' : ` (${which})`;
  const span = `${clockText(from, from + minutes, language)}${marked}`;
  const day = dateText(local, { ...longDay, ...year }, language);
  const spokenClock = (at: number) => (language === 'sv' ? clock(at).replace(':', '.') : clock(at));
  const hours = text('hours', {
    day,
    from: minutes === 60 ? local.hour : spokenClock(from),
    to: minutes === 60 ? (local.hour + 1) % 24 : spokenClock(from + minutes),
  });
  return {
    flag: clock(from),
    name: span,
    title: span,
    detail: dateText(local, { ...shortWeekday, ...shortDay, ...year }, language),
    row: `${localDate(start)} ${clock(from)}${EN_DASH}${clock(from + minutes)}${marked}`,
    dated: `${day} ${span}`,
    spoken: `${hours}${which === null ? '' : ` ${which}`}${skipped}`,
  };
}

function weekLabel(start: number, language: AnyLanguage): StepLabel {
  const text = textsIn(timeMessages, language);
  const week = isoWeekOf(start);
  const name = text('weekName', week);
  const flag = text('weekNumber', week);
  const end = addLocalDays(start, 6);
  const dated = `${name}, ${periodText(start, end, 'long', language)}`;
  return {
    flag,
    name,
    title: capitalized(name),
    detail: periodText(start, end, 'short', language),
    row: `${flag} ${week.year}`,
    dated,
    spoken: dated,
  };
}

function dayLabel(start: number, language: AnyLanguage): StepLabel {
  const local = toLocal(start);
  const name = dateText(local, longDay, language);
  const dated = dateText(local, { ...longDay, ...year }, language);
  return {
    flag: dateText(local, shortDay, language),
    name,
    title: capitalized(name),
    detail: String(local.year),
    row: `${localDate(start)} ${dateText(local, shortWeekday, language)}`,
    dated,
    spoken: dated,
  };
}

function monthLabel(start: number, language: AnyLanguage): StepLabel {
  const local = toLocal(start);
  const name = dateText(local, { month: 'long' }, language);
  const dated = dateText(local, { month: 'long', ...year }, language);
  return {
    flag: dateText(local, { month: 'short', ...year }, language),
    name,
    title: capitalized(name),
    detail: String(local.year),
    row: dated,
    dated,
    spoken: dated,
  };
}

function yearLabel(start: number): StepLabel {
  const name = String(toLocal(start).year);
  return { flag: name, name, title: name, detail: '', row: name, dated: name, spoken: name };
}

/** Names the step that starts at an instant (UTC ms), in Swedish local time. */
export function stepLabel(step: StepKind, start: number, language: AnyLanguage = 'sv'): StepLabel {
  switch (step) {
    case 'quarter':
      return clockLabel(start, 15, language);
    case 'hour':
      return clockLabel(start, 60, language);
    case 'day':
      return dayLabel(start, language);
    case 'week':
      return weekLabel(start, language);
    case 'month':
      return monthLabel(start, language);
    case 'year':
      return yearLabel(start);
  }
}

/**
 * The local days from the start of the first step to the end of the last: "1 maj – 31 oktober 2026".
 *
 * @param covered - Days that the values cover, when they may cut the first and the last step.
 */
export function periodLabel(
  step: StepKind,
  first: number,
  last: number,
  covered?: Covered | null,
  language?: AnyLanguage,
): string {
  const { from } = coveredPart(step, first, covered);
  const { to } = coveredPart(step, last, covered);
  return periodText(from, to - 1, 'long', language);
}
