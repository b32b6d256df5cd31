import { fromIsoWeek, isoWeekOf } from './iso-week.ts';
import { dayMs, hourMs, minuteMs } from '@vinrod/locale/clock';
import { fromLocal, toLocal } from '@vinrod/locale/wall-clock';
import { addSteps, startOfStep, type StepKind } from './steps.ts';

/** A calendar unit that a time cursor can move by. */
export type CalendarLevel = StepKind;

/** A unit of a ranking: single places, and tens, hundreds and thousands of them. */
export type RankLevel = 'thousand' | 'hundred' | 'ten' | 'rank';

/** A unit that a cursor can move by. */
export type Level = CalendarLevel | RankLevel;

/** What one step of a chart's axis is: a calendar step, or a place in a ranking. */
export type TrackStep = StepKind | 'rank';

/** From one instant to another, UTC ms. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

/** Places in one unit of a ranking. */
const rankSizes: Readonly<Record<RankLevel, number>> = { thousand: 1000, hundred: 100, ten: 10, rank: 1 };

function isRankLevel(level: Level): level is RankLevel {
  return level in rankSizes;
}

/** Whether a level is a calendar step that a series may have. */
export function isStep(level: Level | null): level is StepKind {
  return level !== null && !isRankLevel(level);
}

const ladders: Readonly<Record<TrackStep, readonly Level[]>> = {
  quarter: ['year', 'month', 'day', 'hour', 'quarter'],
  hour: ['year', 'month', 'day', 'hour'],
  day: ['year', 'month', 'day'],
  week: ['year', 'week'],
  month: ['year', 'month'],
  year: ['year'],
  rank: ['thousand', 'hundred', 'ten', 'rank'],
};

/** Levels for steps of a given length, coarsest first; the last is the step itself. */
export function levelsOf(step: TrackStep): readonly Level[] {
  return ladders[step];
}

/**
 * Start (UTC ms, or a place in a ranking) of the unit of a level that holds an instant. Weeks nest in ISO years,
 * every other step in calendar years.
 *
 * @param step - Length of the data's steps.
 */
export function startOfLevel(level: Level, step: TrackStep, instant: number): number {
  if (isRankLevel(level)) return Math.floor(instant / rankSizes[level]) * rankSizes[level];
  if (level !== 'year') return startOfStep(level, instant);
  if (step === 'week') return fromIsoWeek({ year: isoWeekOf(instant).year, week: 1 });
  return fromLocal(toLocal(instant).year, 1);
}

/** Start (UTC ms) of the unit `count` units after the one that starts at `start`. */
export function addLevels(level: Level, step: TrackStep, start: number, count: number): number {
  if (isRankLevel(level)) return start + count * rankSizes[level];
  if (level !== 'year') return addSteps(level, start, count);
  if (step === 'week') return fromIsoWeek({ year: isoWeekOf(start).year + count, week: 1 });
  return fromLocal(toLocal(start).year + count, 1);
}

/** Mean lengths (ms, or places), for counting only. */
const lengths: Readonly<Record<Level, number>> = {
  ...rankSizes,
  quarter: 15 * minuteMs,
  hour: hourMs,
  day: dayMs,
  week: 7 * dayMs,
  month: 30.44 * dayMs,
  year: 365.25 * dayMs,
};

/**
 * Most units that one row of a cursor may hold. Screen readers step a range input by a share of its length, so
 * a row never spans a whole long series.
 */
const mostUnits: Readonly<Record<Level, number>> = {
  quarter: 16,
  hour: 50,
  day: 62,
  week: 106,
  month: 36,
  year: Number.POSITIVE_INFINITY,
  rank: 100,
  ten: 100,
  hundred: 100,
  thousand: Number.POSITIVE_INFINITY,
};

/** The finest level whose units in a window are few enough to be stepped through one by one. */
export function levelFor(step: StepKind, window: TimeWindow): CalendarLevel;
export function levelFor(step: TrackStep, window: TimeWindow): Level;
export function levelFor(step: TrackStep, { from, to }: TimeWindow): Level {
  const finestFirst = ladders[step].toReversed();
  return finestFirst.find((level) => (to - from) / lengths[level] <= mostUnits[level]) ?? step;
}

/** The next coarser level; null for the coarsest. */
export function coarserLevel(level: Level, step: TrackStep): Level | null {
  const ladder = ladders[step];
  return ladder[ladder.indexOf(level) - 1] ?? null;
}

/** Whether a level is finer than another. */
export function isFiner(level: Level, than: Level, step: TrackStep): boolean {
  const ladder = ladders[step];
  return ladder.indexOf(level) > ladder.indexOf(than);
}
