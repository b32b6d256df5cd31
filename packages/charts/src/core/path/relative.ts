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
 * The same text in one piece: reading a character of a text that was added up makes one of its pieces (V8), which
 * otherwise stay in memory with it, five times its length.
 */
function joined(path: string): string {
  return path.charCodeAt(0) > 0 ? path : '';
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
  return joined(path);
}

/** Whether a number lies between two others, or on one of them. */
function isBetween(value: number, one: number, other: number): boolean {
  return one < other ? one <= value && value <= other : other <= value && value <= one;
}

/**
 * Writes a line of which several samples share each px column. A sample that the line passes on its way up or
 * down, within one px, is left out: the same px are covered, with a third less to write and to paint.
 *
 * @param selection Sample indices, `penUp` at gaps.
 * @param toX Position of a sample, px; rises with the index.
 * @param toY Position of a sample, px.
 */
export function denseLinePath(
  selection: Int32Array,
  toX: (index: number) => number,
  toY: (index: number) => number,
): string {
  const kept = new Int32Array(selection.length);
  let count = 0;
  let lastX = 0;
  let lastY = Number.NaN;
  for (let i = 0; i < selection.length; i += 1) {
    const index = selection[i] ?? penUp;
    const next = selection[i + 1] ?? penUp;
    const y = index === penUp ? Number.NaN : toY(index);
    if (next !== penUp && isBetween(y, lastY, toY(next)) && toX(next) - lastX <= 1) continue;
    kept[count++] = index;
    lastY = y;
    if (index !== penUp) lastX = toX(index);
  }
  return linePath(kept.subarray(0, count), toX, toY);
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
