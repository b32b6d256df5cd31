import type { TimeWindow } from '../../core/time/levels.ts';
import type { WindowMove } from '../../cursor/window-moves.ts';

/** A finger on the chart. */
export interface Finger {
  /** Where it is, px. */
  readonly x: number;
  /** The instant under it when it touched down, UTC ms. */
  readonly time: number;
}

/**
 * The window that keeps two fingers on the instants they touched; null while that is impossible: when both are on the
 * same instant, or have crossed.
 *
 * @param range - Left and right edge of the plot, px.
 */
export function pinchWindow(
  [one, two]: readonly Finger[],
  [left, right]: readonly [number, number],
): TimeWindow | null {
  if (!one || !two) return null;
  const msPerPx = (two.time - one.time) / (two.x - one.x);
  if (!Number.isFinite(msPerPx) || msPerPx <= 0) return null;
  return { from: one.time - (one.x - left) * msPerPx, to: one.time + (right - one.x) * msPerPx };
}

/** The relevant parts of a wheel event. */
export interface WheelTurn {
  readonly deltaX: number;
  readonly deltaY: number;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Wheel travel that doubles the visible span, px. */
const doublingTravel = 400;
const panTravel = 1000;

/**
 * Maps a wheel event to a command: with Ctrl (which a touchpad pinch also sends), or with focus in the chart, it zooms
 * at the pointer; sideways or with Shift it pans. Otherwise it is left to the page, which must keep scrolling over a
 * chart.
 *
 * @param at - Instant under the pointer, UTC ms.
 */
export function wheelCommand(turn: WheelTurn, at: number, hasFocus: boolean): WindowMove | null {
  const isZoom = turn.ctrlKey || turn.metaKey;
  const sideways = turn.shiftKey ? turn.deltaX || turn.deltaY : turn.deltaX;
  if (!isZoom && Math.abs(sideways) > (turn.shiftKey ? 0 : Math.abs(turn.deltaY))) {
    return { type: 'pan', share: sideways / panTravel };
  }
  if (turn.deltaY === 0 || !(isZoom || hasFocus)) return null;
  return { type: 'zoom', factor: 2 ** (turn.deltaY / doublingTravel), at };
}
