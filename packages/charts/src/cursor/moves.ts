import { closestTo, firstNotBefore } from '../core/bisect.ts';
import { addLevels, startOfLevel, type TimeWindow } from '../core/time/levels.ts';
import { valueAt } from '../core/typed-array.ts';
import {
  cursorIndex,
  cursorSeries,
  placeOf,
  ranked,
  windowSteps,
  type CursorState,
  type CursorTrack,
} from './cursor.ts';
import { findExtreme, findNext, type Finding } from './find.ts';
import { moveWindow, type WindowMove } from './window-moves.ts';
import { clipWindow, stepsWithin, windowWith } from './window.ts';

/** A move of the cursor that the reader requests. */
export type CursorMove =
  | WindowMove
  | { readonly type: 'step'; readonly by: number }
  /** A data step under the pointer (`hover`) or that it was pressed on (`go`). */
  | { readonly type: 'go' | 'hover'; readonly index: number }
  | { readonly type: 'position'; readonly position: number }
  /** Ends of the window, and of the data. */
  | { readonly type: 'first' | 'last' | 'dataFirst' | 'dataLast' }
  | { readonly type: 'open' | 'close' | 'leave' | 'pin' }
  | { readonly type: 'series'; readonly by: 1 | -1 }
  /** To a view that was kept. */
  | {
      readonly type: 'restore';
      readonly time: number | null;
      readonly seriesKey: string | null;
      readonly window: TimeWindow | null;
    }
  | { readonly type: 'extreme'; readonly kind: 'highest' | 'lowest' }
  | { readonly type: 'find'; readonly by: 1 | -1 };

/** Puts the cursor on a data step, and moves the window to show it. */
function at(state: CursorState, track: CursorTrack, index: number): CursorState {
  const last = track.starts.length - 1;
  if (last < 0) return state;
  const time = valueAt(track.starts, Math.min(last, Math.max(0, index)));
  if (time === state.time && state.isOpen && state.found === null) return state;
  const steps = windowSteps(track);
  const window = steps === null ? state.window : windowWith(state.window, time, steps);
  return { ...state, time, window, isOpen: true, found: null };
}

/** Puts the cursor on a single data step, whatever the level was. */
function atStep(state: CursorState, track: CursorTrack, index: number): CursorState {
  const moved = at(state, track, index);
  const level = track.step ?? null;
  return moved.level === level ? moved : { ...moved, level };
}

function atFinding(state: CursorState, track: CursorTrack, finding: Finding | null): CursorState {
  if (finding === null) return state;
  return { ...atStep(state, track, finding.index), found: finding.found };
}

function stepped(state: CursorState, track: CursorTrack, by: number): CursorState {
  const place = placeOf(state, track);
  if (place === null) return state;
  const { starts, step } = track;
  if (step === undefined || place.level === null || place.level === step) {
    return at(state, track, place.index + by);
  }
  const start = startOfLevel(place.level, step, valueAt(starts, place.index));
  const last = startOfLevel(place.level, step, valueAt(starts, starts.length - 1));
  const target = Math.min(last, addLevels(place.level, step, start, by));
  return at(state, track, firstNotBefore(starts, target));
}

function toSeries(state: CursorState, track: CursorTrack, by: 1 | -1): CursorState {
  const place = placeOf(state, track);
  const current = cursorSeries(state, track);
  if (!current || !place) return state;
  const order = ranked(track.series, place, track.isSummed);
  const next = order[order.findIndex(({ key }) => key === current.key) - by] ?? current;
  return { ...state, seriesKey: next.key, isOpen: true, found: null };
}

function shownEnds(state: CursorState, track: CursorTrack): readonly [first: number, last: number] {
  const [first, end] = stepsWithin(track.starts, track.step ? state.window : null);
  return [first, end - 1];
}

function opened(state: CursorState, isOpen: boolean): CursorState {
  const isPinned = isOpen && state.isPinned;
  return state.isOpen === isOpen && state.isPinned === isPinned ? state : { ...state, isOpen, isPinned };
}

/** The pointer has left: the tooltip closes, and the next key starts at the level of the window. */
function left(state: CursorState): CursorState {
  if (state.isPinned) return state;
  const closed = opened(state, false);
  return closed.level === null ? closed : { ...closed, level: null };
}

function pinned(state: CursorState, track: CursorTrack): CursorState {
  const index = cursorIndex(state, track);
  return { ...at(state, track, index), isPinned: !state.isPinned };
}

/** The cursor after a move. It stops at the ends: wrapping around silently would lose the reader's place in time. */
export function moveCursor(state: CursorState, move: CursorMove, track: CursorTrack): CursorState {
  switch (move.type) {
    case 'step':
      return stepped(state, track, move.by);
    case 'hover':
      return state.isPinned ? state : atStep(state, track, move.index);
    case 'go':
      return atStep(state, track, move.index);
    case 'position':
      return at(state, track, placeOf(state, track)?.indexAt(move.position) ?? 0);
    case 'first':
      return at(state, track, shownEnds(state, track)[0]);
    case 'last':
      return at(state, track, shownEnds(state, track)[1]);
    case 'dataFirst':
      return at(state, track, 0);
    case 'dataLast':
      return at(state, track, track.starts.length - 1);
    case 'series':
      return toSeries(state, track, move.by);
    case 'restore': {
      const { time, seriesKey, window } = move;
      const shown = moveWindow(
        state,
        { type: 'show', window: window && clipWindow(window, (windowSteps(track) ?? track).starts) },
        track,
      );
      return { ...shown, time, seriesKey, isOpen: time !== null };
    }
    case 'extreme':
      return atFinding(state, track, findExtreme(state, track, move.kind));
    case 'find':
      return atFinding(state, track, findNext(state, track, move.by));
    case 'open':
      return opened(state, true);
    case 'close':
      return opened(state, false);
    case 'leave':
      return left(state);
    case 'pin':
      return pinned(state, track);
    case 'show':
    case 'zoom':
    case 'pan':
    case 'drill':
    case 'out':
      return moveWindow(state, move, track);
  }
}

/** Shown data step closest to an instant. */
export function shownStepAt(instant: number, window: TimeWindow | null, track: CursorTrack): number {
  const [first, end] = stepsWithin(track.starts, track.step ? window : null);
  return Math.min(end - 1, Math.max(first, closestTo(track.starts, instant)));
}
