import { initialCursor, moveCursor, type CursorMove, type CursorState, type CursorTrack } from './cursor.ts';

/** Holds a cursor outside React, so that moving it renders what shows the cursor and not the chart. */
export interface CursorStore {
  get(): CursorState;
  move(move: CursorMove, track: CursorTrack): void;
  /** Calls back after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** Makes a cursor that nobody has moved yet. */
export function createCursorStore(): CursorStore {
  let state = initialCursor;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    move(move, track) {
      const next = moveCursor(state, move, track);
      if (next === state) return;
      state = next;
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
