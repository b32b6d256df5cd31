import { aggregate } from '../core/aggregate.ts';
import type { Covered } from '../core/time/covered.ts';
import { firstNotBefore } from '../core/bisect.ts';
import {
  addLevels,
  coarserLevel,
  isFiner,
  levelFor,
  startOfLevel,
  type Level,
  type TimeWindow,
  type TrackStep,
} from '../core/time/levels.ts';
import { valueAt } from '../core/typed-array.ts';
import { stepsWithin, unitWindow, wholeWindow, type Steps } from './window.ts';

/** A series that the cursor can be on. */
export interface CursorSeries {
  readonly key: string;
  readonly values: Float64Array;
}

/** What the cursor moves over. */
export interface CursorTrack {
  /** Starts of the steps, UTC ms; for a chart without a time axis any rising numbers. */
  readonly starts: Float64Array;
  /** Visible series in their fixed order. */
  readonly series: readonly CursorSeries[];
  /** Length of the steps: gives the cursor levels and the chart a window. */
  readonly step?: TrackStep;
  /** Days that the values cover, when they may cut the first and the last step. */
  readonly covered?: Covered | null;
  /** Shorter steps of the same period that the reader can drill into; the window is then counted in them. */
  readonly finer?: Steps;
  /** Whether values of several steps add up (energy) or are averaged (prices); averaged when left out. */
  readonly isSummed?: boolean;
  /** Instants that the reader may want to find, besides gaps: annotations. UTC ms, rising. */
  readonly marks?: readonly number[];
}

/** What a search moved the cursor to. */
export type Found =
  | {
      readonly kind: 'highest' | 'lowest';
      /** 1 is the most extreme. */
      readonly place: number;
    }
  | {
      readonly kind: 'gap';
      /** Steps without a value. */
      readonly length: number;
    }
  | { readonly kind: 'mark' | 'clock' };

/** Where the cursor is, and what the chart shows. Times and keys instead of indices, so that both survive new data. */
export interface CursorState {
  /** UTC ms; null until the reader selects a time. */
  readonly time: number | null;
  /** Key of the series in focus; null means the first visible one. */
  readonly seriesKey: string | null;
  /** Whether the tooltip is shown. */
  readonly isOpen: boolean;
  /** Whether the tooltip stays when the pointer moves on. */
  readonly isPinned: boolean;
  readonly found: Found | null;
  /** Level requested by the reader; null follows the window. */
  readonly level: Level | null;
  /** What the chart shows; null is everything. */
  readonly window: TimeWindow | null;
  /** Which of several linked charts was moved last. */
  readonly source: string | null;
}

/** The cursor before anything is selected. */
export const initialCursor: CursorState = {
  time: null,
  seriesKey: null,
  isOpen: false,
  isPinned: false,
  found: null,
  level: null,
  window: null,
  source: null,
};

/** Whether the reader has asked for a place: until then nothing is marked and no values are listed. */
export function isAsked({ time, isOpen }: CursorState): boolean {
  return time !== null || isOpen;
}

/** The row of positions that the range input covers, and where the cursor is in it. */
export interface CursorPlace {
  /** Null in a chart without levels. */
  readonly level: Level | null;
  /** First data step under the cursor. */
  readonly index: number;
  /** One after the last; more than one step at a coarse level. */
  readonly end: number;
  readonly position: number;
  /** Positions in the row. */
  readonly count: number;
  /** First data step of a position. */
  readonly indexAt: (position: number) => number;
}

/** Steps that the window of a chart is counted in; null in a chart without one. */
export function windowSteps({ step, starts, finer }: CursorTrack): Steps | null {
  if (finer !== undefined) return finer;
  return step === undefined ? null : { step, starts };
}

/** The newest shown step with a value, so that a future step is not announced first; the last when none has one. */
function newestIndex(state: CursorState, track: CursorTrack): number {
  const [first, end] = stepsWithin(track.starts, track.step ? state.window : null);
  const values = cursorSeries(state, track)?.values;
  if (values === undefined) return end - 1;
  let index = end - 1;
  while (index >= first && Number.isNaN(valueAt(values, index))) index -= 1;
  return index < first ? end - 1 : index;
}

