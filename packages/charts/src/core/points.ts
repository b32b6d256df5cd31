import { ChartDataError } from './errors.ts';
import { createSeries, fillSteps, quality, type QualityName, type TimeSeries } from './series.ts';
import { startOfLocalDay } from '@vinrod/locale/clock';
import { parseDay } from '@vinrod/locale/day';
import { startOfStep, type StepKind } from './time/steps.ts';

/** One value as in the API's line graphs. */
export interface Point {
  /** `YYYY-MM-DD` (local start of the day, ISO week or month) or an ISO instant with an offset. */
  readonly x: string;
  /** Null is missing. */
  readonly y: number | null;
  readonly quality?: QualityName;
}

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

/**
 * Reads a local date (`YYYY-MM-DD`, midnight in Sweden) or an ISO instant with an offset as UTC ms.
 *
 * @throws {ChartDataError} when the text is neither, or names a day that does not exist.
 */
export function parseTime(text: string): number {
  const day = parseDay(text);
  if (day !== null) return startOfLocalDay(day);
  if (instantPattern.test(text)) {
    const instant = Date.parse(text);
    if (!Number.isNaN(instant)) return instant;
  }
  throw new ChartDataError(`"${text}" is neither a date (YYYY-MM-DD) nor an instant with an offset.`);
}

/**
 * Makes a series from the points of the API's line graphs. Steps without a point become gaps. The
 * first point of a week or month series may lie inside its week or month (a period that starts on a Friday).
 *
 * @throws {ChartDataError} for text that is not a time, times that do not rise, or values that are infinite.
 */
export function seriesFromPoints(
  points: readonly Point[],
  resolution: StepKind,
  name = 'the series',
): TimeSeries {
  const series = createSeries({
    step: resolution,
    starts: points.map((point) => startOfStep(resolution, parseTime(point.x))),
    values: points.map((point) => point.y ?? Number.NaN),
    quality: points.map((point) => quality[point.quality ?? 'measured']),
    name,
  });
  return fillSteps(series, name);
}
