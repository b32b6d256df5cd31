import type { CursorState } from '../../cursor/cursor.ts';
import type { CursorStore } from '../../cursor/store.ts';

/** A cursor without the steps of a moving pointer, which makes sixty a second. */
export interface SteadyCursor {
  /** The cursor where it last came to rest. */
  get(): CursorState;
  /** Takes over at once a state that is held back. */
  catchUp(): void;
  stop(): void;
}

/** ms without a move after which the cursor counts as at rest. */
const restMs = 80;

/**
 * Follows a cursor, and holds back its moves for as long as the pointer makes them.
 *
 * @param isPointed - Whether a pointer moves the cursor: other moves are told at once.
 * @param onRest - Called after each state that is not held back.
 */
export function createSteadyCursor(
  store: CursorStore,
  isPointed: () => boolean,
  onRest: () => void,
): SteadyCursor {
  let shown = store.get();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const catchUp = () => {
    clearTimeout(timer);
    if (shown === store.get()) return;
    shown = store.get();
    onRest();
  };
  const unsubscribe = store.subscribe(() => {
    clearTimeout(timer);
    if (isPointed()) timer = setTimeout(catchUp, restMs);
    else catchUp();
  });
  return {
    get: () => shown,
    catchUp,
    stop() {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
