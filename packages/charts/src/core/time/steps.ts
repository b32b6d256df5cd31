import { ChartDataError } from '../errors.ts';
import { evenStep } from './even-step.ts';
import { startOfIsoWeek } from './iso-week.ts';
import { hourMs, minuteMs } from '@vinrod/locale/clock';
import { addLocalDays, fromLocal, startOfDayAt, toLocal } from '@vinrod/locale/wall-clock';
import { sameNumbers } from '../typed-array.ts';

/** Length of one metered interval. Quarters and hours are uniform in UTC; the others follow the local calendar. */
export type StepKind = 'quarter' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** Every step, shortest first. */
export const stepKinds: readonly StepKind[] = ['quarter', 'hour', 'day', 'week', 'month', 'year'];

const quarterMs = 15 * minuteMs;

/** Start (UTC ms) of the step that holds an instant. */
export function startOfStep(step: StepKind, instant: number): number {
  switch (step) {
    case 'quarter':
      return Math.floor(instant / quarterMs) * quarterMs;
    case 'hour':
      return Math.floor(instant / hourMs) * hourMs;
    case 'day':
      return startOfDayAt(instant);
    case 'week':
      return startOfIsoWeek(instant);
    case 'month': {
      const { year, month } = toLocal(instant);
      return fromLocal(year, month);
    }
    case 'year':
      return fromLocal(toLocal(instant).year, 1);
  }
}

/** Start (UTC ms) of the step `count` steps after the one that starts at `start`. */
export function addSteps(step: StepKind, start: number, count: number): number {
  switch (step) {
    case 'quarter':
      return start + count * quarterMs;
    case 'hour':
      return start + count * hourMs;
    case 'day':
      return addLocalDays(start, count);
    case 'week':
      return addLocalDays(start, count * 7);
    case 'month': {
      const { year, month } = toLocal(start);
      return fromLocal(year, month + count);
    }
    case 'year':
      return fromLocal(toLocal(start).year + count, 1);
  }
}

/** End (UTC ms, exclusive) of the step that starts at `start`. */
export function endOfStep(step: StepKind, start: number): number {
  return addSteps(step, start, 1);
}

/** Shortest length of a step, to bound how many there can be. */
const shortestMs: Readonly<Record<StepKind, number>> = {
  quarter: quarterMs,
  hour: hourMs,
  day: 23 * hourMs,
  week: 167 * hourMs,
  month: 671 * hourMs,
  year: 365 * 24 * hourMs,
};

/** More steps than any meter has measured: a longer period is a mistyped year. */
const mostSteps = 5_000_000;

/** @throws {ChartDataError} when there would be more than five million steps. */
function checkCount(step: StepKind, first: number, last: number): void {
  if ((last - first) / shortestMs[step] <= mostSteps) return;
  const period = `${new Date(first).toISOString()} to ${new Date(last).toISOString()}`;
  throw new ChartDataError(`The period from ${period} has more than ${mostSteps} steps (${step}).`);
}

/** Length of steps that are all equally long, ms; null of those that follow the calendar. */
function uniformLength(step: StepKind): number | null {
  if (step === 'quarter') return quarterMs;
  return step === 'hour' ? hourMs : null;
}

/**
 * Starts of every step from the one that starts at `first` to the one that starts at `last`, both included.
 *
 * @throws {ChartDataError} when that would be more than five million steps.
 */
export function stepStarts(step: StepKind, first: number, last: number): Float64Array {
  checkCount(step, first, last);
  const length = uniformLength(step);
  if (length !== null) {
    const uniform = new Float64Array((last - first) / length + 1);
    for (let i = 0; i < uniform.length; i += 1) uniform[i] = first + i * length;
    return uniform;
  }
  const starts: number[] = [];
  for (let start = first; start <= last; start = addSteps(step, start, 1)) starts.push(start);
  return Float64Array.from(starts);
}

/**
 * Whether an array holds what {@link stepStarts} returns, which is not made for it: a year of quarters is 35 040 numbers.
 *
 * @throws {ChartDataError} as it does.
 */
export function isEveryStep(starts: Float64Array, step: StepKind, first: number, last: number): boolean {
  checkCount(step, first, last);
  const length = uniformLength(step);
  if (length === null) return sameNumbers(starts, stepStarts(step, first, last));
  if (starts[0] !== first || starts.length !== Math.floor((last - first) / length) + 1) return false;
  return starts.length === 1 || evenStep(starts) === length;
}
