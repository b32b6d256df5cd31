import { penUp } from '../decimate/m4.ts';
import { valueAt } from '../typed-array.ts';
import type { PlacedSamples } from './line-pieces.ts';
import { flattened, precision, writeMove, writeTenths } from './tenths.ts';

/**
 * Writes a staircase through samples that each hold until the next: a metered value is for a whole interval, not for an
 * instant.
 *
 * @param samples - By where their intervals begin.
 * @param bandwidth - Length of the last interval before a gap, px.
 */
export function stairsPath(
  { selection, starts, values, x: time, y: height }: PlacedSamples,
  bandwidth: number,
): string {
  const toX = (index: number) => time.toX(valueAt(starts, index));
  let path = '';
  let x = 0;
  let y = 0;
  let isDown = false;
  for (let i = 0; i < selection.length; i += 1) {
    const index = selection[i] ?? penUp;
    if (index === penUp) {
      isDown = false;
      continue;
    }
    const nextY = Math.round(height.toY(valueAt(values, index)) * precision);
    if (isDown) path += nextY === y ? '' : `v${writeTenths(nextY - y)}`;
    else {
      x = Math.round(toX(index) * precision);
      path += writeMove(x, nextY);
    }
    const next = selection[i + 1] ?? penUp;
    const end = Math.round((next === penUp ? toX(index) + bandwidth : toX(next)) * precision);
    path += `h${writeTenths(end - x)}`;
    x = end;
    y = nextY;
    isDown = true;
  }
  return flattened(path);
}

/** A bar from `y0` to `y1`; either end may be the upper one. */
export interface Bar {
  readonly x: number;
  readonly width: number;
  readonly y0: number;
  readonly y1: number;
}

/** Writes many bars as the data of one path. */
export function barsPath(bars: readonly Bar[]): string {
  let path = '';
  for (const bar of bars) {
    const x = Math.round(bar.x * precision);
    const width = Math.round(bar.width * precision);
    const y0 = Math.round(bar.y0 * precision);
    const height = Math.round(bar.y1 * precision) - y0;
    path += `${writeMove(x, y0)}v${writeTenths(height)}h${writeTenths(width)}v${writeTenths(-height)}z`;
  }
  return path;
}
