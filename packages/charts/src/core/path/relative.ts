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

/** Commands after which a part of a path is flattened, so that its short-lived pieces are collected early. */
const partLength = 64;

/**
 * The same string, flattened: reading a character of a concatenated string makes V8 join its pieces, which otherwise
 * stay in memory with it, five times its length.
 */
function joined(path: string): string {
  return path.charCodeAt(0) > 0 ? path : '';
}

/** In place of a position: lifts the pen. */
const lifted = 0x7fffffff;

/** Whether a number lies between two others, or on one of them. */
function isBetween(value: number, one: number, other: number): boolean {
  return one < other ? one <= value && value <= other : other <= value && value <= one;
}

/**
 * Writes a line in one pass, which asks for the position of each sample once: this is the largest part of a mount, and
 * most of it runs before it has been compiled.
 *
 * @param isThinned - Whether samples are left out that the line passes on its way up or down within one px.
 */
function written(
  selection: Int32Array,
  toX: (index: number) => number,
  toY: (index: number) => number,
  isThinned: boolean,
): string {
  let whole = '';
  let path = '';
  let commands = 0;
  let x = 0;
  let y = 0;
  let isDown = false;
  let nextX = lifted;
  let nextY = lifted;
  for (let i = 0; i <= selection.length; i += 1) {
    const hereX = nextX;
    const hereY = nextY;
    const index = selection[i] ?? penUp;
    nextX = index === penUp ? lifted : Math.round(toX(index) * precision);
    nextY = index === penUp ? lifted : Math.round(toY(index) * precision);
    if (hereX === lifted) {
      isDown = false;
      continue;
    }
    const isPassed = isThinned && isDown && nextX !== lifted && nextX - x <= precision;
    if (isPassed && isBetween(hereY, y, nextY)) continue;
    if (!isDown) {
      path += nextX === lifted ? `M${pair(hereX - precision, hereY)}h2` : `M${pair(hereX, hereY)}`;
      isDown = true;
    } else if (hereX === x) path += `v${tenths(hereY - y)}`;
    else if (hereY === y) path += `h${tenths(hereX - x)}`;
    else path += `l${pair(hereX - x, hereY - y)}`;
    x = hereX;
    y = hereY;
    commands += 1;
    if (commands % partLength === 0) {
      whole += joined(path);
      path = '';
    }
  }
  return joined(whole + path);
}

/**
 * Writes the line through selected samples as SVG path data with relative commands: about a third of the text
 * and time of absolute ones. Deltas are taken between rounded positions, so errors never accumulate. A sample
 * between two gaps becomes a dash 2 px wide, since a line of no length draws nothing.
 *
 * @param selection - Sample indices, `penUp` at gaps.
 * @param toX - Position of a sample, px.
 * @param toY - Position of a sample, px.
 */
export function linePath(
  selection: Int32Array,
  toX: (index: number) => number,
  toY: (index: number) => number,
): string {
  return written(selection, toX, toY, false);
}

/**
 * Writes a line with several samples in each px column. A sample that the line passes on its way up or
 * down, within one px, is left out: the same px are covered, with a third less to write and to paint.
 *
 * @param selection - Sample indices, `penUp` at gaps.
 * @param toX - Position of a sample, px; rises with the index.
 * @param toY - Position of a sample, px.
 */
export function denseLinePath(
  selection: Int32Array,
  toX: (index: number) => number,
  toY: (index: number) => number,
): string {
  return written(selection, toX, toY, true);
}

/**
 * Writes a staircase through samples that each hold until the next: a metered value is for a whole interval, not for an
 * instant.
 *
 * @param selection - Sample indices, `penUp` at gaps.
 * @param toX - Where the interval of a sample begins, px.
 * @param toY - Position of a sample, px.
 * @param bandwidth - Length of the last interval before a gap, px.
 */
export function stairsPath(
  selection: Int32Array,
  toX: (index: number) => number,
  toY: (index: number) => number,
  bandwidth: number,
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
    const nextY = Math.round(toY(index) * precision);
    if (isDown) path += nextY === y ? '' : `v${tenths(nextY - y)}`;
    else {
      x = Math.round(toX(index) * precision);
      path += `M${pair(x, nextY)}`;
    }
    const next = selection[i + 1] ?? penUp;
    const end = Math.round((next === penUp ? toX(index) + bandwidth : toX(next)) * precision);
    path += `h${tenths(end - x)}`;
    x = end;
    y = nextY;
    isDown = true;
  }
  return joined(path);
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
