import { createSeries, type TimeSeries } from './series.ts';
import { localDayOf } from '@vinrod/locale/clock';
import { addLocalDays, fromLocal, startOfDayAt, toLocal } from '@vinrod/locale/wall-clock';
import { addSteps, startOfStep } from './time/steps.ts';
import { valueAt } from './typed-array.ts';

/** An earlier period shifted onto a later one, with the original times of its values. */
export interface AlignedSeries {
  readonly series: TimeSeries;
  /** Real start of each interval, UTC ms, in the order of `series`. */
  readonly originalStarts: Float64Array;
}

/**
 * Shifts an earlier period to start where a later one does: the n-th day, week or month lines up with the n-th, and
 * hours with the same local clock time. Never by a fixed number of hours: the clock changes fall on different dates
 * each year. The hour that the autumn change repeats keeps its first occurrence and loses its second, because the
 * later day may have only one such hour. Nothing is cut off where the later period ends.
 *
 * @param series - The earlier period.
 * @param toStart - Start of the later period, UTC ms.
 */
export function alignTo(series: TimeSeries, toStart: number): AlignedSeries {
  const { step, starts } = series;
  if (starts.length === 0) return { series, originalStarts: starts };
  const fromStart = valueAt(starts, 0);
  const kept: number[] = [];
  const moved: number[] = [];
  const days = localDayOf(toStart) - localDayOf(fromStart);
  const firstStep = startOfStep(step, toStart);
  let previous = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < starts.length; i += 1) {
    const start = valueAt(starts, i);
    let target = addSteps(step, firstStep, i);
    if (step === 'quarter' || step === 'hour') {
      const { hour, minute } = toLocal(start);
      const day = toLocal(addLocalDays(startOfDayAt(start), days));
      target = fromLocal(day.year, day.month, day.day, hour, minute);
    } else if (step === 'day') target = addLocalDays(start, days);
    if (target <= previous) continue;
    previous = target;
    kept.push(i);
    moved.push(target);
  }
  return {
    series: createSeries({
      step,
      starts: moved,
      values: kept.map((i) => valueAt(series.values, i)),
      quality: kept.map((i) => series.quality[i] ?? 0),
    }),
    originalStarts: Float64Array.from(kept, (i) => valueAt(starts, i)),
  };
}
