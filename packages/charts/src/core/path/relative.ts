import { penUp } from '../decimate/m4.ts';

/** Tenths of a px: finer than a screen shows, short in text. */
const precision = 10;
const tableSize = 4096;
const table: string[] = [];

function tenths(value: number): string {
  const size = Math.abs(value);
  if (size >= tableSize) return String(value / precision);
  let text = table[size];
  if (text === undefined) {
    text = String(size / precision).replace(/^0\./, '.');
    table[size] = text;
  }
  return value < 0 ? `-${text}` : text;
}

function pair(x: number, y: number): string {
  return y < 0 ? tenths(x) + tenths(y) : `${tenths(x)} ${tenths(y)}`;
}

/**
 * Writes the line through selected samples as SVG path data with relative commands: about a third of the text
 * and time of absolute ones. Deltas are taken between rounded positions, so rounding never adds up. A sample
 * between two gaps becomes a dash 2 px wide, since a line of no length draws nothing.
 *
 * @param selection Sample indices, `penUp` at gaps.
 * @param toX Position of a sample, px.
 * @param toY Position of a sample, px.
 */
export function linePath(
  selection: Int32Array,
  toX: (index: number) => number,
  toY: (index: number) => number,
): string {
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
    const nextX = Math.round(toX(index) * precision);
    const nextY = Math.round(toY(index) * precision);
    if (!isDown) {
      const isAlone = (selection[i + 1] ?? penUp) === penUp;
      path += isAlone ? `M${pair(nextX - precision, nextY)}h2` : `M${pair(nextX, nextY)}`;
      isDown = true;
    } else if (nextX === x) path += `v${tenths(nextY - y)}`;
    else if (nextY === y) path += `h${tenths(nextX - x)}`;
    else path += `l${pair(nextX - x, nextY - y)}`;
    x = nextX;
    y = nextY;
  }
  return path;
}

/**
 * Width of the parts that a dense line is drawn in, px. Browsers paint in tiles and go through a whole path for
 * every tile that it touches: in parts, each tile reads only its own (a fifth less time per frame, measured).
 */
const partWidth = 256;

/**
 * A line in parts that meet in a common sample, for lines so dense that painting them costs more than keeping
 * their parts.
 *
 * @param selection Sample indices, `penUp` at gaps.
 * @param toX Position of a sample, px; rises with the index.
 * @param toY Position of a sample, px.
 */
export function linePathParts(
  selection: Int32Array,
  toX: (index: number) => number,
  toY: (index: number) => number,
): string[] {
  const parts: string[] = [];
  let start = 0;
  let edge = partWidth;
  for (let i = 1; i < selection.length - 1; i += 1) {
    const index = selection[i] ?? penUp;
    if (index === penUp || toX(index) < edge) continue;
    // Beside a gap a part would end or start with a lonely sample, which draws a dash.
    if (selection[i - 1] === penUp || selection[i + 1] === penUp) continue;
    parts.push(linePath(selection.subarray(start, i + 1), toX, toY));
    start = i;
    edge = (Math.floor(toX(index) / partWidth) + 1) * partWidth;
  }
  parts.push(linePath(selection.subarray(start), toX, toY));
  return parts;
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
    path += `M${pair(x, y0)}v${tenths(height)}h${tenths(width)}v${tenths(-height)}z`;
  }
  return path;
}
