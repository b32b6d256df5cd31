import { Turn } from '../../server/yield-to-event-loop.ts';
import type { Queries } from '../../store/index.ts';
import type { Day } from '../calendar/day.ts';
import type { Resolution } from '../calendar/stockholm.ts';
import { MISSING, QUALITY_CODE, type MeterDay } from '../meter-day/meter-day.ts';
import { readMeterDays } from '../meter-day/meter-day-store.ts';
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
  /** Hours for which the sites have a value, per step. */
  readonly presentHours: Float64Array;
  /** Sites with a stored day. */
  readonly sites: number;
}

const HOURS_PER_STEP: Readonly<Record<Resolution, number>> = { hour: 1, quarter: 0.25 };

/** The steps of a series by day. */
export type StepsByDay = ReadonlyMap<Day, DaySteps>;

function weakestPerHour(quality: Float64Array, wh: Float64Array): Float64Array {
  const hours = new Float64Array(quality.length / 4);
  for (let index = 0; index < quality.length; index += 1) {
    if (Number.isNaN(wh[index] ?? Number.NaN)) continue;
    const hour = index >> 2;
    hours[hour] = Math.max(hours[hour] ?? 0, quality[index] ?? QUALITY_CODE.measured);
  }
  return hours;
}

/** The same day by hour; an hour is as weak as its weakest quarter. */
export function stepsByHour(steps: DaySteps): DaySteps {
  if (steps.resolution === 'hour') return steps;
  return {
    resolution: 'hour',
    wh: toHours(steps.wh, 'quarter'),
    quality: steps.quality === null ? null : weakestPerHour(steps.quality, steps.wh),
    presentHours: toHours(steps.presentHours, 'quarter'),
    sites: steps.sites,
  };
}

function stepsOf(meterDay: MeterDay): DaySteps {
  return {
    resolution: meterDay.resolution,
    wh: Float64Array.from(meterDay.wh, (value) => (value === MISSING ? Number.NaN : value)),
    quality: meterDay.quality === null ? null : Float64Array.from(meterDay.quality),
    presentHours: Float64Array.from(meterDay.wh, (value) =>
      value === MISSING ? 0 : HOURS_PER_STEP[meterDay.resolution],
    ),
    sites: 1,
  };
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
  return left.map((code, index) => Math.max(code, right[index] ?? QUALITY_CODE.measured));
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
    sites: a.sites + b.sites,
  };
}

/** What the database has added up, as the steps of a day. */
function summed({ resolution, wh, quality, present, sites }: StepSum): DaySteps {
  const hours = HOURS_PER_STEP[resolution];
  return {
    resolution,
    wh,
    quality,
    presentHours: wh.map((_, index) => (present?.[index] ?? 0) * hours),
    sites,
  };
}

/** Reads the steps of every series: single sites from their days, sums of several from the database. */
export async function readSteps(
  db: Queries,
  corporateGroupId: string,
  series: readonly GraphSeries[],
  period: Period,
): Promise<StepsByDay[]> {
  const single = series.filter((item) => item.siteIds.length === 1);
  const ids = single.flatMap((item) => item.siteIds);
  const turn = new Turn();
  const bySite = new Map<string, Map<Day, DaySteps>>();
  for (const meterDay of await readMeterDays(db, corporateGroupId, ids, period.first, period.last)) {
    const days = bySite.get(meterDay.siteId) ?? new Map<Day, DaySteps>();
    days.set(meterDay.day, stepsOf(meterDay));
    bySite.set(meterDay.siteId, days);
    if (turn.isOver) await turn.next();
  }
  const groups = new Map(
    series
      .filter((item) => item.siteIds.length > 1)
      .flatMap((item) => item.siteIds.map((id) => [id, item.key] as const)),
  );
  const byKey = new Map<string, Map<Day, DaySteps>>();
  for (const sum of await sumSteps(db, corporateGroupId, groups, period, { withQuality: true })) {
    const days = byKey.get(sum.group) ?? new Map<Day, DaySteps>();
    days.set(sum.day, add(days.get(sum.day), summed(sum)));
    byKey.set(sum.group, days);
    if (turn.isOver) await turn.next();
  }
  return series.map((item) => {
    const [only] = item.siteIds;
    const days = item.siteIds.length === 1 && only !== undefined ? bySite.get(only) : byKey.get(item.key);
    return days ?? new Map<Day, DaySteps>();
  });
}
