import type { Queries } from '../../store/index.ts';
import type { Day } from '../calendar/day.ts';
import {
  formatInstant,
  startOfLocalDay,
  STEP_MS,
  stepsInDay,
  type Resolution,
} from '../calendar/stockholm.ts';
import { QUALITY_CODE } from '../meter-day/meter-day.ts';
import { addYears } from '../calendar/day.ts';
import { daysIn, type Period } from '../period.ts';
import { comparedPeriod, comparedWith, onClockOf, type Comparison } from './comparison.ts';
import type { SeriesPoints } from './day-points.ts';
import { readSteps, stepsByHour, type DaySteps, type StepsByDay } from './day-steps.ts';
import { toPoint, type GraphSeries, type LineGraphPoint } from './graph-series.ts';

/** The day of the compared period whose values are drawn at `day` of `period`; null when there is none. */
function dayBehind(day: Day, period: Period, comparison: Comparison | null): Day | null {
  if (comparison === null) return day;
  const candidate = comparison === 'previous_year' ? addYears(day, -1) : day - daysIn(period);
  return comparedWith(candidate, period, comparison) === day ? candidate : null;
}

function onClock(target: Day, day: Day, steps: DaySteps): DaySteps {
  const { resolution, wh, quality } = steps;
  return {
    resolution,
    wh: onClockOf(target, day, wh, resolution, Number.NaN),
    quality: quality === null ? null : onClockOf(target, day, quality, resolution, QUALITY_CODE.missing),
  };
}

/** Writes the instants of a day once for all series. */
function rememberingInstants(): (day: Day, resolution: Resolution) => readonly string[] {
  const written = new Map<string, readonly string[]>();
  return (day, resolution) => {
    const key = `${resolution}${day}`;
    let instants = written.get(key);
    if (instants === undefined) {
      const start = startOfLocalDay(day);
      instants = Array.from({ length: stepsInDay(day, resolution) }, (_, index) =>
        formatInstant(start + index * STEP_MS[resolution]),
      );
      written.set(key, instants);
    }
    return instants;
  };
}

/**
 * Points of hours or quarters of an hour. Days that were read by hour have points on the hour only, in `quarter` too.
 * @param comparison - when given, the values come from the period compared with, at the places of `period`
 * @returns one item per series, in their order
 */
export async function readStepPoints(
  db: Queries,
  corporateGroupId: string,
  series: readonly GraphSeries[],
  period: Period,
  resolution: Resolution,
  comparison: Comparison | null,
): Promise<SeriesPoints[]> {
  const source = comparison === null ? period : comparedPeriod(period, comparison);
  const steps = await readSteps(db, corporateGroupId, series, source);
  const instantsOf = rememberingInstants();

  function pointsOf(item: GraphSeries, days: StepsByDay | undefined): SeriesPoints {
    const points: LineGraphPoint[] = [];
    let totalWh: number | null = null;
    for (let day = period.first; day <= period.last; day += 1) {
      const behind = dayBehind(day, period, comparison);
      const stored = behind === null ? undefined : days?.get(behind);
      const wanted = stored === undefined || resolution === 'quarter' ? stored : stepsByHour(stored);
      const shown = wanted === undefined || behind === null ? undefined : onClock(day, behind, wanted);
      const stepResolution = shown?.resolution ?? (item.isQuarter ? resolution : 'hour');
      const instants = instantsOf(day, stepResolution);
      for (let index = 0; index < instants.length; index += 1) {
        const wh = shown?.wh[index] ?? Number.NaN;
        const isMissing = Number.isNaN(wh);
        if (!isMissing) totalWh = (totalWh ?? 0) + wh;
        const quality = shown?.quality?.[index] ?? QUALITY_CODE.measured;
        points.push(toPoint(instants[index] ?? '', isMissing ? null : wh, quality));
      }
    }
    return { points, totalWh };
  }

  return series.map((item, place) => pointsOf(item, steps[place]));
}
