import type { KilowattHours, TimeSheetRow } from '@vinrod/api-client';
import { changePointModel } from '@vinrod/charts/core';
import { isWeekday } from '@vinrod/ui/format';

/** What a difference has of the weather. */
export type WeatherPart =
  | {
      readonly kind: 'part';
      readonly kwh: KilowattHours;
      /** Ends of its 95 % interval. */
      readonly lowKwh: KilowattHours;
      readonly highKwh: KilowattHours;
      /** Number of days that it was learned from. */
      readonly days: number;
    }
  /** The consumption does not follow the weather. */
  | { readonly kind: 'none'; readonly days: number }
  /** The values do not support a figure. */
  | {
      readonly kind: 'unknown';
      readonly reason: 'temperature' | 'days' | 'beyond';
      /** Number of days that could be learned from. */
      readonly days: number;
    };

type DayRow = Pick<TimeSheetRow, 'start' | 'values' | 'total_kwh' | 'quality' | 'temperature_c'>;

/** Days to learn from, before the month: a year has all kinds of weather. */
export const learnedDays = 365;

/** Fewest of them that say enough. */
export const leastLearned = 270;

/** How far outside the temperatures that were learned from a day may lie, °C: less than the days there differ by. */
const mostBeyond = 1;

/** Least of the differences between days that the temperature has to explain: by chance it explains a few hundredths. */
const leastExplained = 0.1;

interface Day {
  readonly celsius: number;
  readonly kwh: number;
  readonly isWeekday: boolean;
}

/** The 97.5 % point of Student's t for the eleven degrees of freedom of the twelve months of a year. */
const tOfMonths = 2.201;

/**
 * How far a month's consumption strays from what the temperatures of its days say, kWh: one standard deviation of the sums
 * of that many days in a row. It holds what days have in common, and where the consumption bends otherwise than the model.
 *
 * @param residuals - Of the days, in order of time.
 */
function strayOf(residuals: readonly number[], length: number): number {
  const sums = residuals
    .slice(length - 1)
    .map((_, end) => residuals.slice(end, end + length).reduce((sum, residual) => sum + residual, 0));
  return Math.sqrt(sums.reduce((squares, sum) => squares + sum ** 2, 0) / Math.max(1, sums.length));
}

function valueCount({ values }: DayRow): number {
  return Object.values(values).filter(({ kwh }) => kwh !== null).length;
}

/** Whole days of the same sites as in the month, all of them measured. */
function learnable(rows: readonly DayRow[], siteCount: number): readonly Day[] {
  return rows.flatMap((row) => {
    const { start, total_kwh: kwh, temperature_c: celsius, quality } = row;
    const isWhole = (quality === 'measured' || quality === 'corrected') && valueCount(row) === siteCount;
    if (kwh === null || celsius === null || !isWhole) return [];
    return [{ celsius, kwh, isWeekday: isWeekday(start.slice(0, 10)) }];
  });
}

function temperatures(rows: readonly DayRow[], weekday: boolean): Float64Array {
  return Float64Array.from(
    rows.filter(({ start }) => isWeekday(start.slice(0, 10)) === weekday),
    ({ temperature_c: celsius }) => celsius ?? Number.NaN,
  );
}

/**
 * How much of the difference between two periods comes of the weather. The days before tell how the consumption of weekdays,
 * and of days off, follows the outdoor temperature (an energy signature); the weather's part is the difference that the
 * temperatures of the two periods make by it. More or fewer weekdays are not the weather's. Its interval is as wide as months
 * have strayed from the model, so that what lies outside it is something else than the weather.
 *
 * @param learned - Days before the month.
 * @param now - Days of the month.
 * @param before - Days that it is compared with.
 */
export function weatherPart(
  learned: readonly DayRow[],
  now: readonly DayRow[],
  before: readonly DayRow[],
): WeatherPart {
  const days = learnable(learned, Math.max(0, ...now.map(valueCount)));
  const compared = [...now, ...before].map(({ temperature_c: celsius }) => celsius);
  const unknown = (reason: 'temperature' | 'days' | 'beyond') =>
    ({ kind: 'unknown', reason, days: days.length }) as const;
  if (compared.length === 0 || compared.includes(null)) return unknown('temperature');
  if (days.length < leastLearned) return unknown('days');
  const known = days.map(({ celsius }) => celsius);
  const [coldest, warmest] = [Math.min(...known) - mostBeyond, Math.max(...known) + mostBeyond];
  if (compared.some((celsius) => celsius !== null && (celsius < coldest || celsius > warmest)))
    return unknown('beyond');

  let [kwh, squares, follows] = [0, 0, false];
  const expected = new Map<Day, number>();
  for (const weekday of [true, false]) {
    const ofKind = days.filter((day) => day.isWeekday === weekday);
    const model = changePointModel(
      Float64Array.from(ofKind, ({ celsius }) => celsius),
      Float64Array.from(ofKind, (day) => day.kwh),
    );
    if (model === null) return unknown('days');
    for (const day of ofKind) expected.set(day, model.at(day.celsius).value);
    if (model.explained < leastExplained) continue;
    follows = true;
    const made = model.between(temperatures(now, weekday), temperatures(before, weekday));
    kwh += made.value;
    squares += (made.high - made.value) ** 2;
  }
  if (!follows) return { kind: 'none', days: days.length };
  const residuals = days.map((day) => day.kwh - (expected.get(day) ?? day.kwh));
  for (const { length } of [now, before]) squares += (tOfMonths * strayOf(residuals, length)) ** 2;
  const reach = Math.sqrt(squares);
  return { kind: 'part', kwh, lowKwh: kwh - reach, highKwh: kwh + reach, days: days.length };
}
