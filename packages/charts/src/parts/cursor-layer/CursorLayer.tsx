import { useEffect, useId, useState, type KeyboardEvent, type PointerEvent } from 'react';

import { cursorIndex, type CursorState, type CursorTrack } from '../../cursor/cursor.ts';
import { moveForKey } from '../../cursor/keys.ts';
import { labelWidth } from '../../core/time/time-axis.ts';
import type { CursorStore } from '../../cursor/store.ts';
import { wideFrom, type PlotBox } from '../../layout/plot-box.ts';
import { words } from '../../text/words.ts';
import { visuallyHidden } from '../../theme/reading.css.ts';
import type { Readout } from '../tooltip/readout.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import * as styles from './CursorLayer.css.ts';
import { useCursor } from './useCursor.ts';

/** A dot on a line or bar at the crosshair. */
export interface CursorDot {
  readonly key: string;
  /** Position, px from the top of the chart. */
  readonly y: number;
  readonly color: string;
}

/** What a chart tells the layer about the step under the cursor. */
export interface CursorView {
  /** Position of a step, px. */
  xOf(index: number): number;
  /** Step at a position, px. */
  indexAt(x: number): number;
  dotsAt(index: number): readonly CursorDot[];
  /** Label on the time axis. */
  flagAt(index: number): string;
  /** Text of the time cursor for assistive technology. */
  spokenAt(index: number, state: CursorState): string;
  readoutAt(index: number, state: CursorState): Readout;
}

/** What the layer needs. */
export interface CursorLayerProps {
  readonly box: PlotBox;
  readonly track: CursorTrack;
  readonly store: CursorStore;
  readonly view: CursorView;
}

/** Closes the tooltip on Esc wherever the focus is, as WCAG 1.4.13 asks of what hovering shows. */
function useCloseOnEscape(isOpen: boolean, store: CursorStore, track: CursorTrack): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') store.move({ type: 'close' }, track);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, store, track]);
}

function at(x: number, y: number): { transform: string } {
  return { transform: `translate(${x}px, ${y}px)` };
}

/** Middle of the flag: under the crosshair, but inside the chart. */
function flagX(flag: string, x: number, box: PlotBox): number {
  const half = labelWidth(flag) / 2 + 10;
  return Math.max(half, Math.min(x, box.width - half));
}

/**
 * Crosshair, dots, flag and tooltip in a layer of their own over the picture, and the time cursor: a native
 * range input, so that screen readers, switches and touch readers can move it without a role of its own.
 */
export function CursorLayer({ box, track, store, view }: CursorLayerProps) {
  const state = useCursor(store);
  const helpId = useId();
  const [hasFocus, setHasFocus] = useState(false);
  const index = cursorIndex(state, track);
  const isNarrow = box.width < wideFrom;
  const isShown = index >= 0 && (state.isOpen || hasFocus || isNarrow);
  const x = index < 0 ? 0 : view.xOf(index);
  const flag = index < 0 ? '' : view.flagAt(index);
  useCloseOnEscape(state.isOpen, store, track);

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    store.move({ type: 'go', index: view.indexAt(event.clientX - left) }, track);
  };
  const press = (event: PointerEvent<HTMLDivElement>) => {
    follow(event);
    event.preventDefault();
    event.currentTarget.querySelector('input')?.focus({ preventScroll: true });
  };
  const leave = () => {
    if (!hasFocus) store.move({ type: 'close' }, track);
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const move = moveForKey(event);
    if (move === null || (move.type === 'close' && !state.isOpen)) return;
    event.preventDefault();
    event.stopPropagation();
    store.move(move, track);
  };
  const blur = () => {
    setHasFocus(false);
    store.move({ type: 'close' }, track);
  };
  const focus = () => {
    setHasFocus(true);
    store.move({ type: 'open' }, track);
  };

  return (
    <div className={styles.layer} onPointerMove={follow} onPointerDown={press} onPointerLeave={leave}>
      <div className={styles.still} aria-hidden>
        {isShown && (
          <>
            <div
              className={styles.crosshair}
              style={{ blockSize: box.bottom - box.top + 4, ...at(x, box.top - 4) }}
            />
            {view.dotsAt(index).map(({ key, y, color }) => (
              <div
                key={key}
                className={key === state.lane && hasFocus ? `${styles.dot} ${styles.currentDot}` : styles.dot}
                style={{ color, ...at(x, y) }}
              />
            ))}
            {!isNarrow && (
              <div
                className={styles.flag}
                style={{
                  transform: `translate(${flagX(flag, x, box)}px, ${box.bottom + 4}px) translateX(-50%)`,
                }}
              >
                {flag}
              </div>
            )}
          </>
        )}
        {isShown && state.isOpen && !isNarrow && (
          <Tooltip
            readout={view.readoutAt(index, state)}
            place={{ x, chartWidth: box.width, top: box.top + 24 }}
          />
        )}
      </div>
      {index >= 0 && (
        <>
          <input
            type="range"
            className={styles.input}
            style={{
              left: box.left,
              top: box.top,
              width: box.right - box.left,
              height: box.bottom - box.top,
            }}
            aria-label={words.cursorLabel}
            aria-valuetext={view.spokenAt(index, state)}
            aria-describedby={helpId}
            min={0}
            max={Math.max(0, track.starts.length - 1)}
            step={1}
            value={index}
            onChange={(event) => store.move({ type: 'go', index: Number(event.target.value) }, track)}
            onKeyDown={pressKey}
            onFocus={focus}
            onBlur={blur}
          />
          <p id={helpId} className={visuallyHidden}>
            {words.cursorHelp}
          </p>
        </>
      )}
    </div>
  );
}
