import { useEffect, useRef, useState } from 'react';

import { placeOf, type CursorState, type CursorTrack } from '../../cursor/cursor.ts';
import type { CursorStore } from '../../cursor/store.ts';
import { isNarrowFor, type Plot } from '../../layout/plot-box.ts';
import type { RunCommand } from '../commands/run-command.ts';
import { Crosshair, type CrosshairHandle } from './Crosshair.tsx';
import type { CursorView } from './cursor-view.ts';
import * as styles from './CursorLayer.css.ts';
import { TimeCursor } from './TimeCursor.tsx';
import { useGestures } from './useGestures.ts';
import { useSteadyCursor } from './useSteadyCursor.ts';

/** What the layer needs. */
export interface CursorLayerProps {
  /** Of the chart, among charts that share a cursor. */
  readonly id: string;
  readonly plot: Pick<Plot, 'box' | 'x'>;
  readonly track: CursorTrack;
  readonly store: CursorStore;
  readonly view: CursorView;
  readonly run: RunCommand;
}

/** Closes the tooltip on Esc wherever the focus is, as WCAG 1.4.13 asks of what hovering shows. */
function useCloseOnEscape(isOpen: boolean, run: RunCommand): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') run({ type: 'close' }, 'pointer');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, run]);
}

/** Crosshair, dots, flag and tooltip in a layer of their own over the picture, and the time cursor. */
export function CursorLayer({ id, plot, track, store, view, run }: CursorLayerProps) {
  const { box, x } = plot;
  const input = useRef<HTMLInputElement>(null);
  const crosshair = useRef<CrosshairHandle>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const isShownIn = ({ isOpen }: CursorState) => isOpen || hasFocus || isNarrowFor(box.width, box.textScale);
  const [state] = useSteadyCursor(store, (next) =>
    isShownIn(next) && crosshair.current?.follow(next) === true ? 'never' : 'now',
  );
  const place = placeOf(state, track);
  const gestures = useGestures({
    view,
    x,
    canZoom: track.step !== undefined && view.areaAt === undefined,
    run,
    focus: () => input.current?.focus({ preventScroll: true }),
  });
  const { layer, marked, ...handlers } = gestures;
  useCloseOnEscape(state.isOpen, run);
  const isPointed = () =>
    document.activeElement !== input.current && layer.current?.matches(':hover') === true;

  return (
    <div className={styles.layer} ref={layer} {...handlers}>
      <div className={styles.still} aria-hidden>
        {place && isShownIn(state) && (
          <Crosshair
            ref={crosshair}
            id={id}
            box={box}
            view={view}
            track={track}
            store={store}
            state={state}
            hasFocus={hasFocus}
          />
        )}
        {marked && (
          <div
            className={styles.marked}
            style={{
              insetBlockStart: box.top,
              blockSize: box.bottom - box.top,
              insetInlineStart: marked[0],
              inlineSize: marked[1] - marked[0],
            }}
          />
        )}
      </div>
      <TimeCursor
        box={box}
        track={track}
        store={store}
        view={view}
        run={run}
        input={input}
        urgencyOf={() => (isPointed() ? 'atRest' : 'now')}
        onFocusChange={setHasFocus}
      />
    </div>
  );
}
