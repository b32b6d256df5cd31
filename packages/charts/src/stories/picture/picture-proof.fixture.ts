import { pixelColumns } from '../../core/decimate/columns.ts';
import { createSelector } from '../../core/decimate/select.ts';
import { linePieces } from '../../core/path/line-pieces.ts';
import { timeScale } from '../../core/scale/time-scale.ts';
import { hourMs } from '@vinrod/locale/clock';
import { valueAt } from '../../core/typed-array.ts';

/** Size of the pictures, px. */
export const pictureSize = { width: 320, height: 120 } as const;

/** A repeatable source of numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Like a meter: a random walk with day and night, peaks, zeros, production and gaps. */
export function randomValues(seed: number): Float64Array {
  const random = randomFrom(seed);
  const values = new Float64Array(1000 + Math.floor(random() * 7760));
  const [swing, noise] = [random() * 20, random() * 8];
  let level = 10 + random() * 30;
  for (let i = 0; i < values.length; i += 1) {
    level += (random() - 0.5) * noise * 0.2;
    values[i] = level + swing * Math.sin((i / 12) * Math.PI) + (random() - 0.5) * noise;
  }
  for (let peak = 0; peak < 3; peak += 1) {
    values[Math.floor(random() * values.length)] = level * (1 + random() * 8);
  }
  for (let gap = 0; gap < 4; gap += 1) {
    const start = Math.floor(random() * values.length);
    values.fill(Number.NaN, start, start + Math.floor(random() * 200));
  }
  return values;
}

/** Path data of the line through all values, to tenths of a px, and of the pieces of the line that the graph draws. */
export function bothPaths(values: Float64Array): readonly [all: readonly string[], drawn: readonly string[]] {
  const starts = Float64Array.from(values, (_, i) => i * hourMs);
  const x = timeScale([0, valueAt(starts, starts.length - 1)], [4, pictureSize.width - 4]);
  const known = values.filter((value) => !Number.isNaN(value));
  const lowest = known.reduce((a, b) => Math.min(a, b));
  const extent = known.reduce((a, b) => Math.max(a, b)) - lowest || 1;
  const perUnit = (pictureSize.height - 8) / extent;
  const toY = (value: number) => pictureSize.height - 4 - (value - lowest) * perUnit;
  let all = '';
  for (const [i, value] of values.entries()) {
    const command = Number.isNaN(valueAt(values, i - 1)) ? 'M' : 'L';
    const [left, top] = [x.toX(valueAt(starts, i)), toY(value)];
    if (!Number.isNaN(value)) all += `${command}${left.toFixed(1)} ${top.toFixed(1)}`;
  }
  const selection = createSelector().select(values, pixelColumns(starts, x));
  return [[all], linePieces({ selection, starts, values, x, y: { perUnit, toY } }, pictureSize.width / 5)];
}

/** How two pictures differ. Every edge is anti-aliased over one px, so a px is compared with its neighbours. */
export interface Difference {
  /**
   * Number of px that one picture covers by half or more, and the other by less than a quarter in that px and all eight
   * around it.
   */
  readonly stray: number;
  /** Share of painted px whose coverage is more than a quarter outside the range of the other picture around them. */
  readonly beyond: number;
}

const half = 128;
const quarter = 64;

/** Paints path data, each on top of the one before, and returns how much each px is covered, 0–255. */
export function paint(context: CanvasRenderingContext2D, paths: readonly string[]): Uint8ClampedArray {
  const { width, height } = pictureSize;
  context.clearRect(0, 0, width, height);
  context.lineWidth = 1;
  context.lineJoin = 'bevel';
  for (const path of paths) context.stroke(new Path2D(path));
  const { data } = context.getImageData(0, 0, width, height);
  return Uint8ClampedArray.from({ length: width * height }, (_, i) => data[i * 4 + 3] ?? 0);
}

/** Least and most paint in a px and the eight around it. */
function around(picture: Uint8ClampedArray, index: number): readonly [least: number, most: number] {
  let [least, most] = [255, 0];
  for (const row of [-pictureSize.width, 0, pictureSize.width]) {
    for (const column of [-1, 0, 1]) {
      const coverage = picture[index + row + column] ?? 0;
      least = Math.min(least, coverage);
      most = Math.max(most, coverage);
    }
  }
  return [least, most];
}

/** Compares two pictures px by px. */
export function compare(one: Uint8ClampedArray, two: Uint8ClampedArray): Difference {
  let painted = 0;
  let stray = 0;
  let beyond = 0;
  for (let i = 0; i < one.length; i += 1) {
    const [a, b] = [one[i] ?? 0, two[i] ?? 0];
    if (a > 0 || b > 0) painted += 1;
    if (a === b) continue;
    const [leastOne, mostOne] = around(one, i);
    const [leastTwo, mostTwo] = around(two, i);
    if ((a >= half && mostTwo < quarter) || (b >= half && mostOne < quarter)) stray += 1;
    if (Math.max(a - mostTwo, leastTwo - a, b - mostOne, leastOne - b) > quarter) beyond += 1;
  }
  return { stray, beyond: beyond / painted };
}
