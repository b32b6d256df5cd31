import type { LineGraphPoint } from '@vinrod/api-client';
import { isWeekday } from '@vinrod/ui/format';

/** When energy is used: day is 06–22, and public holidays count as weekend, as in the monthly report. */
export const loadTimes = ['weekdayDay', 'weekdayNight', 'weekend'] as const;

export type LoadTime = (typeof loadTimes)[number];

/** How much more was used than before, kWh to the watt-hour; negative for less. All parts add up to the change. */
export interface HourChanges {
  /** By hour on the clock, 0–23. */
  readonly weekday: readonly number[];
  readonly weekend: readonly number[];
  readonly by: Readonly<Record<LoadTime, number>>;
}

type HourPoint = Pick<LineGraphPoint, 'x' | 'y'>;

const hours = 24;
const dayStart = 6;
const dayEnd = 22;
const whInKwh = 1000;

/** Watt-hours by hour on the clock: whole numbers, so that sums are exact. */
interface Sums {
  readonly weekday: number[];
  readonly weekend: number[];
}

/** The hour that occurs twice in October is added twice; a missing value adds nothing. */
function add(sums: Sums, points: readonly HourPoint[], sign: 1 | -1): void {
  for (const { x, y } of points) {
    if (y === null) continue;
    const kind = isWeekday(x.slice(0, 10)) ? sums.weekday : sums.weekend;
    const hour = Number(x.slice(11, 13));
    kind[hour] = (kind[hour] ?? 0) + sign * Math.round(y * whInKwh);
  }
}

function toKwh(wh: number): number {
  return wh / whInKwh;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function isDay(_: number, hour: number): boolean {
  return hour >= dayStart && hour < dayEnd;
}

/**
 * Where in the day and week the change lies. The two periods need not have the same number of weekdays or hours: a month
 * with one weekday more uses more on weekdays.
 *
 * @param points - Hours of the period, local time with offset.
 * @param before - Hours of the compared period.
 */
export function hourChanges(points: readonly HourPoint[], before: readonly HourPoint[]): HourChanges {
  const sums: Sums = {
    weekday: Array.from({ length: hours }, () => 0),
    weekend: Array.from({ length: hours }, () => 0),
  };
  add(sums, points, 1);
  add(sums, before, -1);
  const weekdayDay = sumOf(sums.weekday.filter(isDay));
  return {
    weekday: sums.weekday.map(toKwh),
    weekend: sums.weekend.map(toKwh),
    by: {
      weekdayDay: toKwh(weekdayDay),
      weekdayNight: toKwh(sumOf(sums.weekday) - weekdayDay),
      weekend: toKwh(sumOf(sums.weekend)),
    },
  };
}

/** The largest change, either way; the first of equals. */
function farthest<Key>(entries: readonly (readonly [Key, number])[]): readonly [Key, number] | undefined {
  return entries.reduce<readonly [Key, number] | undefined>(
    (most, entry) => (most === undefined || Math.abs(entry[1]) > Math.abs(most[1]) ? entry : most),
    undefined,
  );
}

/** The time of the week and the hour of the day that changed most; undefined when nothing changed. */
export function largestHourChanges({ weekday, weekend, by }: HourChanges):
  | {
      readonly time: readonly [LoadTime, number];
      readonly hour: readonly [number, number];
    }
  | undefined {
  const time = farthest(loadTimes.map((one) => [one, by[one]] as const));
  const hour = farthest(
    weekday.map(
      (kwh, at) => [at, toKwh(Math.round(kwh * whInKwh) + Math.round((weekend[at] ?? 0) * whInKwh))] as const,
    ),
  );
  if (time === undefined || hour === undefined || (time[1] === 0 && hour[1] === 0)) return undefined;
  return { time, hour };
}
