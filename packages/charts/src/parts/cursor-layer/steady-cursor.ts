import type { CursorState } from '../../cursor/cursor.ts';
import type { CursorStore } from '../../cursor/store.ts';

/** How soon somebody has to be told of a move: at once, when the cursor has come to rest, or not at all. */
export type Urgency = 'now' | 'atRest' | 'never';

/** Decides how soon somebody has to be told that the cursor is in another state. */
export type UrgencyOf = (state: CursorState) => Urgency;

/** A cursor as seen by somebody who need not know of every move. */
export interface SteadyCursor {
  /** The cursor when it was last told of. */
  get(): CursorState;
  subscribe(listener: () => void): () => void;
  /** Tells at once what has been held back. */
  catchUp(): void;
  /** Sets how soon to tell of a move; at once until then. */
  decideBy(urgencyOf: UrgencyOf): void;
}

/** After so long without a move a cursor is at rest, ms. */
const restMs = 120;

const always: UrgencyOf = () => 'now';

/** Holds back the moves of a cursor that somebody has no use for: a pointer makes sixty a second. */
export function createSteadyCursor(store: CursorStore): SteadyCursor {
  let urgencyOf = always;
  let shown = store.get();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    clearTimeout(timer);
    if (shown === store.get()) return;
    shown = store.get();
    for (const listener of listeners) listener();
  };
  let stop: (() => void) | undefined;
  return {
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      shown = store.get();
      stop ??= store.subscribe(() => {
        clearTimeout(timer);
        const urgency = urgencyOf(store.get());
        if (urgency === 'now') tell();
        else if (urgency === 'atRest') timer = setTimeout(tell, restMs);
      });
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        stop?.();
        stop = undefined;
      };
    },
    catchUp: tell,
    decideBy(next) {
      urgencyOf = next;
    },
  };
}
