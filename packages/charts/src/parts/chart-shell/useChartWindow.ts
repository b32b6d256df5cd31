import { useEffect, useRef, useSyncExternalStore } from 'react';

import type { TimeWindow } from '../../core/time/levels.ts';
import type { CursorTrack } from '../../cursor/cursor.ts';
import type { CursorStore } from '../../cursor/store.ts';
import { clipWindow } from '../../cursor/window.ts';

/** A window that an app keeps, in its address or beside a period ruler. */
export interface KeptWindow {
  /** Undefined when the chart keeps it itself. */
  readonly window: TimeWindow | null | undefined;
  readonly onWindowChange: ((window: TimeWindow | null) => void) | undefined;
}

/** What a chart shows; it renders when that changes and not when the cursor moves. */
export function useChartWindow(store: CursorStore): TimeWindow | null {
  const window = () => store.get().window;
  return useSyncExternalStore(store.subscribe, window, window);
}

/** Keeps the window of a chart and that of its app the same, whichever changes. */
export function useKeptWindow(store: CursorStore, track: CursorTrack, kept: KeptWindow): void {
  const onChange = useRef(kept.onWindowChange);
  const reported = useRef(kept.window ?? null);
  const isFollowing = useRef(false);
  useEffect(() => {
    onChange.current = kept.onWindowChange;
  });
  const { from, to } = kept.window ?? { from: null, to: null };
  const isKept = kept.window !== undefined;
  useEffect(() => {
    if (!isKept) return;
    isFollowing.current = true;
    store.move(
      { type: 'show', window: from === null ? null : clipWindow({ from, to }, track.starts) },
      track,
    );
    isFollowing.current = false;
    reported.current = store.get().window;
  }, [store, track, isKept, from, to]);
  useEffect(
    () =>
      store.subscribe(() => {
        const { window } = store.get();
        // What the app asked for is not told back to it, also when it had to be made to fit.
        if (isFollowing.current || window === reported.current) return;
        reported.current = window;
        onChange.current?.(window);
      }),
    [store],
  );
}
