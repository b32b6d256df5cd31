import { formatPercent } from '@vinrod/ui/format';

import { valueAt } from '../core/typed-array.ts';
import { footerFor } from '../layout/time-labels.ts';
import { isNarrowFor, plotFor, type PlacedText, type Plot } from '../layout/plot-box.ts';

/** What a duration curve is laid out from. */
export interface DurationLayoutOptions {
  /** px. */
  readonly width: number;
  readonly height: number;
  readonly textScale: number;
  readonly unit: string;
  /** Highest first. */
  readonly values: Float64Array;
  /** Subscribed power; null without one. */
  readonly level: number | null;
  /** Under the percent: "andel av 8 760 timmar". */
  readonly axisLabel: string;
}

/** Everything that a duration curve draws, without the cursor. */
export interface DurationLayout extends Plot {
  readonly labels: readonly PlacedText[];
  readonly curve: string;
  /** The curve down to zero. */
  readonly area: string;
  /** What lies over the subscribed power. */
  readonly over: string;
}

/** Indices to draw: all, or where they are many two in each px; the curve falls, so nothing between them is lost. */
export function drawnIndices(count: number, width: number): Int32Array {
  const places = Math.max(2, Math.ceil(width) * 2);
  if (count <= places) return Int32Array.from({ length: count }, (_, i) => i);
  return Int32Array.from({ length: places }, (_, i) => Math.round((i / (places - 1)) * (count - 1)));
}

function steps(indices: Int32Array, plot: Plot, heightOf: (index: number) => number): string {
  const [first = 0] = indices;
  let path = `M${plot.x.toX(first).toFixed(1)} ${heightOf(first).toFixed(1)}`;
  let last = first;
  for (const index of indices.subarray(1)) {
    path += `H${plot.x.toX(index).toFixed(1)}V${heightOf(index).toFixed(1)}`;
    last = index;
  }
  return `${path}H${plot.x.toX(last + 1).toFixed(1)}`;
}

/** Lays out values in order of size over the share of the time. */
export function durationLayout(options: DurationLayoutOptions): DurationLayout {
  const { width, height, textScale, values, level } = options;
  const count = values.length;
  const levels = level === null ? [] : [level];
  const known = [valueAt(values, 0), valueAt(values, count - 1), ...levels];
  const plot = plotFor({
    width,
    height,
    textScale,
    unit: options.unit,
    domain: [0, Math.max(1, count)],
    extent: count === 0 ? null : [Math.min(...known), Math.max(...known)],
    footer: footerFor(width, textScale),
  });
  const { box, x, y } = plot;
  const isNarrow = isNarrowFor(width, textScale);
  const shares = isNarrow ? [0, 50, 100] : [0, 25, 50, 75, 100];
  const labels = shares.map((share): PlacedText => ({
    x: x.toX((share / 100) * Math.max(1, count)),
    y: box.bottom + 18 * textScale,
    text: formatPercent(share, { decimals: 0 }),
    anchor: share === 100 ? 'end' : share === 0 ? 'start' : 'middle',
  }));
  if (!isNarrow) {
    labels.push({ x: box.right, y: box.bottom + 38 * textScale, text: options.axisLabel, anchor: 'end' });
  }
  if (count === 0) return { ...plot, labels, curve: '', area: '', over: '' };
  const indices = drawnIndices(count, box.right - box.left);
  const curve = steps(indices, plot, (i) => y.toY(valueAt(values, i)));
  const base = y.toY(0).toFixed(1);
  const left = box.left.toFixed(1);
  const over =
    level === null || !(valueAt(values, 0) > level)
      ? ''
      : `${steps(indices, plot, (i) => y.toY(Math.max(level, valueAt(values, i))))}V${y.toY(level).toFixed(1)}H${left}z`;
  return { ...plot, labels, curve, area: `${curve}V${base}H${left}z`, over };
}
