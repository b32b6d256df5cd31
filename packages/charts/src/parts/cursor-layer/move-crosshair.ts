import { labelWidth } from '../../core/time/time-axis.ts';
import type { PlotBox } from '../../layout/plot-box.ts';
import { writeText } from '../tooltip/write-text.ts';
import type { CursorDot } from './cursor-view.ts';

/** The parts of a crosshair over one step; null while it stands over something else. */
export interface CrosshairParts {
  group: HTMLElement | null;
  flag: HTMLElement | null;
  readonly dots: Map<string, HTMLElement>;
}

/** Middle of the flag: under the crosshair, but inside the chart, px. */
export function flagOffset(flag: string, x: number, box: PlotBox): number {
  const half = (labelWidth(flag) / 2) * box.textScale + 10;
  return Math.max(half, Math.min(x, box.width - half));
}

/**
 * Moves a crosshair to another step.
 *
 * @param left Where it stands, px.
 * @returns false, and nothing is changed, when it has not the dots that it needs.
 */
export function moveCrosshair(
  { group, flag, dots }: CrosshairParts,
  left: number,
  box: PlotBox,
  text: string,
  places: readonly CursorDot[],
): boolean {
  if (!group || dots.size !== places.length || !places.every(({ key }) => dots.has(key))) return false;
  group.style.transform = `translateX(${left}px)`;
  for (const { key, y } of places) {
    const dot = dots.get(key);
    if (dot) dot.style.transform = `translateY(${y}px)`;
  }
  if (flag) {
    writeText(flag, text);
    flag.style.transform = `translateX(calc(${flagOffset(text, left, box) - left}px - 50%))`;
  }
  return true;
}
