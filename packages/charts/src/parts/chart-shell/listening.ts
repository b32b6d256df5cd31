import { cursorSeries, type CursorTrack } from '../../cursor/cursor.ts';
import type { CursorStore } from '../../cursor/store.ts';
import { stepsWithin } from '../../cursor/window.ts';
import type { Playing } from '../../sound/play.ts';

/** The sound of a chart. */
export interface Listening {
  /** Plays the visible part of the focused series, or stops if it is already playing. */
  toggle(): void;
  stop(): void;
}

/**
 * Creates the sound of a chart; nothing is loaded or played until the first request.
 *
 * @param trackNow - Returns what the cursor moves over at the time of the request.
 */
export function createListening(store: CursorStore, trackNow: () => CursorTrack): Listening {
  let playing: Playing | null = null;
  const start = async () => {
    const track = trackNow();
    const values = cursorSeries(store.get(), track)?.values;
    if (!values) return;
    const { play, tonesOf } = await import('./seldom-parts.ts');
    const [first, end] = stepsWithin(track.starts, track.step ? store.get().window : null);
    playing = play(tonesOf(values.subarray(first, end)), () => {
      playing = null;
    });
  };
  return {
    toggle() {
      if (playing) playing.stop();
      else void start();
    },
    stop: () => playing?.stop(),
  };
}
