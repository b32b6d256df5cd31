import { hoursInDay } from '@vinrod/locale/clock';
import { qualityCode } from '../meter-day/meter-day.ts';
import type { ReportDay } from './report-day.ts';
import type { ShownDay } from './shown-day.ts';

/** Sum of the values where `exists` is true; NaN when there are none, or when one of them is NaN. */
function sumWhere(values: readonly number[], exists: readonly boolean[]): number {
  let sum = Number.NaN;
  let isFirst = true;
  values.forEach((value, place) => {
    if (exists[place] !== true) return;
    sum = isFirst ? value : sum + value;
    isFirst = false;
  });
  return sum;
}

function mean(values: readonly number[], weights: readonly number[]): number {
  const weight = weights.reduce((sum, value) => sum + value, 0);
  return values.reduce((sum, value, place) => sum + value * (weights[place] ?? 0), 0) / weight;
}

function mergeSite(days: readonly ShownDay[]): ShownDay {
  const wh = days.map((day) => day.wh[0] ?? Number.NaN);
  const exists = wh.map((value) => !Number.isNaN(value));
  const qualities = days.map((day) => day.quality[0] ?? qualityCode.missing);
  const present = qualities.filter((_, place) => exists[place] === true);
  return {
    wh: Float64Array.of(sumWhere(wh, exists)),
    costSek: Float64Array.of(
      sumWhere(
        days.map((day) => day.costSek[0] ?? Number.NaN),
        exists,
      ),
    ),
    quality: Uint8Array.of(present.length === 0 ? qualityCode.missing : Math.max(...present)),
    missingHours: Float64Array.of(days.reduce((sum, day) => sum + (day.missingHours[0] ?? 0), 0)),
    isWhole: Uint8Array.of(days.every((day) => day.isWhole[0] === 1) ? 1 : 0),
  };
}

/**
 * Merges days of one row each into one row: energies and costs are summed, prices and temperatures are means over the
 * hours.
 * @param days - at least one, in order
 */
export function mergeDays(days: readonly [ReportDay, ...ReportDay[]]): ReportDay {
  const [first] = days;
  const hours = days.map(({ day }) => hoursInDay(day));
  const wh = days.map((day) => day.totalWh[0] ?? Number.NaN);
  const exists = wh.map((value) => !Number.isNaN(value));
  const column = (pick: (day: ReportDay) => Float64Array): number[] =>
    days.map((day) => pick(day)[0] ?? Number.NaN);
  return {
    day: first.day,
    instants: [first.instants[0] ?? 0, days.at(-1)?.instants[1] ?? 0],
    sites: first.sites.map((_, place) =>
      mergeSite(days.map(({ sites }) => sites[place]).filter((site) => site !== undefined)),
    ),
    totalWh: Float64Array.of(sumWhere(wh, exists)),
    costSek: Float64Array.of(
      sumWhere(
        column((day) => day.costSek),
        exists,
      ),
    ),
    spotPrice: Float64Array.of(
      mean(
        column((day) => day.spotPrice),
        hours,
      ),
    ),
    temperature: Float64Array.of(
      mean(
        column((day) => day.temperature),
        hours,
      ),
    ),
  };
}
