import type { Day } from '@vinrod/locale/day';
import { hourMs } from '@vinrod/locale/clock';
import { stepMs, stepsInDay, type Resolution } from '../../quantities/resolution.ts';
import type { WattHours } from '../../quantities/quantities.ts';
import {
  emptyMeterDay,
  maxStepWh,
  missingValue,
  qualityCode,
  type MeterDay,
} from '../meter-day/meter-day.ts';
import { clockStep, likeDays, meanOfLikeDays, readValue, type SiteDays } from './like-days.ts';

/**
 * How a value was estimated, by the terms of rules for meter values (validation, estimation and editing, VEE):
 *
 * - `linear_interpolation`: a straight line between the values before and after a gap of at most {@link longestLine};
 * - `like_days`: the mean of the nearest days of the same weekday at the same time of day, a public holiday being like a
 *   Sunday, scaled by how the values around the gap compare with those of the same days.
 */
export type EstimateMethod = 'linear_interpolation' | 'like_days';

/** A day with every gap filled. */
export interface EstimatedDay {
  /** The day as it is shown: its own values, and the estimates with the quality `estimated`. */
  readonly shown: MeterDay;
  readonly methods: readonly EstimateMethod[];
  /** Sum of the estimates, in Wh, and how many there are. */
  readonly filledWh: WattHours;
  readonly filledCount: number;
}

/** Milliseconds of the longest gap that a straight line fills. */
const longestLine = 2 * hourMs;

/** Days before and after whose level an estimate follows. */
const levelReach = 1;

/** How far the level may take an estimate from its like days. */
const mostScale = 2;

/** Where the nearest stored day tells that a day without any value is of hours or quarters. */
function resolutionOf(days: SiteDays, day: Day): Resolution | null {
  const before = [...days.keys()]
    .filter((at) => at <= day)
    .reduce((most, at) => Math.max(most, at), -Infinity);
  const after = [...days.keys()]
    .filter((at) => at > day)
    .reduce((least, at) => Math.min(least, at), Infinity);
  return (days.get(before) ?? days.get(after))?.resolution ?? null;
}

/** The value beside a gap as energy of a step, and the time of its middle before or after the day's midnight. */
interface Neighbour {
  readonly wh: WattHours;
  readonly at: number;
}

/** The first known value before (`by` -1) or after (`by` 1) a step, at most {@link longestLine} away. */
function neighbour(days: SiteDays, day: MeterDay, index: number, by: -1 | 1): Neighbour | null {
  const length = stepMs[day.resolution];
  const start = index * length;
  let at = index + by;
  for (; at >= 0 && at < day.wh.length; at += by) {
    if (Math.abs(at - index) * length > longestLine) return null;
    const wh = readValue(day, at);
    if (wh !== null) return { wh, at: (at + 0.5) * length };
    if ((day.wh[at] ?? missingValue) !== missingValue) return null;
  }
  const beside = days.get(day.day + by);
  if (beside === undefined) return null;
  const step = stepMs[beside.resolution];
  const midnight = by === 1 ? day.wh.length * length : 0;
  for (let place = 0; place < beside.wh.length; place += 1) {
    const middle = midnight + by * (place + 0.5) * step;
    if (Math.abs(middle - (start + length / 2)) > longestLine + length) return null;
    const wh = readValue(beside, by === 1 ? place : beside.wh.length - 1 - place);
    if (wh !== null) return { wh: (wh * length) / step, at: middle };
  }
  return null;
}

function onLine(days: SiteDays, day: MeterDay, index: number): WattHours | null {
  const before = neighbour(days, day, index, -1);
  const after = neighbour(days, day, index, 1);
  if (before === null || after === null) return null;
  const length = stepMs[day.resolution];
  if (after.at - before.at > longestLine + length) return null;
  const share = ((index + 0.5) * length - before.at) / (after.at - before.at);
  return before.wh + (after.wh - before.wh) * share;
}

/** How the known values around a day compare with those of the days like each. */
function scaleAt(days: SiteDays, day: Day, resolution: Resolution): number {
  let [known, expected] = [0, 0];
  for (let at = day - levelReach; at <= day + levelReach; at += 1) {
    const stored = days.get(at);
    if (stored === undefined || stored.resolution !== resolution) continue;
    const likes = likeDays(days, at);
    for (let index = 0; index < stored.wh.length; index += 1) {
      const wh = readValue(stored, index);
      const mean = wh === null ? null : meanOfLikeDays(likes, clockStep(at, index, resolution), resolution);
      if (wh === null || mean === null) continue;
      known += wh;
      expected += mean;
    }
  }
  if (expected === 0) return 1;
  return Math.min(mostScale, Math.max(1 / mostScale, known / expected));
}

/**
 * Fills every gap of a day of a site, or none: null when nothing is missing, or when too little is known of the site.
 * The two methods are those of "Standards for validating, editing, and estimating monthly and interval data" (California,
 * VEE, section A 4), in which no estimated value is the ground of another; their numbers were chosen by the error that they
 * leave on real load (docs/decisions/0033).
 *
 * @param days - the site's own stored days, of `day` and those around it
 */
export function estimateDay(siteId: string, days: SiteDays, day: Day): EstimatedDay | null {
  const resolution = resolutionOf(days, day);
  if (resolution === null) return null;
  const own = days.get(day) ?? emptyMeterDay(siteId, day, resolution);
  const wh = own.wh.slice();
  const quality = own.quality?.slice() ?? new Uint8Array(stepsInDay(day, resolution));
  const likes = likeDays(days, day);
  const methods = new Set<EstimateMethod>();
  let scale: number | null = null;
  let [filledWh, filledCount] = [0, 0];
  for (let index = 0; index < wh.length; index += 1) {
    if (own.wh[index] !== missingValue) continue;
    const line = onLine(days, own, index);
    const mean = line ?? meanOfLikeDays(likes, clockStep(day, index, resolution), resolution);
    if (mean === null) return null;
    if (line === null) scale ??= scaleAt(days, day, resolution);
    const value = Math.min(maxStepWh, Math.round(line ?? mean * (scale ?? 1)));
    wh[index] = value;
    quality[index] = qualityCode.estimated;
    methods.add(line === null ? 'like_days' : 'linear_interpolation');
    filledWh += value;
    filledCount += 1;
  }
  if (filledCount === 0) return null;
  return { shown: { ...own, wh, quality }, methods: [...methods].toSorted(), filledWh, filledCount };
}
