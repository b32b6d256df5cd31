import { initialCursor, type CursorState, type CursorTrack } from './cursor.ts';
import { moveCursor, type CursorMove } from './moves.ts';

/** Holds a cursor outside React, so that moving it rerenders only what shows the cursor, not the chart. */
export interface CursorStore {
  get(): CursorState;
  /** @param source - Which of several linked charts made the move. */
  move(move: CursorMove, track: CursorTrack, source?: string): void;
  /** Calls back after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** Makes a cursor that has not been moved yet. */
export function createCursorStore(): CursorStore {
  let state = initialCursor;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    move(move, track, source) {
      const next = moveCursor(state, move, track);
      if (next === state) return;
      state = source === undefined || next.source === source ? next : { ...next, source };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
