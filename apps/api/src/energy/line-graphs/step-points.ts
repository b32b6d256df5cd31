import { Turn } from '../../server/yield-to-event-loop.ts';
import type { Queries } from '../../store/index.ts';
import type { Day } from '@vinrod/locale/day';
import { formatInstant, hourMs, startOfLocalDay } from '@vinrod/locale/clock';
import { stepMs, stepsInDay, type Resolution } from '../../quantities/resolution.ts';
import { qualityCode } from '../meter-day/meter-day.ts';
import { sitesThatShould } from '../delivered-sites.ts';
import type { Period } from '../period.ts';
import { dayBehind, onClockOf, type Comparison } from './comparison.ts';
import type { SeriesPoints } from './day-points.ts';
import { readSteps, stepsByHour, type DaySteps, type StepsByDay } from './day-steps.ts';
import { toPoint, type GraphSeries, type LineGraphPoint } from './graph-series.ts';
import type { WattHours } from '../../quantities/quantities.ts';

function onClock(target: Day, day: Day, steps: DaySteps): DaySteps {
  const { resolution, wh, quality, presentHours } = steps;
  return {
    resolution,
    presentHours: onClockOf(target, day, presentHours, resolution, 0),
    wh: onClockOf(target, day, wh, resolution, Number.NaN),
    quality: quality === null ? null : onClockOf(target, day, quality, resolution, qualityCode.missing),
  };
}

/** Input of {@link readStepPoints}. */
export interface StepPointsRequest {
  readonly resolution: Resolution;
  /** When given, reads the values of the compared period and places them at the dates of the period. */
  readonly comparison: Comparison | null;
  /** The current local day; it and later days need not have values yet. */
  readonly today: Day;
}

/** Formats the instants of a day once for all series. */
function cachingInstants(): (day: Day, resolution: Resolution) => readonly string[] {
  const written = new Map<string, readonly string[]>();
  return (day, resolution) => {
    const key = `${resolution}${day}`;
    let instants = written.get(key);
    if (instants === undefined) {
      const start = startOfLocalDay(day);
      instants = Array.from({ length: stepsInDay(day, resolution) }, (_, index) =>
        formatInstant(start + index * stepMs[resolution]),
      );
      written.set(key, instants);
    }
    return instants;
  };
}

/** Sum of all steps, including those without a counterpart in the period; null when nothing is measured. */
function sumOf(days: StepsByDay | undefined): WattHours | null {
  let sum: WattHours | null = null;
  for (const { wh } of days?.values() ?? [])
    for (const value of wh) if (!Number.isNaN(value)) sum = (sum ?? 0) + value;
  return sum;
}

/**
 * Points of hours or quarters. Days with values by hour have points on the hour only, in `quarter` too.
 * @returns one item per series, in their order
 */
export async function readStepPoints(
  db: Queries,
  corporateGroupId: string,
  series: readonly GraphSeries[],
  period: Period,
  { resolution, comparison, today }: StepPointsRequest,
): Promise<SeriesPoints[]> {
  const source = comparison?.source ?? period;
  const steps = await readSteps(db, corporateGroupId, series, source, today);
  const instantsOf = cachingInstants();
  const turn = new Turn();

  async function pointsOf(item: GraphSeries, days: StepsByDay | undefined): Promise<SeriesPoints> {
    const points: LineGraphPoint[] = [];
    const sitesOf = sitesThatShould(item.sites, source, today);
    for (let day = period.first; day <= period.last; day += 1) {
      if (turn.isOver) await turn.next();
      const behind = comparison === null ? day : dayBehind(day, period, comparison);
      const stored = behind === null ? undefined : days?.get(behind);
      const wanted = stored === undefined || resolution === 'quarter' ? stored : stepsByHour(stored);
      const shown = wanted === undefined || behind === null ? undefined : onClock(day, behind, wanted);
      const stepResolution = shown?.resolution ?? (item.isQuarter ? resolution : 'hour');
      const instants = instantsOf(day, stepResolution);
      const sites = behind === null ? 0 : sitesOf(behind);
      const expectedHours = (sites * stepMs[stepResolution]) / hourMs;
      for (let index = 0; index < instants.length; index += 1) {
        const wh = shown?.wh[index] ?? Number.NaN;
        const isMissing = Number.isNaN(wh);
        const quality = shown?.quality?.[index] ?? qualityCode.measured;
        const missingHours = expectedHours - (shown?.presentHours[index] ?? 0);
        points.push(toPoint(instants[index] ?? '', isMissing ? null : wh, quality, missingHours));
      }
    }
    return { points, totalWh: sumOf(days) };
  }

  const made: SeriesPoints[] = [];
  for (const [place, item] of series.entries()) made.push(await pointsOf(item, steps[place]));
  return made;
}
