import { ChartDataError } from '../core/errors.ts';
import type { TimeSeries } from '../core/series.ts';
import type { TimeWindow } from '../core/time/levels.ts';
import { dayMs } from '@vinrod/locale/clock';
import type { CursorTrack } from '../cursor/cursor.ts';
import { stepsWithin } from '../cursor/window.ts';
import { pitchOf } from '../layout/bar-layout.ts';
import { weekModel, type BarModel } from './day-model.ts';
import { barKeys } from './day-words.ts';

/** Bars thinner than this are indistinguishable, and weeks are drawn instead, px. */
const thinnestDay = 2.5;
/** A window shorter than this has too few days to compare, and hours are drawn instead, ms. */
const shortestByDays = 3 * dayMs;

/** Hours as bars; the year before is only known per day. */
export function hourModel({ starts, values, quality: qualities }: TimeSeries): BarModel {
  const none = new Float64Array(starts.length).fill(Number.NaN);
  return {
    step: 'hour',
    starts,
    values,
    quality: qualities,
    previous: none,
    line: none,
    isTinted: new Uint8Array(starts.length),
  };
}

/** Days, and the weeks and hours of the same period. */
export interface BarModels {
  readonly day: BarModel;
  readonly week: BarModel;
  /** Null when the app has no hours. */
  readonly hour: BarModel | null;
}

/**
 * The days of a graph with their weeks and hours.
 *
 * @throws {ChartDataError} for `hours` with another step than hours.
 */
export function barModels(day: BarModel, hours: TimeSeries | undefined): BarModels {
  if (hours !== undefined && hours.step !== 'hour') {
    throw new ChartDataError(`Hours of days were asked for, not steps of one ${hours.step}.`);
  }
  const hour = hours === undefined || hours.starts.length < 2 ? null : hourModel(hours);
  return { day, week: weekModel(day), hour };
}

/**
 * The bars that a window is drawn with: hours within a day or two, weeks where days would be too thin.
 *
 * @param width - px.
 */
export function drawnModel(models: BarModels, window: TimeWindow | null, width: number): BarModel {
  const { day, week, hour } = models;
  if (hour !== null && window !== null && window.to - window.from < shortestByDays) return hour;
  const [first, end] = stepsWithin(day.starts, window);
  return width > 0 && pitchOf(end - first, width) < thinnestDay ? week : day;
}

/** The cursor's track: the bars that are drawn, with the days or hours in them as the next level. */
export function barTrack(model: BarModel, { day, hour }: BarModels): CursorTrack {
  const within = hour ?? (model.step === 'week' ? day : null);
  return {
    step: model.step,
    starts: model.starts,
    covered: model.covered ?? null,
    series: [{ key: barKeys.current, values: model.values }],
    isSummed: true,
    ...(within === null || within === model ? {} : { finer: within }),
  };
}

/** The bars of a model from `first` up to `end` (exclusive). */
export function barsWithin(model: BarModel, [first, end]: readonly [number, number]): BarModel {
  return {
    step: model.step,
    starts: model.starts.subarray(first, end),
    values: model.values.subarray(first, end),
    quality: model.quality.subarray(first, end),
    previous: model.previous.subarray(first, end),
    line: model.line.subarray(first, end),
    isTinted: model.isTinted.subarray(first, end),
  };
}
