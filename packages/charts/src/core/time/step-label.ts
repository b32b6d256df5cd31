import {
  EN_DASH,
  formatLongPeriod,
  monthName,
  SHORT_WEEKDAY_NAMES,
  WEEKDAY_NAMES,
  type LocalDate,
} from '@vinrod/ui/format';

import { isoWeekOf } from './iso-week.ts';
import { isSummerTime, localDayOf } from '@vinrod/locale/clock';
import { formatDay, pad2 } from '@vinrod/locale/day';
import { addLocalDays, repeatedHourOf, toLocal, type LocalTime } from '@vinrod/locale/wall-clock';
import { coveredPart, type Covered } from './covered.ts';
import type { StepKind } from './steps.ts';

/** How one step is named in the places where a chart names it. */
export interface StepLabel {
  /** On the axis under the crosshair: "v. 36", "12 mar", "14:00". */
  readonly flag: string;
  /** Head of the tooltip: "Vecka 36". */
  readonly title: string;
  /** Beside the head: "31 aug – 6 sep 2026". */
  readonly detail: string;
  /** Row header of the table: "v. 36 2026". */
  readonly row: string;
  /** For speech: "vecka 36, 31 augusti – 6 september 2026". */
  readonly spoken: string;
}

const minutesPerDay = 24 * 60;

function clock(minutes: number): string {
  const onFace = minutes % minutesPerDay;
  return `${pad2(Math.floor(onFace / 60))}:${pad2(onFace % 60)}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A local day as `YYYY-MM-DD`. */
export function localDate(instant: number): LocalDate {
  return formatDay(localDayOf(instant));
}

function dayAndMonth({ day, month }: LocalTime): string {
  return `${day} ${monthName(month, 'axis')}`;
}

function shortWeekday({ weekday }: LocalTime): string {
  return SHORT_WEEKDAY_NAMES[weekday - 1] ?? '';
}

function longWeekday(local: LocalTime): string {
  return WEEKDAY_NAMES[local.weekday - 1] ?? '';
}

/** Clock times from one instant to another, on the local day of the first: "02:00–08:00", "22:00–24:00". */
export function clockSpan(from: number, to: number): string {
  const start = toLocal(from);
  const end = toLocal(to);
  const isMidnight = end.hour === 0 && end.minute === 0;
  const last = isMidnight ? minutesPerDay : end.hour * 60 + end.minute;
  const lastText = last === minutesPerDay ? '24:00' : clock(last);
  return `${clock(start.hour * 60 + start.minute)}${EN_DASH}${lastText}`;
}

/** Which of two equal-looking hours it is, on the day with 25 hours. */
function repeatedHourName(start: number): string | null {
  const which = repeatedHourOf(start);
  return which && (which === 'first' ? 'sommartid' : 'normaltid');
}

function clockLabel(start: number, minutes: number): StepLabel {
  const local = toLocal(start);
  const from = local.hour * 60 + local.minute;
  const which = repeatedHourName(start);
  const skipped = local.isSummerTime && !isSummerTime(start - 1) ? ', klockan ställs fram' : '';
  const span = `${clock(from)}${EN_DASH}${clock(from + minutes)}${which === null ? '' : ` (${which})`}`;
  const spokenSpan =
    minutes === 60
      ? `${local.hour} till ${(local.hour + 1) % 24}`
      : `${clock(from).replace(':', '.')} till ${clock(from + minutes).replace(':', '.')}`;
  return {
    flag: clock(from),
    title: span,
    detail: `${shortWeekday(local)} ${dayAndMonth(local)} ${local.year}`,
    row: `${localDate(start)} ${span}`,
    spoken: `${longWeekday(local)} ${local.day} ${monthName(local.month)} ${local.year} klockan ${spokenSpan}${which === null ? '' : ` ${which}`}${skipped}`,
  };
}

function weekLabel(start: number): StepLabel {
  const { year, week } = isoWeekOf(start);
  const first = toLocal(start);
  const last = toLocal(addLocalDays(start, 6));
  const from = first.year === last.year ? dayAndMonth(first) : `${dayAndMonth(first)} ${first.year}`;
  const dates = `${from} ${EN_DASH} ${dayAndMonth(last)} ${last.year}`;
  return {
    flag: `v. ${week}`,
    title: `Vecka ${week}`,
    detail: dates,
    row: `v. ${week} ${year}`,
    spoken: `vecka ${week}, ${formatLongPeriod({ start: localDate(start), end: localDate(addLocalDays(start, 6)) })}`,
  };
}

function dayLabel(start: number): StepLabel {
  const local = toLocal(start);
  const text = `${longWeekday(local)} ${local.day} ${monthName(local.month)}`;
  return {
    flag: dayAndMonth(local),
    title: capitalized(text),
    detail: String(local.year),
    row: `${localDate(start)} ${shortWeekday(local)}`,
    spoken: `${text} ${local.year}`,
  };
}

function monthLabel(start: number): StepLabel {
  const { month, year } = toLocal(start);
  const name = monthName(month);
  return {
    flag: `${monthName(month, 'axis')} ${year}`,
    title: capitalized(name),
    detail: String(year),
    row: `${name} ${year}`,
    spoken: `${name} ${year}`,
  };
}

function yearLabel(start: number): StepLabel {
  const year = String(toLocal(start).year);
  return { flag: year, title: year, detail: '', row: year, spoken: year };
}

/** Names the step that starts at an instant (UTC ms), in Swedish and in Swedish local time. */
export function stepLabel(step: StepKind, start: number): StepLabel {
  switch (step) {
    case 'quarter':
      return clockLabel(start, 15);
    case 'hour':
      return clockLabel(start, 60);
    case 'day':
      return dayLabel(start);
    case 'week':
      return weekLabel(start);
    case 'month':
      return monthLabel(start);
    case 'year':
      return yearLabel(start);
  }
}

/**
 * The local days from the start of the first step to the end of the last: "1 maj – 31 oktober 2026".
 *
 * @param covered Days that values are of, when they may cut the first and the last step.
 */
export function periodLabel(step: StepKind, first: number, last: number, covered?: Covered | null): string {
  const { from } = coveredPart(step, first, covered);
  const { to } = coveredPart(step, last, covered);
  return formatLongPeriod({ start: localDate(from), end: localDate(to - 1) });
}
