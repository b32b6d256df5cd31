import type { TimeWindow } from '../../core/time/levels.ts';
import type { CursorStore } from '../../cursor/store.ts';
import { windowSteps, type CursorTrack } from '../../cursor/cursor.ts';
import { clipWindow } from '../../cursor/window.ts';

/** A window controlled by the app, for example from query params or a period ruler. */
export interface KeptWindow {
  /** Undefined when the chart controls it itself. */
  readonly window?: TimeWindow | null | undefined;
  readonly onWindowChange?: ((window: TimeWindow | null) => void) | undefined;
}

/** Keeps the windows of a chart and its app in sync, whichever changes. */
export interface WindowKeeper {
  /** Applies the app's window if it has changed. */
  follow(kept: KeptWindow, track: CursorTrack): void;
  /** Reports the window that the reader moved to. */
  moved(): void;
}

/** Creates the window keeper of one chart. */
export function createWindowKeeper(store: CursorStore): WindowKeeper {
  let kept: KeptWindow | null = null;
  let over: CursorTrack | null = null;
  let reported: TimeWindow | null = null;
  let isFollowing = false;
  return {
    follow(next, track) {
      const { window } = next;
      if (kept === null) reported = window ?? null;
      const before = over === track ? kept?.window : undefined;
      kept = next;
      over = track;
      if (window === undefined) return;
      if (before !== undefined && before?.from === window?.from && before?.to === window?.to) return;
      isFollowing = true;
      store.move(
        { type: 'show', window: window && clipWindow(window, (windowSteps(track) ?? track).starts) },
        track,
      );
      isFollowing = false;
      reported = store.get().window;
    },
    moved() {
      const { window } = store.get();
      // The app's own request is never reported back to it, even if it had to be adjusted to fit.
      if (isFollowing || window === reported) return;
      reported = window;
      kept?.onWindowChange?.(window);
    },
  };
}
