import { fromIsoWeek, isoWeekOf } from './iso-week.ts';
import { dayMs, fromLocal, hourMs, minuteMs, toLocal } from './stockholm.ts';
import { addSteps, startOfStep, type StepKind } from './steps.ts';

/** A grain of the calendar that a time cursor can move by. */
export type Level = 'year' | StepKind;

/** An instant to an instant, UTC ms. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

const ladders: Readonly<Record<StepKind, readonly Level[]>> = {
  quarter: ['year', 'month', 'day', 'hour', 'quarter'],
  hour: ['year', 'month', 'day', 'hour'],
  day: ['year', 'month', 'day'],
  week: ['year', 'week'],
  month: ['year', 'month'],
};

/** Levels over steps of some length, coarsest first; the last is the step itself. */
export function levelsOf(step: StepKind): readonly Level[] {
  return ladders[step];
}

/**
 * Start (UTC ms) of the unit of a level that holds an instant. Weeks nest in ISO years, every other step in
 * calendar years.
 *
 * @param step Length of the data's steps.
 */
export function startOfLevel(level: Level, step: StepKind, instant: number): number {
  if (level !== 'year') return startOfStep(level, instant);
  if (step === 'week') return fromIsoWeek({ year: isoWeekOf(instant).year, week: 1 });
  return fromLocal(toLocal(instant).year, 1);
}

/** Start (UTC ms) of the unit `count` units after the one that starts at `start`. */
export function addLevels(level: Level, step: StepKind, start: number, count: number): number {
  if (level !== 'year') return addSteps(level, start, count);
  if (step === 'week') return fromIsoWeek({ year: isoWeekOf(start).year + count, week: 1 });
  return fromLocal(toLocal(start).year + count, 1);
}

/** Mean lengths, for counting only. */
const lengthMs: Readonly<Record<Level, number>> = {
  quarter: 15 * minuteMs,
  hour: hourMs,
  day: dayMs,
  week: 7 * dayMs,
  month: 30.44 * dayMs,
  year: 365.25 * dayMs,
};

/**
 * Most units that one row of a cursor may hold. Screen readers step a range input by a share of its length, so
 * a row is never the whole of a long series.
 */
const mostUnits: Readonly<Record<Level, number>> = {
  quarter: 16,
  hour: 50,
  day: 62,
  week: 106,
  month: 36,
  year: Number.POSITIVE_INFINITY,
};

/** The finest level whose units in a window are few enough to be stepped through one by one. */
export function levelFor(step: StepKind, { from, to }: TimeWindow): Level {
  const finestFirst = ladders[step].toReversed();
  return finestFirst.find((level) => (to - from) / lengthMs[level] <= mostUnits[level]) ?? step;
}

/** The level one coarser than another; null for the coarsest. */
export function coarserLevel(level: Level, step: StepKind): Level | null {
  const ladder = ladders[step];
  return ladder[ladder.indexOf(level) - 1] ?? null;
}

/** Whether a level is finer than another. */
export function isFiner(level: Level, than: Level, step: StepKind): boolean {
  const ladder = ladders[step];
  return ladder.indexOf(level) > ladder.indexOf(than);
}
