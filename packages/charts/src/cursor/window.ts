import { firstNotBefore } from '../core/bisect.ts';
import {
  addLevels,
  coarserLevel,
  isFiner,
  levelFor,
  levelsOf,
  startOfLevel,
  type Level,
  type TimeWindow,
  type TrackStep,
} from '../core/time/levels.ts';
import { dayMs, hourMs, minuteMs } from '@vinrod/locale/clock';
import { valueAt } from '../core/typed-array.ts';

/** Steps that a window is taken from. */
export interface Steps {
  /** UTC ms (places in a ranking), rising. */
  readonly starts: Float64Array;
  readonly step: TrackStep;
}

/** Shortest window: a few steps, so that there is a line to see. */
const shortest: Readonly<Record<TrackStep, number>> = {
  quarter: 45 * minuteMs,
  hour: 4 * hourMs,
  day: 3 * dayMs,
  week: 21 * dayMs,
  month: 62 * dayMs,
  year: 731 * dayMs,
  rank: 9,
};

/** From the first step to the last. */
export function wholeWindow(starts: Float64Array): TimeWindow {
  return { from: valueAt(starts, 0), to: valueAt(starts, starts.length - 1) };
}

/** The part of a window that overlaps the data; null (everything) when there is no overlap. */
export function clipWindow({ from, to }: TimeWindow, starts: Float64Array): TimeWindow | null {
  const whole = wholeWindow(starts);
  const clipped = { from: Math.max(from, whole.from), to: Math.min(to, whole.to) };
  return clipped.from <= clipped.to ? clipped : null;
}

/** First step in a window, and the one after its last. */
export function stepsWithin(
  starts: Float64Array,
  window: TimeWindow | null,
): readonly [first: number, end: number] {
  if (window === null) return [0, starts.length];
  return [firstNotBefore(starts, window.from), firstNotBefore(starts, window.to + 1)];
}

/**
 * Fits a window to the data: no longer than it, no shorter than a few steps, and moved rather than cut. Null when
 * it would show everything.
 */
export function fitWindow({ from, to }: TimeWindow, { starts, step }: Steps): TimeWindow | null {
  const whole = wholeWindow(starts);
  const longest = whole.to - whole.from;
  const length = Math.min(longest, Math.max(shortest[step], to - from));
  if (!(length < longest)) return null;
  if (from >= whole.from && to <= whole.to && length === to - from) return { from, to };
  const middle = (from + to) / 2;
  const start = Math.min(whole.to - length, Math.max(whole.from, middle - length / 2));
  return { from: start, to: start + length };
}

/** A window `factor` times as long, with one instant kept in its place. */
export function zoomWindow(
  window: TimeWindow | null,
  factor: number,
  at: number,
  steps: Steps,
): TimeWindow | null {
  const { from, to } = window ?? wholeWindow(steps.starts);
  const smallest = Math.min(1, shortest[steps.step] / (to - from));
  const scale = Math.max(factor, smallest);
  return fitWindow({ from: at - (at - from) * scale, to: at + (to - at) * scale }, steps);
}

/** The steps of one unit of a level, as a window. */
export function unitWindow(level: Level, instant: number, { starts, step }: Steps): TimeWindow {
  const start = startOfLevel(level, step, instant);
  const end = addLevels(level, step, start, 1);
  const last = firstNotBefore(starts, end) - 1;
  return { from: Math.max(start, valueAt(starts, 0)), to: valueAt(starts, last) };
}

function isSame(a: TimeWindow, b: TimeWindow): boolean {
  return a.from === b.from && a.to === b.to;
}

/** The level whose unit a window shows exactly; null when it shows something else. */
export function unitOf(window: TimeWindow, steps: Steps): Level | null {
  return levelsOf(steps.step).find((level) => isSame(window, unitWindow(level, window.from, steps))) ?? null;
}

/**
 * The window to zoom out to: the smallest unit that contains more, or null for everything when no such unit is passed
 * on the way in.
 */
export function parentWindow(window: TimeWindow, steps: Steps): TimeWindow | null {
  const own = unitOf(window, steps);
  const widest = levelFor(steps.step, wholeWindow(steps.starts));
  const finestFirst = levelsOf(steps.step).toReversed();
  let level: Level | null = own === null ? (finestFirst[0] ?? null) : coarserLevel(own, steps.step);
  for (; level !== null; level = coarserLevel(level, steps.step)) {
    if (isFiner(widest, level, steps.step)) return null;
    const unit = unitWindow(level, window.from, steps);
    if (unit.from <= window.from && unit.to >= window.to && !isSame(unit, window)) {
      return fitWindow(unit, steps);
    }
  }
  return null;
}

/** A window moved to show an instant a quarter in from its edge; a whole month, day … becomes the one that holds it. */
export function windowWith(window: TimeWindow | null, instant: number, steps: Steps): TimeWindow | null {
  if (window === null || (instant >= window.from && instant <= window.to)) return window;
  const unit = unitOf(window, steps);
  if (unit !== null) return unitWindow(unit, instant, steps);
  const length = window.to - window.from;
  const by = instant < window.from ? instant - window.from - length / 4 : instant - window.to + length / 4;
  return fitWindow({ from: window.from + by, to: window.to + by }, steps);
}
