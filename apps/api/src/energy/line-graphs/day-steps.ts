import { Turn } from '../../server/yield-to-event-loop.ts';
import type { Queries } from '../../store/index.ts';
import type { Day } from '@vinrod/locale/day';
import type { Resolution } from '../../quantities/resolution.ts';
import { shouldHaveValues, type Delivery } from '../delivered-sites.ts';
import { missingValue, qualityCode, type MeterDay } from '../meter-day/meter-day.ts';
import { readShownDays } from '../meter-day/meter-day-store.ts';
import type { Period } from '../period.ts';
import { sumSteps, toHours, type StepSum } from '../sums/step-sums.ts';
import type { GraphSeries } from './graph-series.ts';

/** The steps of a series on one day. */
export interface DaySteps {
  readonly resolution: Resolution;
  /** Wh per step; NaN where there is no value. */
  readonly wh: Float64Array;
  /** Weakest quality code per step; null when all are measured. */
  readonly quality: Float64Array | null;
  /** Hours for which the sites both have and should have a value, per step. */
  readonly presentHours: Float64Array;
}

const hoursPerStep: Readonly<Record<Resolution, number>> = { hour: 1, quarter: 0.25 };

/** The steps of a series by day. */
export type StepsByDay = ReadonlyMap<Day, DaySteps>;

function weakestPerHour(quality: Float64Array, wh: Float64Array): Float64Array {
  const hours = new Float64Array(quality.length / 4);
  for (let index = 0; index < quality.length; index += 1) {
    if (Number.isNaN(wh[index] ?? Number.NaN)) continue;
    const hour = index >> 2;
    hours[hour] = Math.max(hours[hour] ?? 0, quality[index] ?? qualityCode.measured);
  }
  return hours;
}

/** The same day by hour; an hour has the quality of its weakest quarter. */
export function stepsByHour(steps: DaySteps): DaySteps {
  if (steps.resolution === 'hour') return steps;
  return {
    resolution: 'hour',
    wh: toHours(steps.wh, 'quarter'),
    quality: steps.quality === null ? null : weakestPerHour(steps.quality, steps.wh),
    presentHours: toHours(steps.presentHours, 'quarter'),
  };
}

function stepsOf(meterDay: MeterDay, isExpected: boolean): DaySteps {
  const { resolution } = meterDay;
  const wh = new Float64Array(meterDay.wh);
  const presentHours = new Float64Array(wh.length).fill(isExpected ? hoursPerStep[resolution] : 0);
  for (let index = 0; index < wh.length; index += 1) {
    if (wh[index] !== missingValue) continue;
    wh[index] = Number.NaN;
    presentHours[index] = 0;
  }
  const quality = meterDay.quality === null ? null : new Float64Array(meterDay.quality);
  return { resolution, wh, quality, presentHours };
}

function addInto(left: Float64Array, right: Float64Array): Float64Array {
  return left.map((value, index) => {
    const other = right[index] ?? Number.NaN;
    if (Number.isNaN(other)) return value;
    return Number.isNaN(value) ? other : value + other;
  });
}

function weakest(left: Float64Array | null, right: Float64Array | null): Float64Array | null {
  if (left === null || right === null) return left ?? right;
  return left.map((code, index) => Math.max(code, right[index] ?? qualityCode.measured));
}

function add(left: DaySteps | undefined, right: DaySteps): DaySteps {
  if (left === undefined) return right;
  const [a, b] =
    left.resolution === right.resolution ? [left, right] : [stepsByHour(left), stepsByHour(right)];
  return {
    resolution: a.resolution,
    wh: addInto(a.wh, b.wh),
    quality: weakest(a.quality, b.quality),
    presentHours: addInto(a.presentHours, b.presentHours),
  };
}

/** Converts a sum from the database to the steps of a day. */
function summed({ resolution, wh, quality, present }: StepSum, isExpected: boolean): DaySteps {
  const hours = isExpected ? hoursPerStep[resolution] : 0;
  return { resolution, wh, quality, presentHours: wh.map((_, index) => (present?.[index] ?? 0) * hours) };
}

/** Sites of a series with the same delivery dates. */
interface Alike {
  readonly series: string;
  readonly delivery: Delivery;
}

/** Groups the sites of series by delivery, so that values outside it do not make up for missing values. */
function alike(series: readonly GraphSeries[]): {
  readonly groupOfSite: ReadonlyMap<string, string>;
  readonly groups: ReadonlyMap<string, Alike>;
} {
  const groupOfSite = new Map<string, string>();
  const groups = new Map<string, Alike>();
  for (const { key, sites } of series)
    for (const site of sites) {
      const name = `${key} ${site.supplyStart ?? ''} ${site.supplyEnd ?? ''}`;
      groupOfSite.set(site.id, name);
      groups.set(name, { series: key, delivery: site });
    }
  return { groupOfSite, groups };
}

/**
 * Reads the steps of every series: single sites from their days, sums of several from the database.
 * @param today - the current local day; it and later days need not have values yet
 */
export async function readSteps(
  db: Queries,
  corporateGroupId: string,
  series: readonly GraphSeries[],
  period: Period,
  today: Day,
): Promise<StepsByDay[]> {
  const single = series.filter((item) => item.siteIds.length === 1);
  const ids = single.flatMap((item) => item.siteIds);
  const siteById = new Map(single.flatMap((item) => item.sites.map((site) => [site.id, site] as const)));
  const turn = new Turn();
  const bySite = new Map<string, Map<Day, DaySteps>>();
  for (const meterDay of await readShownDays(db, corporateGroupId, ids, period)) {
    const days = bySite.get(meterDay.siteId) ?? new Map<Day, DaySteps>();
    const site = siteById.get(meterDay.siteId);
    const isExpected = site !== undefined && shouldHaveValues(site, meterDay.day, today);
    days.set(meterDay.day, stepsOf(meterDay, isExpected));
    bySite.set(meterDay.siteId, days);
    if (turn.isOver) await turn.next();
  }
  const { groupOfSite, groups } = alike(series.filter((item) => item.siteIds.length > 1));
  const byKey = new Map<string, Map<Day, DaySteps>>();
  for (const sum of await sumSteps(db, corporateGroupId, groupOfSite, period, { withQuality: true })) {
    const group = groups.get(sum.group);
    if (group === undefined) continue;
    const days = byKey.get(group.series) ?? new Map<Day, DaySteps>();
    const steps = summed(sum, shouldHaveValues(group.delivery, sum.day, today));
    days.set(sum.day, add(days.get(sum.day), steps));
    byKey.set(group.series, days);
    if (turn.isOver) await turn.next();
  }
  return series.map((item) => {
    const [only] = item.siteIds;
    const days = item.siteIds.length === 1 && only !== undefined ? bySite.get(only) : byKey.get(item.key);
    return days ?? new Map<Day, DaySteps>();
  });
}
