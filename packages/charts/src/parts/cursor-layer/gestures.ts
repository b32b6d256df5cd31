import type { TimeWindow } from '../../core/time/levels.ts';
import type { WindowMove } from '../../cursor/window-moves.ts';

/** A finger on the chart. */
export interface Finger {
  /** Where it is, px. */
  readonly x: number;
  /** The instant that it was put on, UTC ms. */
  readonly time: number;
}

/**
 * The window in which two fingers are still on the instants that they were put on; null while they cannot be:
 * on the same instant, or crossed.
 *
 * @param range Left and right edge of the plot, px.
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

/** The parts of a wheel event that decide. */
export interface WheelTurn {
  readonly deltaX: number;
  readonly deltaY: number;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Wheel travel that doubles what is shown, px. */
const doublingTravel = 400;
const panTravel = 1000;

/**
 * What turning the wheel asks for: with Ctrl (which pinching a touchpad sends), and with focus in the chart, it
 * zooms at the pointer; sideways or with Shift it pans. Otherwise it belongs to the page, which must scroll on
 * over a chart.
 *
 * @param at Instant under the pointer, UTC ms.
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