/** Data step under the cursor; the newest one with a value until the reader selects a time. -1 without steps. */
export function cursorIndex(state: CursorState, track: CursorTrack): number {
  if (state.time !== null) {
    const holding = firstNotBefore(track.starts, state.time + 1) - 1;
    return Math.min(track.starts.length - 1, Math.max(0, holding));
  }
  return newestIndex(state, track);
}

function stepPlace(index: number, [first, end]: readonly [number, number], level: Level | null): CursorPlace {
  return {
    level,
    index,
    end: index + 1,
    position: index - first,
    count: end - first,
    indexAt: (position) => first + position,
  };
}

/** Starts of the units of a level that overlap a window. */
function unitStarts(level: Level, step: TrackStep, { from, to }: TimeWindow): number[] {
  const units: number[] = [];
  for (let at = startOfLevel(level, step, from); at <= to; at = addLevels(level, step, at, 1)) units.push(at);
  return units;
}

interface KnownPlace {
  readonly track: CursorTrack;
  readonly place: CursorPlace | null;
}

const known = new WeakMap<CursorState, KnownPlace>();

/**
 * Where the cursor is at its level; null without steps. Cached, since crosshair, time cursor and legend all need it;
 * safe because states and tracks are never changed in place.
 */
export function placeOf(state: CursorState, track: CursorTrack): CursorPlace | null {
  const cached = known.get(state);
  if (cached?.track === track) return cached.place;
  const place = findPlace(state, track);
  known.set(state, { track, place });
  return place;
}

function findPlace(state: CursorState, track: CursorTrack): CursorPlace | null {
  const { starts, step } = track;
  const index = cursorIndex(state, track);
  if (index < 0) return null;
  if (step === undefined) return stepPlace(index, [0, starts.length], null);
  const time = valueAt(starts, index);
  const shown = state.window ?? wholeWindow(starts);
  const isOutside = time < shown.from || time > shown.to;
  const window = isOutside ? wholeWindow(starts) : shown;
  const own = levelFor(step, window);
  const asked = state.level ?? own;
  const isFine = isFiner(asked, own, step);
  const parent = isFine ? coarserLevel(asked, step) : null;
  const row = parent === null ? window : unitWindow(parent, time, { starts, step });
  const level = isFine ? asked : own;
  const within = stepsWithin(starts, row);
  if (level === step) return stepPlace(index, within, level);
  const units = unitStarts(level, step, row);
  const position = units.findLastIndex((unit) => unit <= time);
  const first = (at: number) => Math.max(within[0], firstNotBefore(starts, units[at] ?? Number.NaN));
  const next = units[position + 1];
  return {
    level,
    index: first(position),
    end: next === undefined ? within[1] : Math.min(within[1], firstNotBefore(starts, next)),
    position,
    count: units.length,
    indexAt: first,
  };
}

/** Series under the cursor; null when none is visible. */
export function cursorSeries(state: CursorState, track: CursorTrack): CursorSeries | null {
  return track.series.find(({ key }) => key === state.seriesKey) ?? track.series[0] ?? null;
}

/**
 * Visible series by their value at a place, highest first; those without a value last, in their order.
 *
 * @param isSummed - Whether values of several steps add up; otherwise they are averaged.
 */
export function ranked<Ranked extends CursorSeries>(
  series: readonly Ranked[],
  { index, end }: Pick<CursorPlace, 'index' | 'end'>,
  isSummed = false,
): Ranked[] {
  const sizes = series.map((one) => {
    const { value } = aggregate(one, index, end, isSummed);
    return { one, value: Number.isNaN(value) ? Number.NEGATIVE_INFINITY : value };
  });
  return sizes.toSorted((a, b) => (a.value === b.value ? 0 : b.value - a.value)).map(({ one }) => one);
}
