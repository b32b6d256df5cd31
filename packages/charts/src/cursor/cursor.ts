import { closestTo } from '../core/bisect.ts';
import { byValueDescending } from '../core/stats.ts';
import { valueAt } from '../core/typed-array.ts';

/** One series that the cursor can stand on. */
export interface Lane {
  readonly key: string;
  readonly values: Float64Array;
}

/** What the cursor moves over. */
export interface CursorTrack {
  /** Starts of the steps, UTC ms. */
  readonly starts: Float64Array;
  /** Visible series in their fixed order. */
  readonly lanes: readonly Lane[];
}

/** A value that was jumped to for being the n-th highest or lowest of its series. */
export interface Extreme {
  readonly kind: 'highest' | 'lowest';
  /** 1 is the most extreme. */
  readonly place: number;
}

/** Where the cursor is. Times and keys instead of indices, so that it survives new data. */
export interface CursorState {
  /** UTC ms; null before the reader chose a time. */
  readonly time: number | null;
  /** Key of the series in focus; null means the first visible one. */
  readonly lane: string | null;
  /** Whether the tooltip is shown. */
  readonly isOpen: boolean;
  readonly extreme: Extreme | null;
}

/** Something the reader asks of the cursor. */
export type CursorMove =
  | { readonly type: 'step'; readonly by: number }
  | { readonly type: 'go'; readonly index: number }
  | { readonly type: 'first' | 'last' | 'close' | 'open' }
  | { readonly type: 'lane'; readonly by: 1 | -1 }
  | { readonly type: 'extreme'; readonly kind: Extreme['kind'] };

/** The cursor before anything was chosen. */
export const initialCursor: CursorState = { time: null, lane: null, isOpen: false, extreme: null };

/** Step that the cursor stands on; the last one before the reader chose. -1 without steps. */
export function cursorIndex(state: CursorState, track: CursorTrack): number {
  if (state.time === null) return track.starts.length - 1;
  return closestTo(track.starts, state.time);
}

/** Series that the cursor stands on; null when none is visible. */
export function cursorLane(state: CursorState, track: CursorTrack): Lane | null {
  return track.lanes.find(({ key }) => key === state.lane) ?? track.lanes[0] ?? null;
}

function missingLast(value: number): number {
  return Number.isNaN(value) ? Number.NEGATIVE_INFINITY : value;
}

/** Visible series by their value at a step, highest first; those without a value last, in their order. */
export function ranked<Ranked extends Lane>(lanes: readonly Ranked[], index: number): Ranked[] {
  return lanes
    .map((lane) => ({ lane, value: missingLast(valueAt(lane.values, index)) }))
    .toSorted((a, b) => (a.value === b.value ? 0 : b.value - a.value))
    .map(({ lane }) => lane);
}

function at(state: CursorState, track: CursorTrack, index: number): CursorState {
  const last = track.starts.length - 1;
  if (last < 0) return state;
  const time = valueAt(track.starts, Math.min(last, Math.max(0, index)));
  if (time === state.time && state.isOpen && state.extreme === null) return state;
  return { ...state, time, isOpen: true, extreme: null };
}

function toExtreme(state: CursorState, track: CursorTrack, kind: Extreme['kind']): CursorState {
  const lane = cursorLane(state, track);
  const order = lane ? byValueDescending(lane.values) : new Int32Array(0);
  if (order.length === 0) return state;
  const isNext = state.extreme?.kind === kind;
  const place = Math.min(order.length, isNext ? (state.extreme?.place ?? 0) + 1 : 1);
  const index = kind === 'highest' ? order[place - 1] : order[order.length - place];
  return { ...at(state, track, index ?? 0), extreme: { kind, place } };
}

function toLane(state: CursorState, track: CursorTrack, by: 1 | -1): CursorState {
  const order = ranked(track.lanes, cursorIndex(state, track));
  const current = cursorLane(state, track);
  if (!current) return state;
  const next = order[order.findIndex(({ key }) => key === current.key) - by] ?? current;
  return { ...state, lane: next.key, isOpen: true, extreme: null };
}

/** The cursor after a move. It stops at the ends: wrapping around silently would lose the reader's place in time. */
export function moveCursor(state: CursorState, move: CursorMove, track: CursorTrack): CursorState {
  switch (move.type) {
    case 'step':
      return at(state, track, cursorIndex(state, track) + move.by);
    case 'go':
      return at(state, track, move.index);
    case 'first':
      return at(state, track, 0);
    case 'last':
      return at(state, track, track.starts.length - 1);
    case 'lane':
      return toLane(state, track, move.by);
    case 'extreme':
      return toExtreme(state, track, move.kind);
    case 'open':
      return state.isOpen ? state : { ...state, isOpen: true };
    case 'close':
      return state.isOpen ? { ...state, isOpen: false } : state;
  }
}
