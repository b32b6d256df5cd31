import { useEffect, useRef } from 'react';

import { cursorLane, type CursorTrack } from '../../cursor/cursor.ts';
import type { CursorStore } from '../../cursor/store.ts';
import { stepsWithin } from '../../cursor/window.ts';
import type { Playing } from '../../sound/play.ts';

/**
 * Plays the series in focus as sound, what is shown of it; asked again, stops. Nothing is loaded or heard before
 * it is asked for.
 */
export function useListening(store: CursorStore, track: CursorTrack): () => void {
  const playing = useRef<Playing | null>(null);
  useEffect(() => () => playing.current?.stop(), []);
  const start = async () => {
    const values = cursorLane(store.get(), track)?.values;
    if (!values) return;
    const [{ play }, { tonesOf }] = await Promise.all([
      import('../../sound/play.ts'),
      import('../../sound/tones.ts'),
    ]);
    const [first, end] = stepsWithin(track.starts, track.step ? store.get().window : null);
    playing.current = play(tonesOf(values.subarray(first, end)), () => {
      playing.current = null;
    });
  };
  return () => {
    if (playing.current) playing.current.stop();
    else void start();
  };
}
