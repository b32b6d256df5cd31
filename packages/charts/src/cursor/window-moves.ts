import { isFiner, levelFor, type TimeWindow } from '../core/time/levels.ts';
import { valueAt } from '../core/typed-array.ts';
import { placeOf, windowSteps, type CursorState, type CursorTrack } from './cursor.ts';
import {
  fitWindow,
  parentWindow,
  stepsWithin,
  unitWindow,
  wholeWindow,
  zoomWindow,
  type Steps,
} from './window.ts';

/** A move of the window that the reader requests. */
export type WindowMove =
  /** `factor` below 1 shows less. `at` (UTC ms) keeps its place; by default the cursor, or else the middle. */
  | { readonly type: 'zoom'; readonly factor: number; readonly at?: number }
  /** By a share of the window, forwards if positive. */
  | { readonly type: 'pan'; readonly share: number }
  | { readonly type: 'show'; readonly window: TimeWindow | null }
  /** Into the unit under the cursor (`drill`), and out again. */
  | { readonly type: 'drill' | 'out' };

function withWindow(state: CursorState, window: TimeWindow | null): CursorState {
  const isSame = window?.from === state.window?.from && window?.to === state.window?.to;
  return isSame && state.level === null ? state : { ...state, window, level: null, found: null };
}

/** Keeps the cursor inside the window, at the edge where it left. */
function withCursorInside(state: CursorState, { starts }: Steps): CursorState {
  const { time, window } = state;
  if (time === null || window === null || (time >= window.from && time <= window.to)) return state;
  const [first, end] = stepsWithin(starts, window);
  return { ...state, time: valueAt(starts, time < window.from ? first : end - 1) };
}

/** The unit under the cursor as a window. At the level of the steps there is nothing to drill into. */
function drilled(state: CursorState, track: CursorTrack, steps: Steps): CursorState {
  const place = placeOf(state, track);
  if (!place || place.level === null) return state;
  const level =
    place.level === steps.step
      ? levelFor(steps.step, state.window ?? wholeWindow(steps.starts))
      : place.level;
  if (!isFiner(steps.step, level, steps.step)) return state;
  const time = valueAt(track.starts, place.index);
  const window = unitWindow(level, time, steps);
  if (window.from >= window.to) return state;
  return { ...withWindow(state, window), time, isOpen: true };
}

function wentOut(state: CursorState, track: CursorTrack, steps: Steps): CursorState {
  const time = state.time ?? valueAt(track.starts, placeOf(state, track)?.index ?? 0);
  if (state.window !== null && state.level === null) {
    return { ...withWindow(state, parentWindow(state.window, steps)), time };
  }
  return state.level === null ? state : { ...state, level: null, found: null };
}

/** The state after a move of the window; unchanged in a chart without levels. */
export function moveWindow(state: CursorState, move: WindowMove, track: CursorTrack): CursorState {
  const steps = windowSteps(track);
  if (steps === null || steps.starts.length < 2) return state;
  const shown = state.window ?? wholeWindow(steps.starts);
  switch (move.type) {
    case 'zoom': {
      const middle = (shown.from + shown.to) / 2;
      const cursor = state.time !== null && state.time >= shown.from && state.time <= shown.to;
      const at = move.at ?? (cursor && state.time !== null ? state.time : middle);
      return withCursorInside(withWindow(state, zoomWindow(state.window, move.factor, at, steps)), steps);
    }
    case 'pan': {
      const by = (shown.to - shown.from) * move.share;
      const panned = fitWindow({ from: shown.from + by, to: shown.to + by }, steps);
      return withCursorInside(withWindow(state, panned), steps);
    }
    case 'show': {
      const window = move.window === null ? null : fitWindow(move.window, steps);
      return withCursorInside(withWindow(state, window), steps);
    }
    case 'drill':
      return drilled(state, track, steps);
    case 'out':
      return wentOut(state, track, steps);
  }
}
