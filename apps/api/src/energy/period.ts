import { badField, type ApiError } from '../server/api-error.ts';
import { addMonths, addYears, formatDay, parseDay, startOfMonth, type Day } from '@vinrod/locale/day';
import { firstSupportedDay } from '../quantities/first-supported-day.ts';
import { energyTexts } from './texts.ts';

/** A period of whole local days, both ends inclusive. */
export interface Period {
  readonly first: Day;
  readonly last: Day;
}

/** Maximum period of a request, in days: ten years and a margin (`EndDate` of the contract). */
export const maxPeriodDays = 3700;

/** Number of days in a period. */
export function daysIn(period: Period): number {
  return period.last - period.first + 1;
}

/** The same number of days right before a period. */
export function periodBefore(period: Period): Period {
  return { first: period.first - daysIn(period), last: period.first - 1 };
}

/** The same dates a year earlier; 29 February becomes 28 February. */
export function sameDatesYearBefore(period: Period): Period {
  return { first: addYears(period.first, -1), last: addYears(period.last, -1) };
}

/** The part of a period that lies within another; null when there is none. */
export function overlap(period: Period, other: Period): Period | null {
  const first = Math.max(period.first, other.first);
  const last = Math.min(period.last, other.last);
  return first <= last ? { first, last } : null;
}

/** A period in the form of the contract. */
export function formatPeriod(period: Period): { start_date: string; end_date: string } {
  return { start_date: formatDay(period.first), end_date: formatDay(period.last) };
}

function readDate(text: string, field: string): Day | ApiError {
  const day = parseDay(text);
  if (day === null) return badField(field, energyTexts.noSuchDate);
  // Leaves a year, so that the year before can be compared.
  return day < addYears(firstSupportedDay, 1) || day >= lastSupportedDay
    ? badField(field, energyTexts.dateOutOfReach)
    : day;
}

/** Later years are typing errors. */
const lastSupportedDay: Day = addYears(firstSupportedDay, 204);

/**
 * Reads the period of a report.
 * @param fields - names of the two dates in the request, for errors
 * @throws {ApiError} 400 on the invalid field: no such date, end before start, or longer than {@link maxPeriodDays}
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
  if (last - first > maxPeriodDays) throw badField(endField, energyTexts.periodTooLong);
  return { first, last };
}

/** Months of a report's default period (specification, section 9). */
const defaultMonths = 6;

/**
 * Reads the period of a report, either end of which may be omitted: six months through the end of last month
 * (specification, section 9), or six months up to the given end.
 * @param today - the current local day
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
    startDate ?? formatDay(last === null ? today : startOfMonth(addMonths(last, 1 - defaultMonths)));
  return readPeriod(start, end);
}
