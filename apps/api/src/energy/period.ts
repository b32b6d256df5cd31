import { badField, type ApiError } from '../server/api-error.ts';
import { addMonths, addYears, formatDay, parseDay, startOfMonth, type Day } from '@vinrod/locale/day';
import { FIRST_SUPPORTED_DAY } from '../quantities/first-supported-day.ts';
import { energyTexts } from './texts.ts';

/** A period of whole local days, both ends counted. */
export interface Period {
  readonly first: Day;
  readonly last: Day;
}

/** The longest period that can be asked for, in days: ten years and a margin (`EndDate` of the contract). */
export const MAX_PERIOD_DAYS = 3700;

/** Number of days in a period. */
export function daysIn(period: Period): number {
  return period.last - period.first + 1;
}

/** As many days right before a period. */
export function periodBefore(period: Period): Period {
  return { first: period.first - daysIn(period), last: period.first - 1 };
}

/** The same dates one year before; 29 February becomes 28 February. */
export function sameDatesYearBefore(period: Period): Period {
  return { first: addYears(period.first, -1), last: addYears(period.last, -1) };
}

/** The part of a period that lies within another one; null when there is none. */
export function overlap(period: Period, other: Period): Period | null {
  const first = Math.max(period.first, other.first);
  const last = Math.min(period.last, other.last);
  return first <= last ? { first, last } : null;
}

/** A period as payloads tell it. */
export function formatPeriod(period: Period): { start_date: string; end_date: string } {
  return { start_date: formatDay(period.first), end_date: formatDay(period.last) };
}

function readDate(text: string, field: string): Day | ApiError {
  const day = parseDay(text);
  if (day === null) return badField(field, energyTexts.noSuchDate);
  // One year of room, so that the year before can be compared.
  return day < addYears(FIRST_SUPPORTED_DAY, 1) || day >= LAST_SUPPORTED_DAY
    ? badField(field, energyTexts.dateOutOfReach)
    : day;
}

/** Years beyond this are typing errors. */
const LAST_SUPPORTED_DAY: Day = addYears(FIRST_SUPPORTED_DAY, 204);

/**
 * Reads the period of a report.
 * @param fields - names of the two dates in the request, for errors
 * @throws {ApiError} 400 on the field that is wrong: no such date, end before start, or longer than
 * {@link MAX_PERIOD_DAYS}
 */
export function readPeriod(
  startDate: string,
  endDate: string,
  [startField, endField]: readonly [string, string] = ['start_date', 'end_date'],
): Period {
  const first = readDate(startDate, startField);
  if (typeof first !== 'number') throw first;
  const last = readDate(endDate, endField);
  if (typeof last !== 'number') throw last;
  if (last < first) throw badField(endField, energyTexts.endBeforeStart);
  if (last - first > MAX_PERIOD_DAYS) throw badField(endField, energyTexts.periodTooLong);
  return { first, last };
}

/** Months of a report's period when none is given (specification, section 9). */
const DEFAULT_MONTHS = 6;

/**
 * Reads the period of a report of which either end may be left out: six months through the end of last month
 * (specification, section 9), or six months up to the end that is given.
 * @param today - the local day it is now
 * @throws {ApiError} as {@link readPeriod}
 */
export function readReportPeriod(
  startDate: string | undefined,
  endDate: string | undefined,
  today: Day,
): Period {
  const end = endDate ?? formatDay(startOfMonth(today) - 1);
  const last = parseDay(end);
  const start =
    startDate ?? formatDay(last === null ? today : startOfMonth(addMonths(last, 1 - DEFAULT_MONTHS)));
  return readPeriod(start, end);
}
