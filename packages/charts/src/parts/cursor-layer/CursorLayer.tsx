import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

import { placeOf, type CursorTrack } from '../../cursor/cursor.ts';
import { commandForKey } from '../../cursor/keys.ts';
import type { CursorStore } from '../../cursor/store.ts';
import { isNarrowFor, type Plot } from '../../layout/plot-box.ts';
import { words } from '../../text/words.ts';
import { visuallyHidden } from '../../theme/reading.css.ts';
import type { RunCommand } from '../commands/run-command.ts';
import { Crosshair } from './Crosshair.tsx';
import type { CursorView } from './cursor-view.ts';
import * as styles from './CursorLayer.css.ts';
import { useCursor } from './useCursor.ts';
import { useGestures } from './useGestures.ts';

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

function helpText({ step }: CursorTrack): string {
  if (step === undefined) return words.stepCursorHelp;
  return step === 'rank' ? words.rankCursorHelp : words.cursorHelp;
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

/**
 * Crosshair, dots, flag and tooltip in a layer of their own over the picture, and the time cursor: a native
 * range input over the steps of one level (months, days, hours …), so that screen readers, switches and touch
 * readers can move it without a role of its own.
 */
export function CursorLayer({ id, plot, track, store, view, run }: CursorLayerProps) {
  const { box, x } = plot;
  const state = useCursor(store);
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const place = placeOf(state, track);
  const isShown = state.isOpen || hasFocus || isNarrowFor(box.width, box.textScale);
  const gestures = useGestures({
    view,
    x,
    canZoom: track.step !== undefined && view.areaAt === undefined,
    run,
    focus: () => input.current?.focus({ preventScroll: true }),
  });
  const { layer, marked, ...handlers } = gestures;
  useCloseOnEscape(state.isOpen, run);

  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const asked = commandForKey(event);
    const command =
      asked?.type === 'lane' && place && view.stepBeside
        ? ({ type: 'go', index: view.stepBeside(place.index, asked.by) } as const)
        : asked;
    if (command === null || !run(command, 'key')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const blur = () => {
    setHasFocus(false);
    run({ type: 'leave' }, 'key');
  };
  const focus = () => {
    setHasFocus(true);
    run({ type: 'open' }, 'key');
  };

  return (
    <div className={styles.layer} ref={layer} {...handlers}>
      <div className={styles.still} aria-hidden>
        {place && isShown && (
          <Crosshair
            box={box}
            view={view}
            place={place}
            state={state}
            hasFocus={hasFocus}
            hasTooltip={state.isOpen && (state.source ?? id) === id}
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
      {place && (
        <>
          <input
            ref={input}
            type="range"
            className={styles.input}
            style={{
              left: box.left,
              top: box.top,
              width: box.right - box.left,
              height: box.bottom - box.top,
            }}
            aria-label={view.cursorLabel ?? words.cursorLabel}
            aria-valuetext={view.spokenAt(place, state)}
            aria-describedby={helpId}
            min={0}
            max={place.count - 1}
            step={1}
            value={place.position}
            onChange={(event) => run({ type: 'position', position: Number(event.target.value) }, 'key')}
            onKeyDown={pressKey}
            onFocus={focus}
            onBlur={blur}
          />
          <p id={helpId} className={visuallyHidden}>
            {helpText(track)}
          </p>
        </>
      )}
    </div>
  );
}
